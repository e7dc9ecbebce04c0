// Each dialect through the edge, and without it.

import assert from 'node:assert/strict';
import test from 'node:test';

import { clients, aiOpenResponses } from './lib/clients.mjs';
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
        const r = await aiOpenResponses(`/openresponses/whole/${name}`);

        assert.deepEqual(seen(r), expected(x, x.finish));
        assert.equal(r.reasoning, x.summary);
    });

    for (const client of untidy(name)) {
        test(`${name}, off, ${client} fails`, async () => {
            const r = await clients[client](`/off/whole/${name}`);

            assert.ok(r.errors.length > 0);
        });
    }
}
