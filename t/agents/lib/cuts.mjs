// Faults, each of which happens once in a run; asked again, the upstream
// answers as it should.
//
//   turn     in which it happens: 1 has the tool call, 2 the text
//   steps    what is sent then, of the turn's own steps, see upstream.mjs
//
// recipe() gives the directives of docs/recipes.md#agents that are about it.

import { readFileSync } from 'node:fs';

import { fin, hold, rst } from './dialects.mjs';


const delta = (step) => /^event: .*\.delta$/m.test(step);

const begun = (steps) => steps.slice(0, steps.findIndex(delta) + 1);


function half(steps) {
    const list = begun(steps);
    const last = list.pop();

    return [ ...list, last.slice(0, last.length >> 1) ];
}


function failed(steps) {
    const { response } = JSON.parse(/^data: (.*)$/m.exec(steps[0])[1]);
    const list = begun(steps);

    return [ ...list, `event: response.failed\ndata: ${JSON.stringify({
        type: 'response.failed', sequence_number: list.length,
        response: { ...response, status: 'failed',
                    error: { code: 'server_error',
                             message: 'The worker is gone.' } },
    })}\n\n` ];
}


const rateLimit = `event: error\ndata: ${JSON.stringify({
    type: 'error', sequence_number: 0,
    error: { type: 'rate_limit_error', code: 'rate_limit_exceeded',
             message: 'Rate limit reached. Please try again in 1s.',
             param: null } })}\n\n`;

const serverError = `data: ${JSON.stringify({
    error: { type: 'server_error', code: 500,
             message: 'The server had an error.', param: null } })}\n\n`;


export const cuts = {
    'cut before the first event': { turn: 2, steps: () => [ fin ] },
    'cut in the text': { turn: 2, steps: (s) => [ ...half(s), fin ] },
    'reset in the text': { turn: 2, steps: (s) => [ ...begun(s), rst ] },
    'cut in the tool call': { turn: 1, steps: (s) => [ ...half(s), fin ] },
    'early end': { turn: 2, steps: begun },
    'end without a final event': { turn: 2, steps: (s) => s.slice(0, -1) },
    '429 as the first event': { turn: 2, steps: () => [ rateLimit ] },
    '500 as the first event': { turn: 2, steps: () => [ serverError ] },
    'failure in the text': { turn: 2, steps: failed },
    'silence in the text': { turn: 2, steps: (s) => [ ...begun(s), hold ] },
};


export function recipe() {
    const text = readFileSync(new URL('../../../docs/recipes.md',
                                      import.meta.url), 'utf8');
    const [ , conf ] = /^## Agents$[^]*?^```nginx$([^]*?)^```$/m.exec(text);

    return conf.match(
        /^ *(?:responses_|proxy_(?:next|buffer))[^;]*;/gm).join('\n');
}
