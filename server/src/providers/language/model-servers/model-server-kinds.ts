import type { ModelServerKind } from '@parley/contract/resources/language-model';

/** Products that serve models over OpenAI's chat completions API: name shown to people, and default port. */
export const modelServerKinds: Record<ModelServerKind, { title: string; port?: number }> = {
  ollama: { title: 'Ollama', port: 11_434 },
  'lm-studio': { title: 'LM Studio', port: 1234 },
  'llama-cpp': { title: 'llama.cpp server', port: 8080 },
  vllm: { title: 'vLLM', port: 8000 },
  localai: { title: 'LocalAI', port: 8080 },
  jan: { title: 'Jan', port: 1337 },
  'openai-compatible': { title: 'OpenAI-compatible server' },
};

/** Ports of this machine that are searched. */
export const modelServerPorts: readonly number[] = [
  ...new Set(Object.values(modelServerKinds).flatMap(({ port }) => (port === undefined ? [] : [port]))),
];

export const loopbackOrigin = (port: number): string => `http://127.0.0.1:${port}`;
