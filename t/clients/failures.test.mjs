// Servers that fail: each client must come to its own kind of error, with the
// code and the words that say what happened.

import assert from 'node:assert/strict';
import test from 'node:test';

import OpenAI from 'openai';

import { clients } from './lib/clients.mjs';
import { sent as stream } from './lib/dialects.mjs';


// bytes of a stream up to the middle of its third delta, and of its second
// event: with and without output before the end

const whole = stream('openai-text');
const late = whole.indexOf(' at four.');
const early = whole.indexOf('response.in_progress') + 60;

const ends = {
    fin: 'upstream_error',
    rst: 'upstream_error',
    garbage: 'upstream_error',
    stall: 'upstream_timeout',
    end: 'upstream_incomplete',
};

const asked = { code: 'rate_limit_exceeded', message: /^Slow down, please$/ };

const sent = {
    'openai-error-failed-early': asked,
    'openai-error-failed-late': asked,
    'openai-error-nested-early': asked,
    'openai-error-nested-late': asked,
    'openai-error-flat-early': asked,
    'openai-error-flat-late': asked,
    'openai-error-flat-failed-early': asked,
    'openai-error-flat-failed-late': asked,
    'error-object': asked,
    'error-empty': { message: /./ },
    'eugpt-error': { code: 'internal_error', message: /^The model went away$/ },
};


// An application's view: something was thrown or shown, once or twice, that
// is a class of the client's own, not a failure to read the stream.

const own = {
    helper: /^Error$/,
    raw: /^Error$/,
    aiOpenAI: /^AI_(APICallError|StreamProviderError)$/,
    aiOpenResponses: /^AI_StreamProviderError$/,
};


function failed(client, r, { code, message }) {
    assert.ok(r.errors.length > 0, 'an error');

    for (const e of r.errors) {
        assert.match(e.name, own[client]);
        assert.match(e.message, message);
        assert.doesNotMatch(e.message, /\bstream ended|terminated|aborted/);

        if (code !== undefined) {
            assert.equal(e.code, code);
        }
    }

    if (client.startsWith('ai') && r.status !== undefined) {
        assert.equal(r.status, 'error');
    }
}


for (const [ end, logged ] of Object.entries(ends)) {
    for (const [ when, at ] of Object.entries({ early, late })) {
        const code = when === 'early' ? 'server_error' : logged;

        for (const client of Object.keys(clients)) {
            const path = `${end}/${at}/openai-text`;

            test(`${end}, ${when}, ${client}`, async () => {
                const r = await clients[client](`/openai/${path}`);

                failed(client, r, { code, message: /upstream/ });

                if (when === 'late' && client.startsWith('ai')) {
                    assert.equal(r.text, 'The tide turns');
                }
            });
        }
    }
}


// a failure before the output is a status, for which the client asks again

for (const [ path, expected ] of [ [ 'hold', 'completed' ],
                                   [ 'openai', 'failed' ] ])
{
    test(`two failures, ${path}, ${expected}`, async () => {
        const port = process.env.TEST_CLIENTS_PORT;
        const api = new OpenAI({ apiKey: 'none', maxRetries: 2,
                                 logLevel: 'off', baseURL:
            `http://127.0.0.1:${port}/${path}/twice/${path}` });
        let last;

        try {
            for await (const event of await api.responses.create({
                model: 'm', input: 'hi', stream: true }))
            {
                last = event.response?.status ?? last;
            }
        } catch (e) {
            last = 'failed';
        }

        assert.equal(last, expected);
    });
}


// without the module a cut is either an error of the connection, or no error

test('fin, off, clients see a broken connection', async () => {
    const r = await clients.helper(`/off/fin/${late}/openai-text`);

    assert.equal(r.errors.length, 1);
    assert.equal(r.errors[0].code, undefined);
});


test('end, off, clients see an answer', async () => {
    const at = whole.lastIndexOf('\n\n', late) + 2;
    const r = await clients.helper(`/off/end/${at}/openai-text`);

    assert.deepEqual(r.errors, []);
    assert.equal(r.status, 'in_progress');
});


for (const [ name, expected ] of Object.entries(sent)) {
    // a flat error passes as it came: @ai-sdk/open-responses reads the
    // specification's form only, and @ai-sdk/openai no code of it before the
    // first output

    const flat = /flat|eugpt/.test(name);

    for (const client of Object.keys(clients)) {
        if (flat && client === 'aiOpenResponses') {
            continue;
        }

        test(`${name}, ${client}`, async () => {
            const r = await clients[client](`/openai/whole/${name}`);
            const code = flat && r.errors[0]?.name === 'AI_APICallError'
                ? r.errors[0].code : expected.code;

            failed(client, r, { ...expected, code });
        });
    }

    test(`${name}, profile openresponses`, async () => {
        const r = await clients.aiOpenResponses(
            `/openresponses/whole/${name}`);
        failed('aiOpenResponses', r, expected);
    });

    // items of EU GPT have no ids, which the helper wants

    if (!name.startsWith('eugpt')) {
        test(`${name}, profile eugpt`, async () => {
            const r = await clients.helper(`/eugpt/whole/${name}`);
            failed('helper', r, expected);
        });
    }
}


// Of a server's own response.failed OpenAI's client makes no error: it is the
// response that says so.

for (const name of [ 'openai-failed-early', 'openai-failed-late',
                     'freddy-failed' ])
{
    for (const client of [ 'helper', 'raw' ]) {
        test(`${name}, ${client}`, async () => {
            const r = await clients[client](`/openai/whole/${name}`);

            assert.deepEqual(r.errors, []);
            assert.equal(r.status, 'failed');
            assert.equal(r.failure.code, asked.code);
            assert.match(r.failure.message, asked.message);
        });
    }

    for (const client of [ 'aiOpenAI', 'aiOpenResponses' ]) {
        test(`${name}, ${client}`, async () => {
            const r = await clients[client](`/openai/whole/${name}`);

            // it keeps no code of a response that failed without output

            const code = r.errors[0]?.name === 'AI_APICallError'
                ? undefined : asked.code;

            failed(client, r, { ...asked, code });
        });
    }
}


// without an error to show they still must not take it for an answer

for (const when of [ 'early', 'late' ]) {
    for (const client of Object.keys(clients)) {
        test(`openai-failed-noerror-${when}, ${client}`, async () => {
            const r = await clients[client](
                `/openai/whole/openai-failed-noerror-${when}`);

            assert.ok(r.errors.length > 0
                      || [ 'error', 'failed' ].includes(r.status), r.status);
        });
    }
}
