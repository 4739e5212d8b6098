import type { AgentId } from '@parley/contract/ids';
import { sumCalls, sumChats } from './figures.rules.ts';
import type { CallRow, ChatRow } from './rollup-rows.rules.ts';

export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;

const row: CallRow = {
  day: '2026-03-01',
  agentId: exampleAgentId,
  direction: 'inbound',
  calls: 120,
  answered: 114,
  conversations: 110,
  contained: 93,
  transferred: 12,
  seconds: 19_200,
  succeeded: 88,
  unsuccessful: 16,
  positive: 40,
  neutral: 52,
  input_tokens: 412_000,
  output_tokens: 38_500,
  negative: 12,
};
const chats: ChatRow = {
  key: '2026-03-01',
  sessions: 41,
  judged: 38,
  contained: 31,
  escalated: 9,
  claimed: 8,
  rating_sum: 61,
  ratings: 14,
};

/** Figures in the examples of the API document. */
export const exampleCalls = sumCalls([row]);
export const exampleChats = sumChats([chats]);
export const exampleLatency = { p50: 820, p95: 1410 };
export const examplePeriod = {
  from: '2026-02-28T23:00:00.000Z',
  to: '2026-03-31T22:00:00.000Z',
  first_day: '2026-03-01',
  last_day: '2026-03-31',
  timezone: 'Europe/Stockholm',
  is_rebuilding: false,
};
export const exampleQuery = { from: '2026-03-01', to: '2026-03-31' };
export const exampleCost = { amount_minor_units: 8000, currency: 'SEK' };
export const exampleAgent = { agent_id: exampleAgentId, name: 'Reception' };
