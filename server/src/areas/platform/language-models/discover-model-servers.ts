import { FoundModelServer } from '@parley/contract/resources/language-model';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { searchIsOff } from './language-models.errors.ts';
import { exampleFoundServer, operation } from './language-models.operation.ts';

/** Searches this machine for model servers. */
export const discoverModelServers = operation({
  method: 'POST',
  path: '/api/admin/model-servers/discover',
  id: 'discoverModelServers',
  summary: 'Search this machine for model servers',
  description:
    'Asks the usual ports of Ollama, LM Studio, the llama.cpp server, vLLM, LocalAI and Jan on 127.0.0.1, at most 300 ms each. Nothing is used before it is turned on. Answers those that are not.',
  access: admin(),
  audit: notAudited('reads lists of models on this machine only'),
  answer: { status: 200, schema: z.object({ data: z.array(FoundModelServer) }) },
  refusals: ['not_configured'],
  example: { answer: { data: [exampleFoundServer] } },
  requestsPerMinute: 30,
  transaction: 'none',
  async run({ deps: { servers } }) {
    if (!servers.allowsSearch) throw searchIsOff();
    return { data: [...(await servers.search())] };
  },
});
