import { z } from 'zod';
import { publicAccess } from '#platform/http/access.ts';
import { operation } from './system.operation.ts';

/** Says that the process serves. Touches no dependency, so it is fit for liveness probes. */
export const simpleHealth = operation({
  method: 'GET',
  path: '/api/health',
  id: 'getHealth',
  summary: 'Simple health check',
  access: publicAccess('load balancers ask without a key'),
  answer: { status: 200, schema: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }) },
  example: { answer: { status: 'ok' } },
  requestsPerMinute: 100_000,
  run: async () => ({ status: 'ok' as const }),
});
