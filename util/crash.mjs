// Copyright (C) 2026 ngx_http_responses_module authors
//
// The client of util/crash with CLIENT=openai: the "openai" package, from
// the directory PACKAGES.  Listens on PORT.  GET /N asks for a response at
// port N, and returns [ kind, words ], as "outcome" of util/crash,
// or [ "final", event, text ].

import http from 'node:http';
import { createRequire } from 'node:module';

const OpenAI = createRequire(`${process.env.PACKAGES}/`)('openai');


async function outcome(port) {
    const client = new OpenAI({ apiKey: 'none', maxRetries: 0,
        baseURL: `http://127.0.0.1:${port}/v1`, logLevel: 'off' });
    let text = '', final;

    try {
        const stream = await client.responses.create({ model: 'm',
            input: 'Count.', stream: true });

        for await (const event of stream) {
            text += event.delta ?? '';

            if (/^response\.(completed|failed|incomplete)$/.test(event.type)) {
                final = event;
            }
        }

    } catch (e) {
        return ['error', e.status ? `status ${e.status}`
                                  : `throws "${e.message.split('\n')[0]}"`];
    }

    return final ? ['final', final, text]
                 : ['lost', 'ends without a final event'];
}


http.createServer(async (request, response) => {
    response.end(JSON.stringify(await outcome(request.url.slice(1))));
}).listen(process.env.PORT, '127.0.0.1');
