import { LanguageModelOption } from '@parley/contract/resources/language-model';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './language-models.operation.ts';

/** Lists the models an agent may name. */
export const listLanguageModels = operation({
  method: 'GET',
  path: '/api/language-models',
  id: 'listLanguageModels',
  summary: 'List language models of this installation',
  description:
    'The built-in model, one model of each vendor whose key is configured (agents may name others), and the models of the servers on this machine that a platform admin has turned on.',
  access: apiKey('agents:read'),
  answer: { status: 200, schema: z.object({ data: z.array(LanguageModelOption) }) },
  example: {
    answer: {
      data: [
        { provider: 'builtin', model: '', server: null },
        { provider: 'local', model: 'ollama/llama3.1:8b', server: 'Ollama' },
      ],
    },
  },
  transaction: 'none',
  async run({ tenantId, deps }) {
    const servers = await deps.servers.list();
    const local = servers.flatMap(({ name, title, models }) =>
      models.map((model) => ({ provider: 'local' as const, model: `${name}/${model}`, server: title })),
    );
    return { data: [...deps.vendorModels(tenantId), ...local] };
  },
});
