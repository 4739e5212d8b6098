import { PlatformOverview } from '@parley/contract/resources/statistics';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { ratio } from './figures.rules.ts';
import { readPlatformCounts } from './platform-overview.queries.ts';
import { operation } from './statistics.operation.ts';

/** Day on which the operation was deprecated (RFC 9745), and the day from which it may be gone (RFC 8594). */
const deprecatedAt = new Date('2026-11-23T00:00:00Z');
const sunsetAt = new Date('2027-11-23T00:00:00Z');

/** Legacy overview across all tenants. */
export const getPlatformOverview = operation({
  method: 'GET',
  path: '/api/statistics/platform-overview',
  id: 'getPlatformOverview',
  summary: 'Overview of the whole installation (deprecated)',
  description:
    'Deprecated: use `/api/admin/tenants` and the statistics of each account. The answer says until when it stays, in the headers `Deprecation`, `Sunset` and `Link`.',
  access: admin(),
  query: z.strictObject({}),
  answer: { status: 200, schema: PlatformOverview },
  example: {
    answer: {
      tenants: 12,
      agents: 40,
      live_calls: 3,
      this_month: { calls: 5120, answered: 4980, minutes: 11_204.5 },
      total: { calls: 61_200, answered: 59_870, minutes: 133_010.75, chats: 18_400 },
    },
  },
  async run({ tx, now, headers }) {
    headers.set('deprecation', `@${deprecatedAt.getTime() / 1000}`);
    headers.set('sunset', sunsetAt.toUTCString());
    headers.set('link', '</api/admin/tenants>; rel="successor-version"');
    const counts = await readPlatformCounts(tx, now);
    return {
      tenants: counts.tenants,
      agents: counts.agents,
      live_calls: counts.live_calls,
      this_month: {
        calls: counts.month_calls,
        answered: counts.month_answered,
        minutes: ratio(counts.month_seconds, 60, 2) ?? 0,
      },
      total: {
        calls: counts.calls,
        answered: counts.answered,
        minutes: ratio(counts.seconds, 60, 2) ?? 0,
        chats: counts.chats,
      },
    };
  },
});
