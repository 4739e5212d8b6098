import { expect, it } from 'vitest';
import {
  emptyOllamaListings,
  janListings,
  type Listings,
  llamaCppListings,
  lmStudioListings,
  localAiListings,
  ollamaListings,
  vllmListings,
} from '../testing/model-server-peer.ts';
import { identifyModelServer } from './identify-model-server.ts';

async function identify(listings: Listings, port: number) {
  const paths: string[] = [];
  const readJson = async (path: string) => {
    paths.push(path);
    return listings[path];
  };
  return { found: await identifyModelServer(readJson, port), paths };
}

it.each([
  ['Ollama', ollamaListings, 11_434, 'ollama', ['llama3.1:8b', 'qwen3:4b']],
  ['Ollama on another port', ollamaListings, 8000, 'ollama', ['llama3.1:8b', 'qwen3:4b']],
  ['Ollama without models', emptyOllamaListings, 11_434, 'ollama', []],
  ['LM Studio', lmStudioListings, 1234, 'lm-studio', ['qwen/qwen3-4b']],
  ['llama.cpp server', llamaCppListings, 8080, 'llama-cpp', ['gemma-3-4b-it-Q4_K_M.gguf']],
  ['vLLM', vllmListings, 8000, 'vllm', ['Qwen/Qwen3-8B']],
  ['LocalAI', localAiListings, 8080, 'localai', ['qwen3-4b']],
  ['Jan', janListings, 1337, 'jan', ['jan-v3-4b-base-instruct']],
  ['another server with the same API', janListings, 8000, 'openai-compatible', ['jan-v3-4b-base-instruct']],
] as const)('%s is identified, with the models that reply', async (_, listings, port, kind, models) => {
  expect((await identify(listings, port)).found).toMatchObject({ kind, models });
});

it.each([
  ['no answer', {}],
  ['a page', { '/v1/models': '<html>' }],
  ['a list of something else', { '/v1/models': { object: 'list', data: [{ id: 7, object: 'order' }] } }],
  ['an empty list', { '/v1/models': { object: 'list', data: [] } }],
  ['an error of an API', { '/v1/models': { error: { message: 'Incorrect API key provided' } } }],
])('an HTTP server with %s is no model server', async (_, listings) => {
  for (const port of [8080, 8000, 1337]) expect((await identify(listings, port)).found).toBeUndefined();
});

it('an HTTP server of another kind sees one request', async () => {
  expect((await identify({ '/': 'Tomcat' }, 8080)).paths).toEqual(['/v1/models']);
});
