// Copyright (C) 2026 ngx_http_responses_module authors
//
// The program of util/recording, which shows what follows as hello.mjs.

import OpenAI from 'openai';

const stream = new OpenAI().responses.stream(
  { model: 'local', input: 'When does the tide turn?' });

stream.on('response.output_text.delta',
  (event) => process.stdout.write(event.delta));
stream.on('response.completed',
  ({ response }) => console.log(`\n${response.status}`));
stream.on('error', (error) => console.log(`${error}`));
