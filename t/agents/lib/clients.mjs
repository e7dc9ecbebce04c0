// How each client is run: ({ url, home, file, packages }) gives a command
// line, variables of the environment, and files that are written before.
// HOME is a directory of the run's own, "work" in it is where it runs.

import { join } from 'node:path';


const prompt = 'Run the tool and tell what it says.';


// the native program of a package

function binary(packages, name, ...path) {
    return join(packages, `${name}-${process.platform}-${process.arch}`,
                ...path);
}


function codex({ url, home, packages }) {
    const target = { 'linux-x64': 'x86_64-unknown-linux-musl',
                     'linux-arm64': 'aarch64-unknown-linux-musl' }
                   [`${process.platform}-${process.arch}`] ?? 'unknown';

    return {
        command: [ binary(packages, '@openai/codex', 'vendor', target, 'bin',
                          'codex'),
                   'exec', '--json', '--skip-git-repo-check',
                   '--dangerously-bypass-approvals-and-sandbox', prompt ],
        env: { CODEX_HOME: join(home, '.codex'), EDGE_KEY: 'none' },
        files: { '.codex/config.toml': `
model = "gpt-5"
model_provider = "edge"
check_for_update_on_startup = false

[model_providers.edge]
name = "edge"
base_url = "${url}"
env_key = "EDGE_KEY"
wire_api = "responses"
stream_idle_timeout_ms = 2500
stream_max_retries = 1
request_max_retries = 1

[analytics]
enabled = false
` },
    };
}


function copilot({ url, home, packages }) {
    return {
        command: [ binary(packages, '@github/copilot', 'copilot'),
                   '-p', prompt, '--allow-all-tools', '--allow-all-paths',
                   '--no-color', '--disable-builtin-mcps',
                   '--no-auto-update' ],
        env: {
            COPILOT_HOME: join(home, '.copilot'),
            COPILOT_OFFLINE: 'true',
            COPILOT_PROVIDER_BASE_URL: url,
            COPILOT_PROVIDER_TYPE: 'openai',
            COPILOT_PROVIDER_WIRE_API: 'responses',
            COPILOT_PROVIDER_API_KEY: 'none',
            COPILOT_MODEL: 'gpt-5',
        },
    };
}


function opencode({ url, packages }) {
    return {
        command: [ binary(packages, 'opencode', 'bin', 'opencode'),
                   'run', '--auto', '--format', 'json', '--title', 'any',
                   '-m', 'edge/gpt-5', prompt ],
        env: {
            OPENCODE_DISABLE_AUTOUPDATE: '1',
            OPENCODE_DISABLE_MODELS_FETCH: '1',
            OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
            OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
        },
        files: { 'work/opencode.json': JSON.stringify({
            $schema: 'https://opencode.ai/config.json',
            autoupdate: false, share: 'disabled', permission: 'allow',
            small_model: 'edge/gpt-5',
            provider: { edge: {
                npm: '@ai-sdk/openai', name: 'edge',
                options: { baseURL: url, apiKey: 'none' },
                models: { 'gpt-5': { name: 'gpt-5', tool_call: true } },
            } } }) },
    };
}


// these need a newer Node than Debian has

function node(packages, ...script) {
    return [ binary(packages, 'node', 'bin', 'node'),
             join(packages, ...script) ];
}


function cline({ url, packages }) {
    return {
        command: [ binary(packages, '@cline/cli', 'bin', 'cline'),
                   '-P', 'openai-native', '-m', 'gpt-5', prompt ],
        env: { CLINE_SESSION_BACKEND_MODE: 'local',
               CLINE_NO_AUTO_UPDATE: '1' },
        files: { '.cline/data/settings/providers.json': JSON.stringify({
            version: 1, lastUsedProvider: 'openai-native', modes: {},
            providers: { 'openai-native': {
                settings: { provider: 'openai-native', apiKey: 'none',
                            model: 'gpt-5', baseUrl: url },
                updatedAt: '2026-11-28T00:00:00.000Z',
                tokenSource: 'manual',
            } } }) },
    };
}


function qwen({ url, packages }) {
    return {
        command: [ ...node(packages, '@qwen-code/qwen-code', 'cli.js'),
                   '--yolo', prompt ],
        env: { EDGE_KEY: 'none' },
        files: { '.qwen/settings.json': JSON.stringify({
            security: { auth: { selectedType: 'openai' } },
            model: { name: 'gpt-5' },
            privacy: { usageStatisticsEnabled: false },
            general: { enableAutoUpdate: false },
            modelProviders: { openai: [ {
                id: 'gpt-5', name: 'gpt-5', wireApi: 'responses',
                envKey: 'EDGE_KEY', baseUrl: url,
            } ] } }) },
    };
}


function continues({ url, home, packages }) {
    return {
        command: [ ...node(packages, '@continuedev/cli', 'dist', 'cn.js'),
                   '-p', '--auto', `--config=${join(home, 'config.yaml')}`,
                   prompt ],
        env: { CONTINUE_CLI_ENABLE_TELEMETRY: '0' },
        files: { 'config.yaml': `
name: edge
version: 0.0.1
schema: v1
models:
  - name: gpt-5
    provider: openai
    model: gpt-5
    apiBase: ${url}
    apiKey: none
    roles: [ chat ]
` },
    };
}


function pi({ url, packages }) {
    return {
        command: [ ...node(packages, '@earendil-works', 'pi-coding-agent',
                           'dist', 'bundle', 'cli.js'),
                   '-p', '--offline', '--no-session', '--provider', 'edge',
                   '--model', 'gpt-5', prompt ],
        env: {},
        files: { '.pi/agent/models.json': JSON.stringify({
            providers: { edge: {
                baseUrl: url, api: 'openai-responses', apiKey: 'none',
                models: [ { id: 'gpt-5' } ],
            } } }) },
    };
}


// these are told what to do by a message, and may do it again

function library(name) {
    return ({ url, file, packages }) => ({
        command: [ process.execPath, join(packages, '..', 'library.mjs'),
                   name ],
        message: { baseURL: url, file },
        env: { OPENAI_AGENTS_DISABLE_TRACING: '1',
               MASTRA_TELEMETRY_DISABLED: '1',
               LANGCHAIN_TRACING_V2: 'false' },
    });
}


// those ask again by themselves when a turn fails

export const patient = new Set([ 'codex', 'copilot', 'opencode', 'cline',
                                 'qwen', 'continue', 'pi' ]);


export const clients = {
    codex,
    copilot,
    opencode,
    cline,
    qwen,
    continue: continues,
    pi,
    ...Object.fromEntries([ 'agents', 'langchain', 'ai5', 'ai6', 'ai7',
                            'open', 'mastra', 'openrouter', 'openai4',
                            'openai4s', 'openai5', 'openai5s', 'openai6',
                            'openai6s', 'openai7', 'openai7s' ]
        .map((name) => [ name, library(name) ])),
};


// what people call a client, and the package that has its version

export const titles = {
    codex: [ 'Codex CLI', '@openai/codex' ],
    copilot: [ 'GitHub Copilot CLI', '@github/copilot' ],
    opencode: [ 'opencode', 'opencode-linux-x64' ],
    cline: [ 'Cline', '@cline/cli-linux-x64' ],
    qwen: [ 'Qwen Code', '@qwen-code/qwen-code' ],
    continue: [ 'Continue CLI', '@continuedev/cli' ],
    pi: [ 'pi', '@earendil-works/pi-coding-agent' ],
    agents: [ 'OpenAI Agents', '@openai/agents' ],
    langchain: [ 'LangChain', '@langchain/openai' ],
    ai5: [ 'AI SDK 5', 'ai5' ],
    ai6: [ 'AI SDK 6', 'ai6' ],
    ai7: [ 'AI SDK 7', 'ai7' ],
    open: [ 'AI SDK Open Responses', 'ai7-open-responses' ],
    mastra: [ 'Mastra', '@mastra/core' ],
    openrouter: [ 'OpenRouter Agent', '@openrouter/agent' ],
    openai4: [ 'openai 4', 'openai4' ],
    openai4s: [ 'openai 4, `stream()`', 'openai4' ],
    openai5: [ 'openai 5', 'openai5' ],
    openai5s: [ 'openai 5, `stream()`', 'openai5' ],
    openai6: [ 'openai 6', 'openai6' ],
    openai6s: [ 'openai 6, `stream()`', 'openai6' ],
    openai7: [ 'openai 7', 'openai7' ],
    openai7s: [ 'openai 7, `stream()`', 'openai7' ],
};
