// A library in a tool loop:
//
//   node library.mjs CLIENT
//
// It is told { baseURL, file } by its parent and answers { text } with what
// the loop ends with, or { error } with what the library throws; that is the
// end of the process: nothing of a failure must be left to the next loop.
// The tool appends a line to the file.

import { appendFileSync } from 'node:fs';
import { z } from 'zod';


let baseURL;
let file;

const apiKey = 'none';
const prompt = 'What is the weather in Kiel?';
const description = 'Tells the weather';
const turns = 4;


// what an agent says to a model that calls a tool that is not there

function noTool(name) {
    return `there is no tool "${name}"`;
}


function weather(input) {
    if (typeof input?.city !== 'string') {
        throw new Error(`weather of ${JSON.stringify(input)}`);
    }

    appendFileSync(file, 'tool-ran\n');
    return 'tool-ran';
}


// OpenAI's client has no loop; this is what its documentation shows

async function openai(version, ask) {
    const { default: OpenAI } = await import(version);
    const api = new OpenAI({ apiKey, baseURL, maxRetries: 0 });

    const input = [ { role: 'user', content: prompt } ];
    const tools = [ { type: 'function', name: 'weather', description,
                      strict: false,
                      parameters: { type: 'object',
                                    properties: { city: {
                                        type: 'string' } } } } ];

    for (let n = 0; n < turns; n++) {
        const { output, text } = await ask(api, { model: 'gpt-5', input,
                                                  tools });
        const calls = output.filter((i) => i.type === 'function_call');

        if (!calls.length) {
            return text;
        }

        for (const item of output) {
            input.push(item);
        }

        for (const call of calls) {
            input.push({ type: 'function_call_output',
                         call_id: call.call_id,
                         output: call.name === 'weather'
                                 ? weather(JSON.parse(call.arguments))
                                 : noTool(call.name) });
        }
    }

    throw new Error('too many turns');
}


// items and text as they come, and a look at how it ended

async function raw(api, request) {
    const stream = await api.responses.create({ ...request, stream: true });
    const output = [];
    let text = '';
    let status;

    for await (const event of stream) {
        switch (event.type) {

        case 'response.output_text.delta':
            text += event.delta;
            break;

        case 'response.output_item.done':
            output.push(event.item);
            break;

        case 'response.completed':
        case 'response.incomplete':
        case 'response.failed':
            status = event.response.status;

            if (event.type === 'response.failed') {
                throw new Error(event.response.error?.message ?? 'failed');
            }

            break;

        case 'error':
            throw new Error(event.message ?? event.error?.message);
        }
    }

    if (status === undefined) {
        throw new Error('the stream has no end');
    }

    if (status === 'incomplete') {
        throw new Error('the response is incomplete');
    }

    return { output, text };
}


// what the library makes of it

async function helper(api, request) {
    const response = await api.responses.stream(request).finalResponse();

    if (response.status && response.status !== 'completed') {
        throw new Error(response.error?.message ?? response.status);
    }

    const text = response.output.filter((i) => i.type === 'message')
        .flatMap((i) => i.content).map((part) => part.text).join('');

    return { output: response.output, text };
}


async function ai(version, provider) {
    const { streamText, stepCountIs, ...sdk } = await import(version);
    const { createOpenAI, createOpenResponses } = await import(provider);
    const errors = [];
    let text = '';

    const result = streamText({
        model: createOpenAI
            ? createOpenAI({ apiKey, baseURL }).responses('gpt-5')
            : createOpenResponses({ name: 'edge', apiKey,
                                    url: `${baseURL}/responses` })('gpt-5'),
        prompt,
        tools: { weather: sdk.tool({
            description, inputSchema: z.object({ city: z.string() }),
            execute: weather }) },
        stopWhen: stepCountIs(turns),
        onError() {},
    });

    for await (const part of result.fullStream) {
        if (part.type === 'text-delta') {
            text += part.text;

        } else if (part.type === 'error' || part.type === 'tool-error') {
            errors.push(part.error);
        }
    }

    if (errors.length) {
        throw errors[0];
    }

    return text;
}


const clients = {

    openai4: () => openai('openai4', raw),
    openai5: () => openai('openai5', raw),
    openai6: () => openai('openai6', raw),
    openai4s: () => openai('openai4', helper),
    openai5s: () => openai('openai5', helper),
    openai6s: () => openai('openai6', helper),
    openai7: () => openai('openai7', raw),
    openai7s: () => openai('openai7', helper),

    ai5: () => ai('ai5', 'ai5-openai'),
    ai6: () => ai('ai6', 'ai6-openai'),
    ai7: () => ai('ai7', 'ai7-openai'),
    open: () => ai('ai7', 'ai7-open-responses'),

    async agents() {
        const { Agent, Runner, OpenAIProvider, tool, setTracingDisabled } =
            await import('@openai/agents');

        setTracingDisabled(true);

        const agent = new Agent({
            name: 'agent', model: 'gpt-5', instructions: 'Be brief.',
            tools: [ tool({ name: 'weather', description,
                            parameters: z.object({ city: z.string() }),
                            execute: weather }) ] });

        const runner = new Runner({
            modelProvider: new OpenAIProvider({ apiKey, baseURL,
                                                useResponses: true }) });

        const result = await runner.run(agent, prompt, { stream: true });

        for await (const event of result) {
            void event;
        }

        await result.completed;

        if (result.error) {
            throw result.error;
        }

        return result.finalOutput ?? '';
    },

    async langchain() {
        const { ChatOpenAI } = await import('@langchain/openai');
        const { tool } = await import('@langchain/core/tools');
        const { HumanMessage, ToolMessage } =
            await import('@langchain/core/messages');

        const look = tool(weather, {
            name: 'weather', description,
            schema: z.object({ city: z.string() }) });

        const model = new ChatOpenAI({
            model: 'gpt-5', apiKey, useResponsesApi: true, maxRetries: 0,
            configuration: { baseURL } }).bindTools([ look ]);

        const messages = [ new HumanMessage(prompt) ];

        for (let n = 0; n < turns; n++) {
            let message;

            for await (const chunk of await model.stream(messages)) {
                message = message ? message.concat(chunk) : chunk;
            }

            if (!message) {
                throw new Error('no message');
            }

            if (!message.tool_calls?.length) {
                return message.text;
            }

            messages.push(message);

            for (const call of message.tool_calls) {
                messages.push(call.name === 'weather'
                    ? await look.invoke(call)
                    : new ToolMessage({ tool_call_id: call.id,
                                        content: noTool(call.name) }));
            }
        }

        throw new Error('too many turns');
    },

    async openrouter() {
        const { OpenRouter, callModel, tool, stepCountIs } =
            await import('@openrouter/agent');

        const result = callModel(new OpenRouter({
            apiKey, serverURL: baseURL, retryConfig: { strategy: 'none' } }), {
            model: 'gpt-5', input: prompt, stopWhen: stepCountIs(turns),
            tools: [ tool({ name: 'weather', description,
                            inputSchema: z.object({ city: z.string() }),
                            execute: async (input) => weather(input) }) ] });

        return result.getText();
    },

    async mastra() {
        const { Agent } = await import('@mastra/core/agent');
        const { createTool } = await import('@mastra/core/tools');
        const { createOpenAI } = await import('ai7-openai');

        const agent = new Agent({
            id: 'agent', name: 'agent', instructions: 'Be brief.',
            model: createOpenAI({ apiKey, baseURL }).responses('gpt-5'),
            tools: { weather: createTool({
                id: 'weather', description,
                inputSchema: z.object({ city: z.string() }),
                execute: async (input) => weather(input) }) } });

        const result = await agent.stream(prompt, { maxSteps: turns });
        const errors = [];
        let text = '';

        for await (const part of result.fullStream) {
            if (part.type === 'text-delta') {
                text += part.payload.text;

            } else if (part.type === 'error' || part.type === 'tool-error') {
                errors.push(part.payload.error);
            }
        }

        if (errors.length) {
            throw errors[0];
        }

        return text;
    },
};


function failed(e) {
    const error = `${e?.name}: ${e?.message ?? JSON.stringify(e)}`;
    process.send({ error }, () => process.exit(1));
}


process.on('unhandledRejection', failed);
process.on('disconnect', () => process.exit(0));

process.on('message', async (run) => {
    ({ baseURL, file } = run);

    try {
        process.send({ text: String(await clients[process.argv[2]]()) });
    } catch (e) {
        failed(e);
    }
});
