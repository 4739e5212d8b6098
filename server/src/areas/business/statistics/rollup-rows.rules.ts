import type { AgentId } from '@parley/contract/ids';

/** Stages of a turn with a latency histogram, in the order of their code in `call_facts.latency_buckets`. */
export const latencyStages = ['stt', 'llm', 'tts', 'e2e'] as const;

/** Figures of a roll-up that add up. */
export const totalColumns = [
  'calls',
  'answered',
  'conversations',
  'contained',
  'transferred',
  'seconds',
  'succeeded',
  'unsuccessful',
  'positive',
  'neutral',
  'negative',
  'input_tokens',
  'output_tokens',
] as const;
export type TotalColumn = (typeof totalColumns)[number];

/** Maps of a roll-up from a key to a count. */
export const mapColumns = ['outcomes', 'hours', 'durations', ...latencyStages] as const;
export type MapColumn = (typeof mapColumns)[number];

/** A roll-up, or the same figures counted from facts. Only the maps asked for are there. */
export type CallRow = Record<TotalColumn, number> &
  Partial<Record<MapColumn, Readonly<Record<string, number>>>> & {
    /** First local day. */
    day: string;
    agentId: AgentId | null;
    direction: 'inbound' | 'outbound';
  };

/** Chat figures of a day, a month or an agent. */
export interface ChatRow {
  /** Day, month as YYYY-MM, or agent id. */
  key: string;
  sessions: number;
  judged: number;
  contained: number;
  escalated: number;
  claimed: number;
  rating_sum: number;
  ratings: number;
}
