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


// what was thrown or shown as an error part, by recording

async function tally(edge, client, names) {
    const errors = new Map();

    for (const name of names) {
        const r = await clients[client](`/${edge}/recording/${name}`);

        if (r.errors.length) {
            errors.set(name, r.errors[0].message);
        }
    }

    return errors;
}


for (const client of Object.keys(clients)) {
    const names = [ ...sizes.keys() ]
        .filter((name) => !(sizes.get(name) > most[client]));

    test(`recordings, ${client}`, {
        skip: names.length ? false
            : 'no recordings, see TEST_RESPONSES_SHARED',
    }, async (t) => {
        const off = await tally('off', client, names);
        const on = await tally('openai', client, names);
        const worse = [ ...on ].filter(([ name ]) => !off.has(name));

        t.diagnostic(`${client}: of ${names.length} recordings `
                     + `${off.size} fail when off, ${on.size} when on`);

        assert.deepEqual(worse, []);

        // what the API reports itself remains, and openai-node knows no
        // events of apply_patch

        if (client === 'helper') {
            const reported = await tally('off', 'raw', names);

            assert.deepEqual([ ...on.keys() ].filter((name) =>
                !reported.has(name) && !/apply-patch/.test(name)), []);
        }
    });
}
