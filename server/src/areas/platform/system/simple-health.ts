import { z } from 'zod';
import { publicAccess } from '#platform/http/access/access.ts';
import { operation } from './system.operation.ts';

/** Liveness probe. Touches no dependency; `degraded`, also 200, comes from the process's own observations. */
export const simpleHealth = operation({
  method: 'GET',
  path: '/api/health',
  id: 'getHealth',
  summary: 'Simple health check',
  description:
    'Always 200 while the process serves. `degraded`: the disk is nearly full; the detailed health check says more.',
  access: publicAccess('load balancers ask without a key'),
  answer: { status: 200, schema: z.object({ status: z.enum(['ok', 'degraded']) }).meta({ id: 'Health' }) },
  example: { answer: { status: 'ok' } },
  requestsPerMinute: 100_000,
  run: async ({ deps }) => ({ status: deps.isDegraded() ? ('degraded' as const) : ('ok' as const) }),
});
