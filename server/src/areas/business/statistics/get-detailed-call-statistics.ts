import type { CallEndReason } from '@parley/contract/resources/call';
import { DetailedCallStatistics } from '@parley/contract/resources/statistics';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { costOf } from './cost.rules.ts';
import { ratio, sumByPart, sumCalls, sumHistogram, sumMap } from './figures.rules.ts';
import { sumByAgent } from './figures-of-agents.ts';
import { percentilesOf } from './histogram.rules.ts';
import { readCalls } from './read-calls.queries.ts';
import { boundOf, presentPeriod, readPeriod } from './read-period.ts';
import { type CallRow, latencyStages, mapColumns } from './rollup-rows.rules.ts';
import {
  exampleAgent,
  exampleCalls,
  exampleCost,
  exampleLatency,
  examplePeriod,
  exampleQuery,
} from './statistics.examples.ts';
import { agentFilter, operation, periodFilters, usualDays } from './statistics.operation.ts';

const [daysOfWeek, hoursOfDay] = [7, 24];
const exampleHours = Array.from({ length: hoursOfDay }, (_, hour) => (hour >= 8 && hour < 18 ? 12 : 0));

/** Detailed call statistics: durations, latency by stage, end reasons, agents, hours. */
export const getDetailedCallStatistics = operation({
  method: 'GET',
  path: '/api/calls/statistics/detailed',
  id: 'getDetailedCallStatistics',
  summary: 'Detailed call statistics',
  access: apiKey('stats:read'),
  query: z.strictObject({ ...agentFilter, ...periodFilters }),
  answer: { status: 200, schema: DetailedCallStatistics },
  example: {
    query: exampleQuery,
    answer: {
      period: examplePeriod,
      ...exampleCalls,
      duration: { p50: 134, p95: 410 },
      latency_ms: { stt: { p50: 210, p95: 380 }, llm: { p50: 340, p95: 720 }, tts: null, e2e: exampleLatency },
      end_reasons: [{ end_reason: 'user_hangup', calls: 84, share: 0.7 }],
      sentiment: { positive: 40, neutral: 52, negative: 12 },
      by_agent: [{ ...exampleAgent, ...exampleCalls }],
      by_hour: exampleHours,
      heat_map: Array.from({ length: daysOfWeek }, () => exampleHours),
      cost: exampleCost,
    },
  },
  async run({ tx, tenantId, query, now, deps }) {
    const { agent_id: agentId, timezone } = query;
    const asked = { from: boundOf(query.from), to: boundOf(query.to), timezone, usualDays, now };
    const period = await readPeriod(tx, tenantId, asked);
    const [rows, ofAgents] = await Promise.all([
      readCalls(tx, tenantId, period, { agentId, by: 'all', maps: mapColumns }),
      readCalls(tx, tenantId, period, { agentId, by: 'agent', maps: [] }),
    ]);
    const heatMap = heatMapOf(rows);
    const sum = (column: 'positive' | 'neutral' | 'negative') => rows.reduce((total, row) => total + row[column], 0);
    return {
      period: presentPeriod(period),
      ...sumCalls(rows),
      duration: percentilesOf(sumHistogram(rows, 'durations')),
      latency_ms: latencyOf(rows),
      end_reasons: endReasonsOf(rows),
      sentiment: { positive: sum('positive'), neutral: sum('neutral'), negative: sum('negative') },
      by_agent: (await sumByAgent(tx, ofAgents)).map(({ figures }) => figures),
      by_hour: Array.from({ length: hoursOfDay }, (_, hour) =>
        heatMap.reduce((total, day) => total + (day[hour] ?? 0), 0),
      ),
      heat_map: heatMap,
      cost: costOf(rows, deps.rates),
    };
  },
});

function latencyOf(rows: readonly CallRow[]) {
  const [stt, llm, tts, e2e] = latencyStages.map((stage) => percentilesOf(sumHistogram(rows, stage)));
  return { stt: stt ?? null, llm: llm ?? null, tts: tts ?? null, e2e: e2e ?? null };
}

function endReasonsOf(rows: readonly CallRow[]) {
  const reasons = sumByPart(sumMap(rows, 'outcomes'), (key) => key.split(':')[1] ?? '');
  const total = [...reasons.values()].reduce((sum, calls) => sum + calls, 0);
  return [...reasons]
    .filter(([, calls]) => calls > 0)
    .map(([reason, calls]) => ({ end_reason: reason as CallEndReason, calls, share: ratio(calls, total) ?? 0 }))
    .toSorted((a, b) => b.calls - a.calls || a.end_reason.localeCompare(b.end_reason));
}

function heatMapOf(rows: readonly CallRow[]): number[][] {
  const hours = sumMap(rows, 'hours');
  return Array.from({ length: daysOfWeek }, (_, day) =>
    Array.from({ length: hoursOfDay }, (_hour, hour) => hours.get(String(day * hoursOfDay + hour)) ?? 0),
  );
}
