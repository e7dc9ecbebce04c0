// Each dialect through the edge, and without it.

import assert from 'node:assert/strict';
import test from 'node:test';

import { clients, bytes, raw, aiOpenResponses } from './lib/clients.mjs';
import { dialects, untidy } from './lib/dialects.mjs';


// what a client must have seen in the end

function expected({ text, tools, usage }, status) {
    return { errors: [], text, tools, status, usage };
}


function seen(r) {
    return { errors: r.errors.map((e) => e.message), text: r.text,
             tools: r.tools, status: r.status,
             usage: [ r.input, r.output ] };
}


function orderly(r) {
    assert.equal(r.types[0], 'response.created');
    assert.equal(r.types.indexOf('response.created', 1), -1);
    assert.equal(r.terminal?.type, r.types.at(-1), 'the terminal is last');
    assert.deepEqual(r.numbers, r.types.map((_, i) => i));
}


for (const [ name, x ] of Object.entries(dialects)) {
    const path = `/openai/whole/${name}`;

    test(`${name}, openai, helper`, async () => {
        const r = await clients.helper(path);

        assert.deepEqual(seen(r), expected(x, x.status));
        assert.equal(r.deltas, x.text);
        assert.equal(r.reasoning, x.thoughts);
    });

    test(`${name}, openai, raw`, async () => {
        const r = await clients.raw(path);

        assert.deepEqual(seen(r), expected(x, x.status));
        assert.deepEqual(seen(r.final),
                         { ...seen(r), text: x.text });
        assert.equal(r.deltas, x.text);
        assert.equal(r.reasoning, x.thoughts);
        orderly(r);
    });

    // its model of OpenAI's events has no raw reasoning

    test(`${name}, ai with openai`, async () => {
        const r = await clients.aiOpenAI(path);

        assert.deepEqual(seen(r), expected(x, x.finish));
        assert.equal(r.reasoning, x.summary);
    });

    test(`${name}, ai with open-responses`, async () => {
        const r = await clients.aiOpenResponses(path);

        assert.deepEqual(seen(r), expected(x, x.finish));
        assert.equal(r.reasoning, x.thoughts);
    });

    // it does not know the names that raw reasoning has in the specification

    test(`${name}, profile openresponses`, async () => {
        const edge = `/openresponses/whole/${name}`;
        const r = await aiOpenResponses(edge);

        assert.deepEqual(seen(r), expected(x, x.finish));
        assert.equal(r.reasoning, x.summary);

        const stream = await bytes(edge);
        const frames = stream.split('\n\n').slice(0, -1)
            .filter((frame) => !frame.startsWith(':'));

        assert.equal(frames.pop(), 'data: [DONE]');
        assert.ok(!frames.includes('data: [DONE]'), 'one [DONE]');

        for (const frame of frames) {
            const [ , event, data ] = frame.match(/^event: (.*)\ndata: ?(.*)$/);
            assert.equal(JSON.parse(data).type, event);
        }
    });

    for (const client of untidy(name)) {
        test(`${name}, off, ${client} fails`, async () => {
            const r = await clients[client](`/off/whole/${name}`);

            assert.ok(r.errors.length > 0);
        });
    }
}


// The order that EU GPT promises, for what it sends itself and for what other
// servers send.

for (const name of [ 'eugpt-text', 'eugpt-tool', 'eugpt-routing',
                     'openai-text', 'litellm-text', 'gemini-text' ])
{
    test(`${name}, profile eugpt`, async () => {
        const stream = await bytes(`/eugpt/whole/${name}`);
        const events = [];

        for (const frame of stream.split('\n\n').slice(0, -1)) {
            const [ , data ] = frame.match(/^event: message\ndata: ?(.*)$/);
            events.push(JSON.parse(data));
        }

        const types = events.map((event) => event.type);

        assert.equal(types[0], 'response.created');
        assert.equal(types.at(-1), 'response.completed');
        assert.deepEqual(events.map((event) => event.sequence_number),
                         events.map((_, i) => i));
        assert.ok(events[0].response.created_at > 1e12, 'milliseconds');

        const added = types.indexOf('response.output_item.added');
        const part = types.indexOf('response.content_part.added');
        const delta = types.indexOf('response.output_text.delta');
        const text = types.indexOf('response.output_text.done');
        const item = types.lastIndexOf('response.output_item.done');

        assert.ok(0 < added && added < part && part < delta && delta < text
                  && text < item, types.join(' '));

        if (name === 'eugpt-routing') {
            assert.equal(types[1], 'response.routing.completed');
        }

        const r = await raw(`/eugpt/whole/${name}`);
        const x = dialects[name] ?? { text: 'Ja.', tools: [] };

        assert.equal(r.deltas, x.text);
        assert.deepEqual(r.tools, x.tools);
    });
}
