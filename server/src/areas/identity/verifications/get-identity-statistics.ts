import { orderedSpan, timeSpan } from '@parley/contract/filters';
import { IdentityStatistics } from '@parley/contract/resources/identity';
import { z } from 'zod';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { countVerifications, type StateCount } from './identity-statistics.queries.ts';
import { operation } from './verifications.operation.ts';

const usualDays = 30;
const exampleCounts = { total: 12, approved: 9, declined: 1, expired: 2, failed: 0, pending: 0 };

/** Counts verifications by result, service and mode. */
export const getIdentityStatistics = operation({
  method: 'GET',
  path: '/api/identity/statistics',
  id: 'getIdentityStatistics',
  summary: 'Statistics of verifications',
  description: 'Of the last 30 days, or of a period. Test mode is counted apart.',
  access: apiKey('identity:read'),
  query: z
    .strictObject(timeSpan({ from: 'First instant; default: 30 days before `to`', to: 'End; default: now' }))
    .superRefine(orderedSpan),
  answer: { status: 200, schema: IdentityStatistics },
  example: {
    answer: {
      from: '2026-02-01T00:00:00.000Z',
      to: '2026-03-01T00:00:00.000Z',
      live: exampleCounts,
      test: { total: 0, approved: 0, declined: 0, expired: 0, failed: 0, pending: 0 },
      approval_rate: 0.75,
      answer_seconds_p50: 14.2,
      by_provider: [{ provider: 'oidc-ciba', mode: 'live', ...exampleCounts }],
      by_failure: [],
    },
  },
  async run({ tx, query, now }) {
    const to = query.to === undefined ? now : new Date(query.to);
    const from = query.from === undefined ? new Date(to.getTime() - usualDays * dayMs) : new Date(query.from);
    const { counts, answerSeconds } = await countVerifications(tx, { from, to });
    const live = sumOf(counts.filter(({ mode }) => mode === 'live'));
    const finished = live.total - live.pending;
    const services = new Map(counts.map(({ provider, mode }) => [`${provider} ${mode}`, { provider, mode }]));
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      live,
      test: sumOf(counts.filter(({ mode }) => mode === 'test')),
      approval_rate: finished === 0 ? null : live.approved / finished,
      answer_seconds_p50: answerSeconds,
      by_provider: [...services.values()].map((service) => ({
        ...service,
        ...sumOf(counts.filter(({ provider, mode }) => provider === service.provider && mode === service.mode)),
      })),
      by_failure: failuresOf(counts),
    };
  },
});

function sumOf(counts: readonly StateCount[]) {
  const sums = { total: 0, approved: 0, declined: 0, expired: 0, failed: 0, pending: 0 };
  for (const { state, total } of counts) {
    sums[state] += total;
    sums.total += total;
  }
  return sums;
}

function failuresOf(counts: readonly StateCount[]) {
  const sums = new Map<NonNullable<StateCount['failure']>, number>();
  for (const { failure, total } of counts) if (failure) sums.set(failure, (sums.get(failure) ?? 0) + total);
  return [...sums].map(([failure, total]) => ({ failure, total }));
}
