// What each client makes of a stream, in one form for all of them:
//
//   text, reasoning     the words
//   tools               [ [ name, arguments as JSON ] ]
//   status              the client's word for how it ended
//   input, output       tokens
//   errors              what it threw, or showed as error parts

import { streamText, jsonSchema, tool } from 'ai';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenResponses } from '@ai-sdk/open-responses';
import OpenAI from 'openai';


const PATIENCE = 15000;


function blank() {
    return { text: '', reasoning: '', tools: [], status: undefined,
             input: undefined, output: undefined, errors: [] };
}


function url(path) {
    return `http://127.0.0.1:${process.env.TEST_CLIENTS_PORT}${path}`;
}


function openai(path) {
    return new OpenAI({ apiKey: 'none', baseURL: url(path), maxRetries: 0,
                        timeout: PATIENCE, logLevel: 'off' });
}


// what a client threw, as far as tests look at it

function thrown(e) {
    const inner = e?.data?.error ?? e?.error ?? {};

    return {
        name: e?.name ?? typeof e,
        code: e?.code ?? inner.code ?? undefined,
        message: String(e?.message ?? e),
    };
}


function compact(text) {
    try {
        return JSON.stringify(JSON.parse(text));
    } catch {
        return `not JSON: ${text}`;
    }
}


// responses of OpenAI's client: text, reasoning, tools are in the output

function ofResponse(out, response) {
    out.status = response.status;
    out.input = response.usage?.input_tokens;
    out.output = response.usage?.output_tokens;
    out.failure = response.error ?? undefined;
    out.incomplete = response.incomplete_details?.reason;

    for (const item of response.output ?? []) {
        if (item.type === 'message') {
            for (const part of item.content ?? []) {
                out.text += part.text ?? '';
            }

        } else if (item.type === 'reasoning') {
            const parts = item.content?.length ? item.content : item.summary;

            for (const part of parts ?? []) {
                out.reasoning += part.text ?? '';
            }

        } else if (item.type === 'function_call') {
            out.tools.push([ item.name, compact(item.arguments) ]);
        }
    }
}


// The strict one: accumulates all events to a response, and throws where
// they do not fit.

export async function helper(path) {
    const out = blank();

    try {
        const stream = openai(path).responses
            .stream({ model: 'any', input: 'any' });

        out.deltas = '';

        stream.on('response.output_text.delta', (event) => {
            out.deltas += event.delta;
        });

        const response = await stream.finalResponse();

        ofResponse(out, response);
        out.text = response.output_text;

    } catch (e) {
        out.errors.push(thrown(e));
    }

    return out;
}


// The plain one: events as they come, a reader of its own on top.

export async function raw(path) {
    const out = blank();
    const items = new Map();

    out.types = [];
    out.numbers = [];
    out.deltas = '';

    try {
        const stream = await openai(path).responses
            .create({ model: 'any', input: 'any', stream: true });

        for await (const event of stream) {
            out.types.push(event.type);
            out.numbers.push(event.sequence_number);

            switch (event.type) {

            case 'response.output_text.delta':
                out.deltas += event.delta;
                break;

            case 'response.output_item.done':
                items.set(event.output_index, event.item);
                break;

            case 'response.completed':
            case 'response.incomplete':
            case 'response.failed':
                out.terminal = event;
                break;

            case 'error':
                out.error = event;
                break;
            }
        }

        const response = out.terminal?.response ?? {};
        const output = [ ...items.entries() ]
            .sort(([ a ], [ b ]) => a - b).map(([ , item ]) => item);

        out.items = output.length;
        ofResponse(out, { ...response, output });
        out.final = blank();
        ofResponse(out.final, response);

    } catch (e) {
        out.errors.push(thrown(e));
    }

    return out;
}


// What an application of the AI SDK sees.

async function vercel(model) {
    const out = blank();
    const any = tool({ inputSchema: jsonSchema({ type: 'object' }) });

    try {
        const result = streamText({
            model,
            prompt: 'any',
            maxRetries: 0,
            abortSignal: AbortSignal.timeout(PATIENCE),
            tools: { weather: any, lookup: any, clock: any },
            onError() {},
        });

        for await (const part of result.fullStream) {
            switch (part.type) {

            case 'text-delta':
                out.text += part.text;
                break;

            case 'reasoning-delta':
                out.reasoning += part.text;
                break;

            case 'tool-call':
                if (!part.providerExecuted) {
                    out.tools.push([ part.toolName,
                                     JSON.stringify(part.input) ]);
                }

                break;

            case 'tool-error':
            case 'error':
                // a server calls tools of its own

                if (!/^AI_NoSuchToolError/.test(part.error)) {
                    out.errors.push(thrown(part.error));
                }

                break;

            case 'abort':
                out.errors.push({ name: 'abort', message: 'abort' });
                break;

            case 'finish':
                out.status = part.finishReason;
                out.input = part.totalUsage?.inputTokens;
                out.output = part.totalUsage?.outputTokens;
                break;
            }
        }

    } catch (e) {
        out.errors.push(thrown(e));
    }

    return out;
}


export function aiOpenAI(path) {
    const provider = createOpenAI({ apiKey: 'none', baseURL: url(path) });
    return vercel(provider.responses('any'));
}


export function aiOpenResponses(path) {
    const provider = createOpenResponses({
        name: 'edge', apiKey: 'none', url: url(`${path}/responses`) });

    return vercel(provider('any'));
}


// the bytes themselves

export async function bytes(path) {
    const response = await fetch(url(`${path}/responses`), {
        method: 'POST', body: '{}',
        headers: { 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(PATIENCE) });

    return response.text();
}


export const clients = { helper, raw, aiOpenAI, aiOpenResponses };
