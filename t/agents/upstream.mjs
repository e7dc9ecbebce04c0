// The scripted upstream: plays one dialect to one client at a time, and a
// fault in it once.  The path of each request begins with the name of a run,
// which play() has announced:
//
//   /RUN/v1/responses
//
// A turn is a list of steps: bytes, each written on its own, { pause: ms },
// and { end } for another end than that of a whole chunked message: "fin",
// "rst", "garbage" in place of a chunk, or "hold", no end at all.
//
//   node upstream.mjs DIALECT      listens until it is killed

import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { dialects } from './lib/dialects.mjs';


const model = { id: 'gpt-5', object: 'model', created: 1750000001,
                owned_by: 'edge', max_model_len: 200000 };

const calm = dialects.openai;


// What the tool is to be called with, by its name.  Each appends a line to
// the file of the run: it tells how often a tool was really called.

const tools = {
    weather: () => ({ city: 'Kiel' }),
    exec_command: (file) => ({ cmd: shell(file) }),
    shell_command: (file) => ({ command: shell(file) }),
    shell: (file) => ({ command: [ 'sh', '-c', shell(file) ] }),
    run_shell_command: (file) => ({ command: shell(file),
                                    is_background: false }),
    run_commands: (file) => ({ commands: [ shell(file) ] }),
    Bash: (file) => ({ command: shell(file) }),
    bash: (file) => ({ command: shell(file), description: 'Looks' }),
};


function shell(file) {
    return `echo tool-ran | tee -a ${file}`;
}


function json(res, status, body) {
    res.writeHead(status, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(body));
}


async function body(req) {
    const chunks = [];

    for await (const chunk of req) {
        chunks.push(chunk);
    }

    try {
        return JSON.parse(Buffer.concat(chunks));
    } catch {
        return undefined;
    }
}


function outputs(request) {
    return Array.isArray(request.input)
        ? request.input.filter((i) => i.type === 'function_call_output')
        : [];
}


async function send(res, steps, type = 'text/event-stream') {
    res.writeHead(200, { 'Content-Type': type });
    res.flushHeaders();

    for (const step of steps) {
        if (res.destroyed) {
            return;
        }

        if (typeof step === 'string') {
            res.write(step);
            await sleep(1);

        } else if (step.pause) {
            await sleep(step.pause);

        } else {

            // what was sent must have been read before the connection breaks

            await sleep(50);

            switch (step.end) {

            case 'fin':
                res.socket?.end();
                return;

            case 'rst':
                res.socket?.resetAndDestroy();
                return;

            case 'garbage':
                res.socket?.end('garbage\r\n');
                return;

            case 'hold':
                return;
            }
        }
    }

    res.end();
}


// a request of an agent's own, for the title of a session or the like

function aside(res, request) {
    const steps = calm.text();

    if (request.stream) {
        return send(res, steps);
    }

    const last = steps.at(-1);
    return json(res, 200, JSON.parse(/^data: (.*)$/m.exec(last)[1]).response);
}


// the steps of a turn, or those of the fault that is to come in it

function script(run, turn, tool) {
    const { fault, dialect } = run;
    const steps = turn === 1 ? dialect.tool(tool) : dialect.text();

    if (fault?.turn !== turn || run.faults) {
        return steps;
    }

    run.faults = 1;
    return fault.steps(steps);
}


async function responses(run, request, res) {
    const name = Object.keys(tools).find((t) =>
        request.tools?.some((tool) => tool.name === t));

    if (!name) {
        run.asides++;
        return aside(res, request);
    }

    const seen = outputs(request);

    run.requests.push({ at: Date.now(), turn: seen.length ? 2 : 1,
                        body: request });
    run.asked?.();

    // the text is for those who have called the tool and say what came of it

    if (!seen.length) {
        return send(res, script(run, 1, {
            name, arguments: tools[name](run.file) }), run.dialect.type);
    }

    if (!seen.some((o) => JSON.stringify(o.output).includes('tool-ran'))) {
        run.complaints.push('tool said '
                            + JSON.stringify(seen.at(-1).output));
    }

    return send(res, script(run, 2), run.dialect.type);
}


export async function start() {
    const runs = new Map();

    const answer = async (req, res) => {
        res.on('error', () => {});

        const [ , id, path ] = /^\/([\w.-]+)\/v1(\/[^?]*)/.exec(req.url)
                               ?? [];
        const run = runs.get(id);
        const request = await body(req);

        if (!run) {
            return json(res, 404, { error: { message: 'no such run' } });
        }

        if (req.method === 'POST' && path === '/responses') {
            if (!request) {
                run.complaints.push('unreadable request');
            }

            return responses(run, request ?? {}, res);
        }

        run.others.push(`${req.method} ${path}`);

        if (path === '/models') {
            return json(res, 200, { object: 'list', data: [ model ],
                                    models: [] });
        }

        if (path === '/responses/input_tokens') {
            return json(res, 200, { object: 'response.input_tokens',
                                    input_tokens: 100 });
        }

        return json(res, 404, { error: { message: 'not found' } });
    };

    const servers = [ http.createServer(answer), http.createServer(answer) ];

    for (const server of servers) {
        server.keepAliveTimeout = 60000;
        server.on('clientError', (e, socket) => socket.destroy());
        await new Promise((done) => server.listen(0, '127.0.0.1', done));
    }

    const [ port, second ] = servers.map((s) => s.address().port);

    return {
        port,
        second,

        play(id, dialect, file, fault) {
            const run = { dialect: dialects[dialect], fault, file,
                          requests: [], asides: 0, others: [],
                          complaints: [] };

            runs.set(id, run);
            return run;
        },

        close() {
            for (const server of servers) {
                server.close();
                server.closeAllConnections();
            }
        },
    };
}


if (process.argv[1] === new URL(import.meta.url).pathname) {
    const upstream = await start();

    upstream.play('run', process.argv[2] ?? 'openai', '/dev/null');
    console.log(`http://127.0.0.1:${upstream.port}/run/v1`);
}
