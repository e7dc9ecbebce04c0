// Streams as servers send them, and what must come of each: the words, the
// calls, the tokens.  "untidy" says which clients fail on it, and how, when
// nothing stands between them and the server.

const kiel = [ [ 'weather', '{"city":"Kiel"}' ] ];
const unknown = /^Unhandled response stream event/;
const invalid = /^Type validation failed/;
const moved = /^Lifecycle response identity changed/;
const lost = /part .* not found/;
const noContent = /reading 'flatMap'/;
const noSummary = /reading 'map'/;
const noStart = /expected 'response.created' event/;
const noIndex = /^missing output at index undefined/;
const noPart = /^missing content at index 0/;
const noId = /^expected a non-empty output item id/;
const otherId = /^expected output item id/;
const otherItem = /^expected item_id/;


function weather(city) {
    return [ [ 'weather', JSON.stringify({ city }) ] ];
}


export const dialects = {

    // EU GPT: event: message, milliseconds, items without ids, no ends of
    // parts, text and calls beside an absent output

    'eugpt-text': {
        text: 'Die Fähre fährt um neun.', usage: [ 12, 9 ],
        untidy: { helper: noId, aiOpenAI: invalid,
                  aiOpenResponses: noContent },
    },

    'eugpt-tool': {
        text: 'Ich sehe nach.', tools: kiel, usage: [ 20, 11 ],
        untidy: { helper: noId, aiOpenAI: invalid,
                  aiOpenResponses: noContent },
    },

    // OpenAI itself

    'openai-text': { text: 'The tide turns at four.', usage: [ 14, 8 ] },

    'openai-tools': {
        tools: [ ...weather('Oslo'), [ 'clock', '{"zone":"UTC"}' ] ],
        usage: [ 50, 32 ],
    },

    'openai-reasoning': {
        text: 'Four.', summary: '**Looking** at it', usage: [ 9, 30 ],
    },

    'openai-2025-tool': { tools: weather('Oslo'), usage: [ 40, 15 ] },

    // Aitronos Freddy: no type in the data, index, flat states

    'freddy-text': {
        text: 'Good morning to you.',
        untidy: { helper: unknown, aiOpenAI: invalid },
    },

    'freddy-tool': {
        tools: weather('Bern'), usage: [ 30, 10 ],
        untidy: { helper: unknown, aiOpenAI: invalid },
    },

    // the AI SDK's notes: data only, what its schema needs and no more

    'notes-reasoning': {
        text: 'High tide at ten.', summary: 'One look suffices.',
        usage: [ 5, 16 ],
        untidy: { helper: noIndex, aiOpenResponses: noSummary },
    },

    'notes-tool': {
        tools: weather('Rio'), usage: [ 15, 6 ], untidy: { helper: moved },
    },

    'notes-incomplete': {
        text: 'Low tide at', status: 'incomplete', finish: 'length',
        usage: [ 5, 3 ],
        untidy: { helper: /not iterable/, aiOpenResponses: noContent },
    },

    // the Open Responses gateway: no type in the data, parts of type text

    'gateway-text': {
        text: 'Through the gate',
        untidy: { helper: unknown, aiOpenAI: invalid },
    },

    'gateway-tool': {
        tools: [ [ 'lookup', '{"query":"notes"}' ] ], usage: [ 8, 7 ],
        untidy: { helper: unknown, aiOpenAI: invalid },
    },

    'gateway-mcp': {
        text: 'No luck.', untidy: { helper: unknown, aiOpenAI: invalid },
    },

    // GitHub Copilot: new ids with each event

    'copilot-text': {
        text: 'Five boats lie here.', summary: '**Counting boats**',
        usage: [ 21, 19 ],
        untidy: { helper: moved, aiOpenResponses: lost },
    },

    'copilot-tool': {
        tools: weather('Lima'), usage: [ 31, 12 ],
        untidy: { helper: moved },
    },

    // Perplexity: deltas of nothing, a flat end

    'perplexity-text': {
        text: 'A small boat sails.', usage: [ 4, 6 ],
        untidy: { helper: noStart, aiOpenAI: invalid,
                  aiOpenResponses: lost },
    },

    'perplexity-search': {
        text: 'Boats float.', usage: [ 4, 3 ],
        untidy: { helper: noStart, aiOpenAI: invalid,
                  aiOpenResponses: lost },
    },

    // vLLM: parts of reasoning, a date for created_at, other ids in the end

    'vllm-reasoning': {
        text: 'It is four.', thoughts: 'Two plus two.', usage: [ 17, 14 ],
        untidy: { helper: unknown, aiOpenAI: invalid },
    },

    'vllm-growing': {
        text: 'Here it is.', thoughts: 'One at a time', usage: [ 7, 13 ],
        untidy: { helper: unknown, aiOpenAI: invalid,
                  aiOpenResponses: lost },
    },

    'vllm-tool': {
        tools: weather('Pune'), usage: [ 70, 15 ],
        untidy: { helper: otherId, aiOpenAI: invalid },
    },

    // OpenRouter: data only, comments, items that overlap, [DONE]

    'openrouter-text': {
        text: 'Yes, it does.', thoughts: 'The user asks.',
        usage: [ 78, 17 ],
    },

    'openrouter-tool': {
        tools: weather('Graz'), usage: [ 60, 18 ],
        untidy: { helper: otherId },
    },

    // llama.cpp: no indices, calls without ids that end when all is over

    'llamacpp-text': {
        text: 'Local and fast.', usage: [ 6, 5 ],
        untidy: { helper: noIndex, aiOpenAI: invalid },
    },

    'llamacpp-tool': {
        tools: weather('Cork'), usage: [ 66, 15 ],
        untidy: { helper: noIndex, aiOpenAI: invalid },
    },

    'llamacpp-tools': {
        tools: [ ...weather('Cork'), [ 'clock', '{}' ] ], usage: [ 66, 25 ],
        untidy: { helper: noIndex, aiOpenAI: invalid },
    },

    // LiteLLM: begins with deltas, output at the top, text that is never
    // announced, ids of chat completions

    'litellm-text': {
        text: 'Straight to the point.', usage: [ 9, 6 ],
        untidy: { helper: noStart, aiOpenAI: lost, aiOpenResponses: lost },
    },

    'litellm-reasoning': {
        text: 'Then words.', summary: 'First thoughts.', usage: [ 11, 12 ],
        untidy: { helper: otherItem, aiOpenAI: lost, aiOpenResponses: lost },
    },

    'litellm-foreign': {
        text: 'Other names.', usage: [ 3, 4 ],
        untidy: { helper: otherItem, aiOpenResponses: lost },
    },

    'litellm-tool': {
        tools: weather('Riga'), usage: [ 13, 14 ],
        untidy: { helper: otherItem, aiOpenAI: invalid },
    },

    // the router of Hugging Face: no space after the colon, no parts

    'hf-text': {
        text: 'No space needed.', usage: [ 8, 4 ],
        untidy: { helper: /not iterable/ },
    },

    'hf-reasoning': {
        text: 'It is done.', thoughts: 'Thinking it over',
        usage: [ 10, 20 ],
        untidy: { helper: noPart, aiOpenResponses: noSummary },
    },

    'hf-tool': {
        tools: [ [ 'lookup', '{"term":"sse"}' ] ], usage: [ 20, 15 ],
        untidy: { aiOpenAI: invalid },
    },

    // LM Studio: arguments without deltas

    'lmstudio-text': { text: 'On my desk.', usage: [ 6, 5 ] },

    'lmstudio-tool': {
        tools: weather('Turin'), thoughts: 'Ask the tool.',
        usage: [ 160, 28 ],
    },

    // bridges to Gemini: all at once, in the done events

    'gemini-text': {
        text: 'All at once.', usage: [ 4, 3 ],
        untidy: { helper: /^missing output at index 0/ },
    },

    'gemini-tool': {
        tools: weather('Split'), usage: [ 14, 9 ],
        untidy: { helper: /^missing output at index 0/, aiOpenAI: invalid },
    },

    // xAI: the last words come with the item's end only

    'xai-text': {
        text: 'The last words are late.', summary: 'A quick check.',
        usage: [ 25, 31 ],
    },

    'xai-tool': { tools: weather('Nice'), usage: [ 90, 20 ] },
};
