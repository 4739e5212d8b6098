import { type FoundModelServer, type ModelServer, ModelServerName } from '@parley/contract/resources/language-model';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { LanguageModelsDeps, ModelServerState } from './model-server-directory.ts';

export const operation = operationOf<LanguageModelsDeps>();

export const modelServerParams = z.object({ serverName: ModelServerName });

export const presentModelServer = ({ isReachable, ...server }: ModelServerState): ModelServer => ({
  ...server,
  is_reachable: isReachable,
});

export const exampleFoundServer: FoundModelServer = {
  kind: 'ollama',
  title: 'Ollama',
  url: 'http://127.0.0.1:11434',
  version: '0.12.6',
  models: ['llama3.1:8b', 'qwen3:4b'],
};

export const exampleModelServer: ModelServer = {
  ...exampleFoundServer,
  name: 'ollama',
  source: 'console',
  is_reachable: true,
};
