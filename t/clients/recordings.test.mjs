// Streams recorded from real services, where there are any: which of them the
// clients can read, with the module and without it.

import assert from 'node:assert/strict';
import test from 'node:test';

import { clients } from './lib/clients.mjs';


const sizes = new Map((process.env.TEST_CLIENTS_RECORDINGS ?? '')
    .split(' ').filter((entry) => entry !== '')
    .map((entry) => entry.split(':')));

// the AI SDK takes its time

const most = { aiOpenAI: 150000, aiOpenResponses: 150000 };


// clean: nothing thrown, no error parts

async function tally(edge, client, names) {
    const clean = new Set();

    for (const name of names) {
        const r = await clients[client](`/${edge}/recording/${name}`);

        if (r.errors.length === 0) {
            clean.add(name);
        }
    }

    return clean;
}


for (const client of Object.keys(clients)) {
    const names = [ ...sizes.keys() ]
        .filter((name) => !(sizes.get(name) > most[client]));

    test(`recordings, ${client}`, {
        skip: names.length ? false : 'no recordings',
    }, async (t) => {
        const off = await tally('off', client, names);
        const on = await tally('openai', client, names);
        const worse = [ ...off ].filter((name) => !on.has(name));

        t.diagnostic(`${client}: of ${names.length} recordings `
                     + `${off.size} read without errors when off, `
                     + `${on.size} when on`);

        assert.deepEqual(worse, []);
    });
}
