import { SpeechModelSummary } from '@parley/contract/resources/speech-model';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleSummary, operation, presentSummary } from './speech-models.operation.ts';

/** Lists the installation's speech models for a tenant. */
export const listSpeechModels = operation({
  method: 'GET',
  path: '/api/speech-models',
  id: 'listSpeechModels',
  summary: 'List speech models of this installation',
  description:
    'Models that recognize and speak on the server itself. Where one is in use for the language of an agent with the `builtin` engine, its vocabulary is open. Empty where the installation takes no calls.',
  access: apiKey('agents:read'),
  answer: { status: 200, schema: z.object({ data: z.array(SpeechModelSummary) }) },
  example: { answer: { data: [exampleSummary] } },
  run: async ({ deps }) => ({ data: ((await deps.library?.list()) ?? []).map(presentSummary) }),
});
