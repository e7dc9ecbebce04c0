// Signed ids: two servers that know only the responses which they made, behind
// one edge, and two owners.

import assert from 'node:assert/strict';
import test from 'node:test';

import OpenAI from 'openai';


function owner(apiKey) {
    return new OpenAI({ apiKey, maxRetries: 0, timeout: 15000, logLevel: 'off',
                        baseURL: `http://127.0.0.1:${
                            process.env.TEST_CLIENTS_PORT}/sign/v1` });
}


const ask = { model: 'm-1', input: 'Hi' };
const a = owner('a').responses;
const b = owner('b').responses;


test('signed ids, all methods', async () => {
    const servers = new Set();

    for (let n = 0; n < 6; n++) {

        // in the background

        let r = await a.create({ ...ask, background: true });
        const id = r.id;

        for (let i = 0; i < 5 && r.status !== 'completed'; i++) {
            r = await a.retrieve(id);
            assert.equal(r.id, id);
        }

        assert.equal(r.status, 'completed');
        servers.add(r.model);

        // the conversation goes on, where it is known

        const next = await a.create({ ...ask, previous_response_id: id });

        assert.equal(next.previous_response_id, id);
        assert.equal(next.model, r.model);

        const ids = new Set();
        const more = { ...ask, stream: true, previous_response_id: next.id };

        for await (const event of await a.create(more)) {
            if (event.response) {
                ids.add(event.response.id);
            }
        }

        assert.equal(ids.size, 1);

        const [ last ] = ids;
        const resumed = new Set();

        for await (const event of await a.retrieve(last, { stream: true })) {
            if (event.response) {
                resumed.add(event.response.id);
            }
        }

        assert.deepEqual(resumed, ids);

        const items = [];

        for await (const item of a.inputItems.list(last)) {
            items.push(item.id);
        }

        assert.deepEqual(items, [ 'msg_1' ]);
        assert.equal((await a.cancel(last)).id, last);

        // another owner

        for (const tried of [
            () => b.retrieve(id), () => b.cancel(id), () => b.delete(id),
            () => b.inputItems.list(id),
            () => b.create({ ...ask, previous_response_id: id }),
            () => a.retrieve('resp_1'), () => a.retrieve(`${id}A`) ])
        {
            await assert.rejects(tried, OpenAI.NotFoundError);
        }

        // it is still there, and then it is not

        assert.equal((await a.retrieve(id)).id, id);
        await a.delete(id);

        await assert.rejects(a.retrieve(id), (e) =>
            e instanceof OpenAI.NotFoundError
            && e.message === `404 Response with id '${id}' not found.`);
        await assert.rejects(a.create({ ...ask, previous_response_id: id }),
            { status: 404, code: 'previous_response_not_found' });
    }

    assert.equal(servers.size, 2);
});
