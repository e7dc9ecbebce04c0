// The cases of t/streams/dialect: what servers send, and what clients must make
// of it in the end.  The words, the calls and the tokens are those of the
// terminal event that leaves the module.

import { readFileSync, readdirSync } from 'node:fs';


const dir = new URL('../../streams/dialect/', import.meta.url);


// { title: { in, out } } of a file, out being that of the profile openai

function cases(text) {
    return Object.fromEntries(text.split(/^=== /m).slice(1).map((part) => {
        const section = (name) => new RegExp(
            `^--- ${name}\\n([^]*?)(?=^--- |(?![^]))`, 'm').exec(part)?.[1]
            .replace(/\n{3,}$/, '\n\n');
        const sent = section('in');

        return [ part.slice(0, part.indexOf('\n')),
                 { in: sent, out: section('out') ?? sent } ];
    }));
}


const all = Object.assign({}, ...readdirSync(dir)
    .filter((name) => name.endsWith('.t'))
    .map((name) => cases(readFileSync(new URL(name, dir), 'utf8'))));


// what a server sends, by the title of the case

export function sent(title) {
    return all[title].in;
}


function texts(parts) {
    return (parts ?? []).map((part) => part.text ?? '').join('');
}


function expected(title) {
    const data = all[title].out.match(/^data: ?\{.*"response":.*$/mg).at(-1);
    const { response } = JSON.parse(data.slice(5).replace(/:TIME\b/g, ":1"));
    const of = (type) => response.output.filter((i) => i.type === type);
    const calls = of('function_call').map((call) =>
        [ call.name, JSON.stringify(JSON.parse(call.arguments)) ]);
    const thoughts = of('reasoning').map((i) => texts(i.content)).join('');
    const summary = of('reasoning').map((i) => texts(i.summary)).join('');
    const { usage, status } = response;

    return {
        text: of('message').map((i) => texts(i.content)).join(''),
        tools: calls,
        status,
        finish: status === 'incomplete' ? 'length'
                : calls.length ? 'tool-calls' : 'stop',
        usage: [ usage?.input_tokens, usage?.output_tokens ],
        thoughts: thoughts || summary,
        summary,
    };
}


const names = Object.keys(all).filter((title) =>
    /^[a-z0-9-]+-(text|tools?|reasoning|incomplete|mcp|search|growing|foreign)$/
        .test(title) && !/^(sample|ollama)-/.test(title));

export const dialects = Object.fromEntries(names.map((name) =>
    [ name, expected(name) ]));


// clients that fail when nothing stands between them and the server

const fails = {
    helper: `eugpt-text eugpt-tool freddy-text freddy-tool notes-reasoning
        notes-tool notes-incomplete gateway-text gateway-tool gateway-mcp
        copilot-text copilot-tool perplexity-text perplexity-search
        vllm-reasoning vllm-growing vllm-tool openrouter-tool llamacpp-text
        llamacpp-tool llamacpp-tools litellm-text litellm-reasoning
        litellm-foreign litellm-tool hf-text hf-reasoning gemini-text
        gemini-tool`,
    aiOpenAI: `eugpt-text eugpt-tool freddy-text freddy-tool gateway-text
        gateway-tool gateway-mcp perplexity-text perplexity-search
        vllm-reasoning vllm-growing vllm-tool llamacpp-text llamacpp-tool
        llamacpp-tools litellm-text litellm-reasoning litellm-tool hf-tool
        gemini-tool`,
    aiOpenResponses: `eugpt-text eugpt-tool notes-reasoning notes-incomplete
        copilot-text perplexity-text perplexity-search vllm-growing
        litellm-text litellm-reasoning litellm-foreign hf-reasoning`,
};

export function untidy(name) {
    return Object.keys(fails).filter((client) =>
        fails[client].split(/\s+/).includes(name));
}
