import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { chatCompletionsFormat } from './chat-completions-format.ts';
import type { PeerAnswer } from './wire-format.ts';

/** Answers of `GET`, by path; each is sent as JSON. */
export type Listings = Record<string, unknown>;

export interface ModelServerPeer extends LoopbackServer {
  /** Answer to the next chat completions. */
  answer: PeerAnswer;
  /** Bodies of chat completions so far. */
  completions: Record<string, unknown>[];
}

const listed = (id: string, more: object = {}) => ({ id, object: 'model', created: 1_770_000_000, ...more });
const openAiList = (ids: readonly string[], more: object) => ({
  object: 'list',
  data: ids.map((id) => listed(id, more)),
});

/** Answers of Ollama 0.12 with two models for replies and one for embeddings. Source: docs.ollama.com/api */
export const ollamaListings: Listings = {
  '/v1/models': openAiList(['llama3.1:8b', 'qwen3:4b', 'nomic-embed-text:latest'], { owned_by: 'library' }),
  '/api/version': { version: '0.12.6' },
  '/api/tags': {
    models: [
      { name: 'llama3.1:8b', model: 'llama3.1:8b', size: 4_920_753_328, details: { family: 'llama', format: 'gguf' } },
      { name: 'qwen3:4b', model: 'qwen3:4b', size: 2_497_293_931, details: { family: 'qwen3', format: 'gguf' } },
      { name: 'nomic-embed-text:latest', size: 274_302_450, details: { family: 'nomic-bert', format: 'gguf' } },
    ],
  },
};

/** Ollama before the first `ollama pull`. */
export const emptyOllamaListings: Listings = {
  '/v1/models': { object: 'list', data: null },
  '/api/version': { version: '0.12.6' },
  '/api/tags': { models: [] },
};

/** Source: lmstudio.ai/docs/developer/rest/endpoints */
export const lmStudioListings: Listings = {
  '/v1/models': openAiList(['qwen/qwen3-4b', 'text-embedding-nomic-embed-text-v1.5'], {
    owned_by: 'organization_owner',
  }),
  '/api/v0/models': {
    object: 'list',
    data: [
      { id: 'qwen/qwen3-4b', object: 'model', type: 'llm', state: 'not-loaded', max_context_length: 32_768 },
      { id: 'text-embedding-nomic-embed-text-v1.5', object: 'model', type: 'embeddings', state: 'not-loaded' },
    ],
  },
};

/** Source: github.com/ggml-org/llama.cpp, tools/server */
export const llamaCppListings: Listings = {
  '/v1/models': openAiList(['gemma-3-4b-it-Q4_K_M.gguf'], { owned_by: 'llamacpp' }),
};
/** Source: github.com/vllm-project/vllm, vllm/entrypoints/openai */
export const vllmListings: Listings = { '/v1/models': openAiList(['Qwen/Qwen3-8B'], { owned_by: 'vllm' }) };
/** Source: localai.io/docs/features/api-discovery */
export const localAiListings: Listings = {
  '/v1/models': openAiList(['qwen3-4b'], {}),
  '/.well-known/localai.json': {
    version: 'v3.5.0',
    endpoints: { chat_completions: '/v1/chat/completions', models: '/v1/models' },
  },
};
/** Source: jan.ai/docs/desktop/api-preference */
export const janListings: Listings = { '/v1/models': openAiList(['jan-v3-4b-base-instruct'], {}) };

/** A model server on this machine: lists its models as a product does, and streams chat completions with tool calls. */
export async function openModelServerPeer(listings: Listings): Promise<ModelServerPeer> {
  const format = chatCompletionsFormat('compatible');
  const server = await startLoopbackServer(serve);
  const peer: ModelServerPeer = Object.assign(server, {
    answer: { texts: ['Hello ', 'there.'] },
    completions: [],
  });

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    if (request.method === 'POST' && path === '/v1/chat/completions') {
      peer.completions.push(JSON.parse(server.requests.at(-1)?.body ?? ''));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const texts = peer.answer.texts.flatMap((text, index) => format.text(text, index));
      for (const frame of [...format.begin(peer.answer), ...texts, ...format.end(peer.answer)]) response.write(frame);
      response.end();
      return;
    }
    const body = listings[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'not found' }));
  }

  return peer;
}
