// Streams from which the module takes items and members: clients read what is
// left as if the rest had never been.

import assert from 'node:assert/strict';
import test from 'node:test';

import { bytes, clients } from './lib/clients.mjs';


const paths = [ 'whole/hf-reasoning/', 'whole/litellm-reasoning/',
                'whole/gateway-tool/' ];

const hidden = /"type": *"(?:reasoning|mcp_list_tools)"|"obfuscation"/;


for (const client of Object.keys(clients)) {
    test(`rules, ${client}`, async () => {
        let reasoned = 0;

        for (const path of paths) {
            const plain = await clients[client](`/openai/${path}`);

            const r = await clients[client](`/rules/${path}`);

            reasoned += (plain.reasoning !== '');

            assert.deepEqual(r.errors, [], path);
            assert.equal(r.reasoning, '', path);
            assert.equal(r.text, plain.text, path);
            assert.deepEqual(r.tools, plain.tools, path);
            assert.deepEqual([ r.status, r.input, r.output ],
                             [ plain.status, plain.input, plain.output ],
                             path);
        }

        assert.ok(reasoned > 0);
    });
}


test('rules, nothing hidden is there', async () => {
    for (const path of paths) {
        assert.doesNotMatch(await bytes(`/rules/${path}`), hidden, path);
    }
});
