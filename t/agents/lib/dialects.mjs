// What the scripted upstream sends in each dialect: a tool call in the first
// turn, a text in the second.
//
//   tool, text     steps of the turn, see upstream.mjs
//   answer         the text that the client must show in the end
//   expect         what must come of it:
//                  "answer"   one call, two requests, the text; the default
//                  "error"    the client says that the turn has failed
//                  "no call"  no tool is called, whatever the client says
//   calls          of the tool, before it fails
//   type           that the upstream says, if it is not text/event-stream

import { dialects as recorded, sent } from '../../clients/lib/dialects.mjs';


export const pause = (ms) => ({ pause: ms });
export const fin = { end: 'fin' };
export const rst = { end: 'rst' };
export const garbage = { end: 'garbage' };
export const hold = { end: 'hold' };


// [ { event, data, before } ], data is parsed where it is JSON

function parse(name) {
    return sent(name).split(/\n\n/).filter(Boolean)
        .map((frame) => {
            const [ , before, space, text ] =
                /^([^]*?)^data:( ?)(.*)$/m.exec(frame) ?? [ , frame ];
            let data = text;

            try {
                data = JSON.parse(text);
            } catch {
                // [DONE], comments
            }

            return { before, space, data,
                     type: data?.type ?? /^event: (.*)$/m.exec(before)?.[1] };
        });
}


function print({ before, space, data }) {
    if (data === undefined) {
        return `${before}\n\n`;
    }

    return `${before}data:${space}`
           + `${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}


// at all depths: by(key, value) gives the value, or undefined to leave it out

function deep(by) {
    const walk = (value) => !value || typeof value !== 'object' ? value
        : Array.isArray(value) ? value.map(walk)
        : Object.fromEntries(Object.entries(value)
            .map(([ key, v ]) => [ key, by(key, walk(v)) ])
            .filter(([ , v ]) => v !== undefined));

    return walk;
}


// the same call with the name and the arguments of a tool of the client's

function retold(frames, [ name, args ], tool) {
    const text = JSON.stringify(tool.arguments);
    const deltas = frames.filter((frame) =>
        frame.type === 'response.function_call_arguments.delta');

    const renamed = deep((key, v) =>
        key === 'name' && v === name ? tool.name
        : key === 'arguments' && v === args ? text : v);

    frames.forEach((frame) => { frame.data = renamed(frame.data); });

    deltas.forEach((frame, i) => {
        const cut = (n) => Math.ceil(text.length * n / deltas.length);
        frame.data.delta = text.slice(cut(i), cut(i + 1));
    });

    return frames;
}


// a case of t/streams/dialect as it was recorded

function recording(name) {
    const x = recorded[name];

    return (tool) =>
        (x?.tools.length ? retold(parse(name), x.tools[0], tool) : parse(name))
            .map(print);
}


function provider(name, text = `${name}-text`) {
    return {
        tool: recording(`${name}-tool`),
        text: recording(text),
        answer: recorded[text].text,
    };
}


// events of a stream that has nothing wrong

function events(name, tool) {
    const frames = name === 'openai-2025-tool'
        ? retold(parse(name), recorded[name].tools[0], tool) : parse(name);
    const list = frames.map((frame) => frame.data);

    const at = list.findIndex((e) => /arguments\.delta$/.test(e.type));

    if (at !== -1) {
        const half = list[at].delta.length >> 1;
        const rest = { ...list[at], delta: list[at].delta.slice(half) };

        list[at].delta = list[at].delta.slice(0, half);
        list.splice(at + 1, 0, rest);
    }

    return list.map((e, i) => ({ ...e, sequence_number: i }));
}


const sse = (e) => typeof e.type === 'string'
    ? `event: ${e.type}\ndata: ${JSON.stringify(e)}\n\n` : e;


// The turns of OpenAI, changed: by(list) gets events and gives events and
// steps.

function changed(by, turns = 'both') {
    const one = (turn, name) => (tool) => {
        const list = events(name, tool);
        return (turns === 'both' || turns === turn ? by(list) : list)
            .map(sse);
    };

    return {
        tool: one('tool', 'openai-2025-tool'),
        text: one('text', 'openai-text'),
        answer: recorded['openai-text'].text,
    };
}


const is = (name) => (e) => e.type === name;
const delta = (e) => /\.delta$/.test(e.type);
const terminal = is('response.completed');
const ping = 'event: ping\ndata: {}\n\n';


// everything up to the middle of the first delta, and to its end

function half(list) {
    const at = list.findIndex(delta);
    const text = sse(list[at]);

    return [ ...list.slice(0, at), text.slice(0, text.length >> 1) ];
}


function upToDelta(list) {
    return list.slice(0, list.findIndex(delta) + 1);
}


function lines(by) {
    const { tool, text, answer } = changed((list) => list);

    return { tool: (t) => by(tool(t)), text: (t) => by(text(t)), answer };
}


// a failure in place of the first turn; in the second, which has a text

function failure(tool) {
    return { tool, expect: 'error', calls: 0 };
}


function broken(by) {
    return { ...changed(by, 'text'), expect: 'error', calls: 1 };
}


function slowly(list) {
    const [ created, ...rest ] = list;
    let n = created.sequence_number;

    const beats = Array.from({ length: 6 }, () => [
        pause(800), { type: 'keepalive', sequence_number: ++n } ]).flat();

    return [ created, ...beats, ...rest.map((e) =>
        ({ ...e, sequence_number: e.sequence_number + 6 })) ];
}


function withoutOutput(e) {
    return terminal(e) ? { ...e, response: { ...e.response, output: [] } }
                       : e;
}


function incomplete(list) {
    const last = list.find(terminal);
    const item = list.find(is('response.output_item.done')).item;
    const begun = upToDelta(list);

    return [ ...begun, {
        type: 'response.incomplete',
        sequence_number: begun.length,
        response: {
            ...last.response,
            status: 'incomplete',
            incomplete_details: { reason: 'max_output_tokens' },
            output: [ { ...item, status: 'incomplete',
                        arguments: begun.at(-1).delta } ],
        },
    } ];
}


// the same events, edited; those that are undefined are left out

function each(by) {
    return (list) => list.map(by).filter(Boolean)
        .map((e, i) => e.type ? { ...e, sequence_number: i } : e);
}


function end(by) {
    return each((e) => terminal(e) ? { ...e, response: by(e.response) } : e);
}


function usage(by) {
    return end((r) => ({ ...r, usage: by(r.usage) }));
}


const without = (...types) => each((e) =>
    types.some((type) => type.test(e.type)) ? undefined : e);


// a reasoning item before the item of the turn, which is the second then

function reasoned(list) {
    const at = list.findIndex(is('response.output_item.added'));
    const item = { id: 'rs_1', type: 'reasoning', summary: [] };
    const done = { ...item, content: [ { type: 'reasoning_text',
                                         text: 'A look.' } ] };
    const rest = list.slice(at).map((e) => 'output_index' in e
        ? { ...e, output_index: e.output_index + 1 } : e);

    return numbered([
        ...list.slice(0, at),
        { type: 'response.output_item.added', output_index: 0, item },
        { type: 'response.reasoning_text.delta', item_id: 'rs_1',
          output_index: 0, content_index: 0, delta: 'A look.' },
        { type: 'response.output_item.done', output_index: 0, item: done },
        ...end((r) => ({ ...r, output: [ done, ...r.output ] }))(rest) ]);
}


function numbered(list) {
    return each((e) => e)(list);
}


const vllmError = { error: { message: 'The engine has died',
                             type: 'InternalServerError', param: null,
                             code: 500 } };

const rateLimits = { type: 'codex.rate_limits',
                     plan_type: 'plus',
                     rate_limits: { allowed: true, limit_reached: false,
                                    primary: { used_percent: 3,
                                               window_minutes: 300,
                                               reset_after_seconds: 60 } } };


export const dialects = {

    // servers that people use

    openai: changed((list) => list),
    'openai-2025': provider('openai-2025', 'openai-text'),
    vllm: provider('vllm', 'vllm-reasoning'),
    notes: provider('notes', 'notes-reasoning'),
    ...Object.fromEntries([ 'copilot', 'litellm', 'openrouter', 'llamacpp',
                            'lmstudio', 'hf', 'eugpt', 'freddy', 'gateway',
                            'gemini', 'xai' ]
        .map((name) => [ name, provider(name) ])),

    // one thing wrong, or unusual, in both turns

    'empty-output': changed((list) => list.map(withoutOutput)),

    keepalive: changed(slowly),

    'response-done': changed((list) => list.map((e) =>
        terminal(e) ? { ...e, type: 'response.done' } : e)),

    'done-only': changed((list) => [
        ...list.filter((e) => !terminal(e)), 'data: [DONE]\n\n' ]),

    ping: changed((list) => list.flatMap((e) =>
        delta(e) ? [ ping, e ] : [ e ])),

    'empty-data': changed((list) => list.flatMap((e) =>
        delta(e) ? [ 'data:\n\n', e ] : [ e ])),

    'arguments-in-done': changed((list) => list.filter((e) =>
        !/arguments\.delta$/.test(e.type))),

    'rate-limits-first': changed((list) => [ rateLimits, ...list ]),

    'arguments-object': changed((list) => list.map(deep((key, v) =>
        key === 'arguments' && v ? JSON.parse(v) : v))),

    'open-connection': changed((list) => [ ...list, hold ]),

    crlf: lines((list) => list.map((s) => s.replaceAll('\n', '\r\n'))),

    'data-only': lines((list) => list.map((s) =>
        s.replace(/^event: .*\n/, ''))),

    'no-blank-line': lines((list) => [
        ...list.slice(0, -1), list.at(-1).replace(/\n\n$/, '\n') ]),

    'retry-id': lines((list) => [
        'retry: 3000\n\n', ...list.map((s, i) => `id: ${i}\n${s}`) ]),

    // what servers sent in 2026, with a thread where it was seen

    // CodexPlusPlus#1908, sub2api#22, CLIProxyAPI#4985

    'usage-null': changed(usage((u) => ({
        ...u, input_tokens_details: null, output_tokens_details: null }))),

    // opencode#44605

    'never-done': changed(without(/(text|part|arguments|item)\.done$/)),

    // lemonade#3607

    'no-indexes': changed((list) => list.map(deep((key, v) =>
        /^(output|content)_index$/.test(key) ? undefined : v))),

    // awesome-deepseek-integration#738

    'reasoning-native': changed(reasoned),

    // AIClient2API#472

    'custom-events': changed(each((e) => {
        const { arguments: input, ...rest } = e;
        const type = e.type.replace('function_call_arguments',
                                    'custom_tool_call_input');

        return type === e.type ? e
             : is('response.custom_tool_call_input.done')({ type })
             ? { ...rest, type, input } : { ...e, type };
    }), 'tool'),

    // claude-code-hub#1458, openclaw#97474

    'wrong-type': { ...changed((list) => list), type: 'application/json' },

    // codex2api#673

    'unknown-type': changed((list) => numbered(list.flatMap((e) =>
        delta(e) ? [ { type: 'response.acme.progress' }, e ] : [ e ]))),

    // a call that nobody can make

    // hermes-agent#110975

    'call-lost': {
        ...changed((list) => without(/arguments/, /output_item\.done$/)(
            list.map(withoutOutput)), 'tool'),
        expect: 'no call',
    },

    'incomplete-arguments': {
        ...changed(incomplete, 'tool'),
        expect: 'no call',
    },

    // failures

    'numeric-code': failure((tool) => [
        ...events('openai-2025-tool', tool).slice(0, 2).map(sse),
        `data: ${JSON.stringify(vllmError)}\n\n`, 'data: [DONE]\n\n' ]),

    'failed-alone': failure(recording('openai-failed-noerror-early')),
    failed: failure(recording('openai-failed-early')),
    'error-failed': failure(recording('openai-error-failed-early')),
    'error-nested': failure(recording('openai-error-nested-early')),
    'error-flat': failure(recording('openai-error-flat-early')),
    'error-late': failure(recording('openai-error-nested-late')),
    'error-object': failure(recording('error-object')),
    'empty-stream': failure(() => []),

    'cut-arguments': {
        ...changed((list) => [ ...upToDelta(list), fin ], 'tool'),
        expect: 'error',
        calls: 0,
    },

    'cut-text': broken((list) => [ ...half(list), fin ]),
    'reset-text': broken((list) => [ ...upToDelta(list), rst ]),
    'bad-chunk': broken((list) => [ ...upToDelta(list), garbage ]),
    'ends-early': broken(upToDelta),

    // litellm#40243, Kilo-Org/cloud#4744, OmniRoute#3612, coddy-agent#106

    'error-type-null': failure(() => [
        'data: {"error":{"message":"It failed","type":null,"param":null,'
        + '"code":"500"}}\n\n' ]),

    'error-chat': failure(() => [
        ': PROCESSING\n\n',
        'data: {"id":"gen-1","object":"chat.completion.chunk","choices":[],'
        + '"error":{"code":429,"message":"Slow down"}}\n\n' ]),

    'error-field': failure((tool) => [
        ...events('openai-2025-tool', tool).slice(0, 2).map(sse),
        'error: {"code":400,"message":"The context is too small",'
        + '"type":"invalid_request_error"}\n\n', 'data: [DONE]\n\n' ]),
};
