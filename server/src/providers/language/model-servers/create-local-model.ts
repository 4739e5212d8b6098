import { type LanguageModel, ModelError } from '#brain/ports.ts';
import { createLanguageModel } from '../ai-sdk/create-language-model.ts';
import type { ModelServers } from './model-servers.ts';

/** Upper bound on one answer. */
const maxAnswerBytes = 4 * 1024 * 1024;

/**
 * A model of a server that is turned on, named `<server>/<model>`. The server is looked up with each answer: once it is
 * turned off or gone, the model refuses and the agent's fallbacks answer.
 */
export function createLocalModel(parts: {
  servers: Pick<ModelServers, 'fetchFor' | 'find'>;
  /** `<server>/<model>`. */
  name: string;
  firstPartTimeoutMs: number;
  idleTimeoutMs: number;
}): LanguageModel {
  const { servers, firstPartTimeoutMs, idleTimeoutMs } = parts;
  const id = `local/${parts.name}`;
  const [serverName = '', model = ''] = parts.name.split(/\/(.*)/s);
  let opened: { url: string; model: LanguageModel } | undefined;

  async function open(): Promise<LanguageModel> {
    const server = await servers.find(serverName);
    if (!server) throw new ModelError('refused', id, `${id}: no model server "${serverName}" is turned on`);
    if (opened?.url === server.url) return opened.model;
    const limits = { timeoutMs: firstPartTimeoutMs, idleTimeoutMs, maxBytes: maxAnswerBytes };
    const options = { provider: 'openai-compatible' as const, model, baseUrl: `${server.url}/v1`, id };
    const fetch = servers.fetchFor(server, limits);
    opened = {
      url: server.url,
      model: createLanguageModel({ ...options, fetch, firstPartTimeoutMs, idleTimeoutMs }),
    };
    return opened.model;
  }

  return {
    id,
    async *stream(request, signal) {
      signal.throwIfAborted();
      const server = await open();
      yield* server.stream(request, signal);
    },
  };
}
