// Runs each client in each dialect, directly and through the edge, and prints
// a table of the outcomes:
//
//   AGENTS="codex ai6" DIALECTS="ping crlf" node agents.mjs
//
// or, with CUTS=all or names of lib/cuts.mjs, each agent after each fault:
// directly, through the edge, and through one with the recipe for agents and
// a second server:
//
//   CUTS="silence reset" AGENTS="codex pi" node agents.mjs
//
//   TEST_RESPONSES_MODULE   the module
//   TEST_NGINX_BINARY       nginx, default: nginx in PATH
//   AGENTS_DIR              where the packages and the report are
//   AGENTS_JOBS             pairs that run at a time, default 2
//   AGENTS_TIMEOUT          seconds after the last request, default 40, and
//                           90 after a fault, as Qwen Code waits a minute
//   AGENTS_CONF             more directives for the edge's location
//   AGENTS_LEAVE            set: directories of the runs are kept
//
// The end of report.txt in that directory is the table of docs/clients.md.
// Ends with 1 if the edge breaks anything that works without it, or if fewer
// faults end well with the recipe than directly.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync,
         writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { clients, patient, titles } from './lib/clients.mjs';
import { cuts, recipe } from './lib/cuts.mjs';
import { dialects } from './lib/dialects.mjs';
import { start } from './upstream.mjs';


const env = process.env;
const dir = env.AGENTS_DIR;
const faulty = Boolean(env.CUTS?.trim());
const limit = Number(env.AGENTS_TIMEOUT || (faulty ? 90 : 40)) * 1000;
const backoff = 900;
const tooMany = 10;

const temp = mkdtempSync(join(tmpdir(), 'agents-'));
const children = new Set();

process.on('exit', () => {
    children.forEach((child) => kill(child, 'SIGKILL'));

    if (!env.AGENTS_LEAVE) {
        rmSync(temp, { recursive: true, force: true });
    }
});

for (const name of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ]) {
    process.on(name, () => process.exit(2));
}


// each child leads a process group

function kill(child, signal) {
    try {
        process.kill(-child.pid, signal);
    } catch {
        // has ended
    }
}


function launch(command, options) {
    const child = spawn(command[0], command.slice(1),
                        { detached: true, ...options });

    children.add(child);

    child.ended = new Promise((done) => {
        child.on('error', (e) => done({ error: e.message }));
        child.on('exit', (status, signal) => done({ status, signal }));
    }).finally(() => children.delete(child));

    return child;
}


function chosen(table, names, what) {
    const list = names?.trim() ? names.trim().split(/\s+/)
                               : Object.keys(table);
    const unknown = list.filter((name) => !table[name]);

    if (unknown.length) {
        console.error(`no ${what} ${unknown.join(', ')}; there are: `
                      + Object.keys(table).join(' '));
        process.exit(2);
    }

    return list;
}


async function freePort() {
    const server = net.createServer();

    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address();
    await new Promise((done) => server.close(done));

    return port;
}


// Both servers send the same: runs must not tell the edge of each other that
// one has failed.

function server(port, pass, conf) {
    return `
    server {
        listen 127.0.0.1:${port};
        client_max_body_size 16m;

        location ~ ^/[^/]+/v1/ {
            if ($http_upgrade) {
                return 426;
            }

            responses on;
            responses_types *;
            ${conf}
            ${faulty ? 'proxy_read_timeout 3s;' : ''}
            ${env.AGENTS_CONF ?? ''}

            proxy_pass http://${pass};
            proxy_http_version 1.1;
            proxy_set_header Connection "";
        }
    }`;
}


async function startEdge(upstream) {
    const port = await freePort();
    const recipePort = await freePort();
    const conf = join(temp, 'nginx.conf');

    mkdirSync(join(temp, 'logs'));

    writeFileSync(conf, `
daemon off;
pid ${temp}/nginx.pid;
error_log ${temp}/logs/error.log;
load_module ${env.TEST_RESPONSES_MODULE};
${process.getuid() === 0 ? 'user root;' : ''}

events {
}

http {
    ${[ 'proxy', 'client_body', 'fastcgi', 'uwsgi', 'scgi' ].map((name) =>
        `${name}_temp_path ${temp}/${name};`).join('\n    ')}

    log_format edge '$request $status $body_bytes_sent $responses_status '
                    '"$responses_dialect"';
    access_log ${temp}/logs/access.log edge;

    upstream models {
        server 127.0.0.1:${upstream.port} max_fails=0;
        server 127.0.0.1:${upstream.second} max_fails=0;
    }
${server(port, `127.0.0.1:${upstream.port}`, '')}
${faulty ? server(recipePort, 'models', recipe()) : ''}
}
`);

    const nginx = launch([ env.TEST_NGINX_BINARY || 'nginx', '-p', temp,
                           '-e', join(temp, 'logs', 'error.log'),
                           '-c', conf ], { stdio: 'inherit' });
    let over;

    nginx.ended.then((how) => { over = how; });

    for (let n = 0; n < 100; n++) {
        if (over) {
            break;
        }

        if (await listens(port)) {
            return { port, recipe: recipePort, stop: () => kill(nginx, 'SIGTERM'),
                     ended: nginx.ended };
        }

        await sleep(50);
    }

    throw new Error(`nginx does not start: ${JSON.stringify(over)}`);
}


function listens(port) {
    return new Promise((done) => {
        const socket = net.connect(port, '127.0.0.1');

        socket.on('connect', () => { socket.destroy(); done(true); });
        socket.on('error', () => done(false));
    });
}


// Some agents ask again, and wait longer each time: to have seen that is
// enough.  Others ask again at once, without end.

function retries(requests) {
    const times = requests.slice(-3).map((r) => r.at);

    return times.length === 3 && times[1] - times[0] > backoff
           && times[2] - times[1] > backoff;
}


// some say so, and wait for longer than a run may take

function waits(text) {
    return /Retrying in \d+s/.test(text);
}


// A program, as { child, done }; done tells how it ended.

function program(command, options) {
    const child = launch(command, { stdio: [ 'ignore', 'pipe', 'pipe' ],
                                    ...options });
    let out = '';
    let err = '';

    child.stdout.setEncoding('utf8').on('data', (s) => { out += s; });
    child.stderr.setEncoding('utf8').on('data', (s) => { err += s; });

    const done = child.ended.then(async (how) => {
        kill(child, 'SIGKILL');
        await sleep(20);
        child.stdout.destroy();
        child.stderr.destroy();

        return { out, err, ...how };
    });

    return { child, done };
}


// A library, the same: a process that was successful is used once more.

const idle = new Map();

function library(client, message, command, options) {
    const list = (idle.get(client) ?? []).filter((c) => c.connected);
    const child = list.pop()
        ?? launch(command, { stdio: [ 'ignore', 'ignore', 'ignore', 'ipc' ],
                             ...options, cwd: temp });

    idle.set(client, list);

    const done = new Promise((settle) => {
        child.once('message', ({ text, error }) => settle(
            error ? { out: '', err: `error: ${error.replace(/\s+/g, ' ')}`,
                      status: 1 }
                  : { out: text, err: '', status: 0 }));
        child.ended.then((how) => settle({ out: '', err: '', ...how }));
    });

    child.send(message);

    return { child, done: done.then((r) => {
        child.removeAllListeners('message');

        if (r.status === 0 && !child.stopped) {
            idle.get(client).push(child);
        } else {
            kill(child, 'SIGKILL');
        }

        return r;
    }) };
}


function retire(client) {
    idle.get(client)?.splice(0).forEach((child) => kill(child, 'SIGKILL'));
}


let serial = 0;

async function one(upstream, client, dialect, port, fault) {
    const id = `r${++serial}`;
    const home = join(temp, `${client}.${dialect}.${id}`);
    const file = join(home, 'calls');
    const run = upstream.play(id, dialect, file, fault);

    const { command, message, env: own, files = {} } = clients[client]({
        url: `http://127.0.0.1:${port}/${id}/v1`, home, file,
        packages: join(dir, 'node_modules') });

    mkdirSync(join(home, 'work'), { recursive: true });
    mkdirSync(join(home, 'tmp'));

    for (const [ name, text ] of Object.entries(files)) {
        mkdirSync(dirname(join(home, name)), { recursive: true });
        writeFileSync(join(home, name), text);
    }

    const options = {
        cwd: join(home, 'work'),
        env: { PATH: env.PATH, LANG: 'C.UTF-8', CI: '1', NO_COLOR: '1',
               DO_NOT_TRACK: '1', HOME: home, TMPDIR: join(home, 'tmp'),
               ...own },
    };

    const { child, done } = message
        ? library(client, message, command, options)
        : program(command, options);

    const r = { why: undefined };
    const stop = (why) => {
        r.why ??= why;
        child.stopped = true;
        kill(child, 'SIGTERM');
        setTimeout(() => kill(child, 'SIGKILL'), 1000).unref();
    };

    run.asked = () => {
        timer.refresh();

        if (run.requests.length >= tooMany + 1) {
            stop('asks again and again');

        } else if (run.dialect.expect === 'error' && patient.has(client)
                   && retries(run.requests))
        {
            r.retries = true;
            stop('retries');
        }
    };

    for (const from of [ child.stdout, child.stderr ]) {
        from?.on('data', (text) => {
            if (run.dialect.expect === 'error' && waits(text)) {
                r.retries = true;
                stop('retries');
            }
        });
    }

    const timer = setTimeout(() => stop(`no end in ${limit / 1000} s`),
                             limit);

    Object.assign(r, await done);
    clearTimeout(timer);
    run.asked = undefined;

    try {
        r.calls = readFileSync(file, 'utf8').match(/\n/g).length;
    } catch {
        r.calls = 0;
    }

    if (!env.AGENTS_LEAVE) {
        rmSync(home, { recursive: true, force: true });

    } else {
        writeFileSync(join(home, 'run.json'),
                      JSON.stringify({ ...run, ...r }, null, 1));
    }

    return { ...judge(client, run, r), requests: run.requests.length };
}


// The last thing that a client said about an error; Codex warns of models
// that it does not know.

function complaint(r) {
    const lines = (r.err + '\n' + r.out).split('\n')
        .filter((line) => /error|fail/i.test(line)
                          && !/Model metadata/.test(line));
    const text = (lines.at(-1) ?? r.err).trim();

    return /"message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text;
}


// an agent may end well and still have said that it failed

function reported(client, r) {
    if (r.status !== 0 || r.error) {
        return true;
    }

    return patient.has(client) && /^\{"type":"(?:error|turn\.failed)"/m
        .test(r.out);
}


function judge(client, run, r) {
    const { expect = 'answer', calls = 1, answer } = run.dialect;
    const no = (why) => ({ ok: false, why: why.slice(0, 200) });
    const requests = run.requests.length;

    if (r.error) {
        return no(r.error);
    }

    if (r.calls > (expect === 'no call' ? 0 : calls)) {
        return no(`calls the tool ${r.calls} times`);
    }

    if (expect === 'error' && r.retries) {
        return { ok: true };
    }

    if (r.why) {
        return no(`${r.why}, ${requests} requests ${complaint(r)}`);
    }

    if (expect === 'no call') {
        const told = run.requests.find((q) => q.turn === 2);

        return told ? no(`tells what came of the call: ${complaint(r)}`)
                    : { ok: true };
    }

    if (expect === 'error') {
        if (r.calls !== calls) {
            return no(`calls the tool ${r.calls} times: ${complaint(r)}`);
        }

        return reported(client, r) ? { ok: true } : no('reports no error');
    }

    if (r.status !== 0) {
        return no(complaint(r) || `status ${r.status}`);
    }

    if (r.calls !== calls) {
        return no(`calls the tool ${r.calls} times ${complaint(r)}`);
    }

    if (run.complaints.length) {
        return no(run.complaints[0]);
    }

    // after a fault some ask again, and show what they had twice

    if (run.fault) {
        return r.out.includes(answer)
            ? { ok: true } : no(`says ${JSON.stringify(r.out.slice(-80))}`);
    }

    if (requests !== 2) {
        return no(`${requests} requests`);
    }

    if (r.out.split(answer).length !== 2) {
        return no(`says ${JSON.stringify(r.out.trim().slice(-80))}`);
    }

    return { ok: true };
}


function outcome({ direct, edge }) {
    if (edge.ok) {
        return direct.ok ? 'fine' : 'healed';
    }

    return direct.ok ? 'BROKEN' : 'fail';
}


async function pair(upstream, edge, client, dialect) {
    let result;

    // a machine that is too busy must not be taken for a broken edge

    for (let n = 0; n < 2; n++) {
        result = {
            client, dialect,
            direct: await one(upstream, client, dialect, upstream.port),
            edge: await one(upstream, client, dialect, edge.port),
        };

        if (outcome(result) !== 'BROKEN') {
            break;
        }
    }

    return result;
}


const ways = [ 'direct', 'edge', 'recipe' ];


async function after(upstream, edge, client, cut) {
    const ports = [ upstream.port, edge.port, edge.recipe ];
    const result = { client, cut };

    for (const [ i, way ] of ways.entries()) {
        result[way] = await one(upstream, client, 'openai', ports[i],
                                cuts[cut]);
    }

    return result;
}


const mark = (ok) => ok ? '+' : '-';


// how each agent ends after each fault, and how often well

function aftermath(results, names, rows) {
    const wells = (list) => ways.map((way) =>
        list.filter((r) => r[way].ok).length);
    const of = (name) => results.filter((r) => r.client === name);

    const lines = [ `| | ${names.map((n) => titles[n][0]).join(' | ')} |`,
                    `|---|${names.map(() => '---|').join('')}` ];

    for (const row of rows) {
        lines.push(`| ${row} | ${names.map((name) => {
            const r = of(name).find(({ cut }) => cut === row);
            return ways.map((way) => mark(r[way].ok)).join('');
        }).join(' | ')} |`);
    }

    lines.push(`| **of ${rows.length}** | ${names.map((name) =>
        wells(of(name)).join(' ')).join(' | ')} |`);

    const reasons = results.flatMap((r) => ways.filter((way) => !r[way].ok)
        .map((way) => `${r.client}, ${r.cut}, ${way}: ${r[way].why}`));

    const counts = `${results.length} faults: ${wells(results)[0]} end well `
        + `directly, ${wells(results)[1]} through the edge, `
        + `${wells(results)[2]} with the recipe`;

    const worse = names.filter((name) => {
        const [ direct, , best ] = wells(of(name));
        return best < direct;
    });

    return { table: `${ways.join(', ')}\n\n${lines.join('\n')}`, reasons,
             counts, worse };
}


function report(results, names, rows) {
    const at = new Map(results.map((r) => [ `${r.client} ${r.dialect}`, r ]));
    const first = Math.max(...rows.map((row) => row.length)) + 2;
    const lines = [ 'direct/edge: + fine, - fails', '' ];
    const line = (head, cells) => lines.push(
        (head.padEnd(first) + cells.map((cell, i) =>
            cell.padEnd(Math.max(names[i].length, 3) + 2)).join(''))
            .trimEnd());

    line('', names);

    for (const row of rows) {
        line(row, names.map((name) => {
            const r = at.get(`${name} ${row}`);
            return r ? `${mark(r.direct.ok)}/${mark(r.edge.ok)}` : '';
        }));
    }

    const reasons = results.filter((r) => !r.edge.ok || !r.direct.ok)
        .map((r) => `${outcome(r)}: ${r.dialect}, ${r.client}\n`
            + `    direct: ${r.direct.why ?? 'fine'}\n`
            + `    edge:   ${r.edge.why ?? 'fine'}`);

    const count = (what) =>
        results.filter((r) => outcome(r) === what).length;

    const counts = `${results.length} pairs: ${count('fine')} fine both `
        + `ways, ${count('healed')} healed by the edge, ${count('fail')} `
        + `fail both ways, ${count('BROKEN')} BROKEN by the edge`;

    return { table: lines.join('\n'), reasons, counts,
             broken: count('BROKEN') };
}


// a row of Markdown for each client: how many streams work

function summary(results, names) {
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(
        new URL('package.json', import.meta.url), 'utf8'));
    const packages = { ...dependencies, ...optionalDependencies };

    return [ '| client | version | directly | through the edge |',
             '|---|---|---|---|',
             ...names.map((name) => {
        const own = results.filter((r) => r.client === name);
        const works = (way) => own.filter((r) => r[way].ok).length;
        const [ title, from ] = titles[name];

        return `| ${title} | ${packages[from].replace(/.*@/, '')} `
            + `| ${works('direct')} | ${works('edge')} |`;
    }) ].join('\n');
}


// some packages are for a few systems only

function installed(name) {
    const lacks = clients[name]({ url: '', home: temp, file: '',
                                  packages: join(dir, 'node_modules') })
        .command.find((word) => word.startsWith('/') && !existsSync(word));

    if (lacks) {
        console.error(`${name} is left out, there is no ${lacks}`);
    }

    return !lacks;
}


function cutNames(words) {
    const list = words.trim().split(/\s+/);
    const all = Object.keys(cuts);

    return list[0] === 'all' ? all
        : all.filter((name) => list.some((word) => name.includes(word)));
}


const names = chosen(clients, env.AGENTS
                              || (faulty ? [ ...patient ].join(' ') : ''),
                     'client').filter(installed);
const rows = faulty ? cutNames(env.CUTS)
                    : chosen(dialects, env.DIALECTS, 'dialect');

const upstream = await start();
const edge = await startEdge(upstream);

const queue = names.flatMap((client) => rows.map((row) => [ client, row ]));
const results = [];

async function worker() {
    for (let next; (next = queue.shift());) {
        const r = await (faulty ? after : pair)(upstream, edge, ...next);
        const tried = ways.filter((way) => r[way]);
        const last = r[tried.at(-1)];

        results.push(r);
        console.error(`${next.join(' ')}: `
                      + tried.map((way) => mark(r[way].ok)).join('/')
                      + (last.ok ? '' : `  ${last.why}`));

        if (!queue.some(([ client ]) => client === next[0])) {
            retire(next[0]);
        }
    }
}

await Promise.all(Array.from({ length: Number(env.AGENTS_JOBS || 2) },
                             worker));

edge.stop();
await edge.ended;
upstream.close();

function conclude() {
    if (!faulty) {
        const { table, reasons, counts, broken } = report(results, names, rows);

        return { table, reasons, counts, bad: broken,
                 shown: reasons.filter((s) => /^BROKEN/.test(s)),
                 markdown: summary(results, names) };
    }

    const { table, reasons, counts, worse } = aftermath(results, names, rows);

    return { table, reasons, counts, bad: worse.length,
             shown: worse.map((name) => `the recipe is worse for ${name}`) };
}

const { table, reasons, counts, bad, shown, markdown } = conclude();

writeFileSync(join(dir, 'report.txt'),
              [ table, ...reasons, counts, ...(markdown ? [ markdown ] : []) ]
                  .join('\n\n') + '\n');

console.log(`\n${table}\n`);
shown.forEach((s) => console.log(s));
console.log(`${counts}\nreasons: ${join(dir, 'report.txt')}`);

if (env.AGENTS_LEAVE) {
    console.log(`runs: ${temp}`);
}

process.exit(bad ? 1 : 0);
