import { z } from 'zod';
import { AgentId } from '../ids.ts';
import { CallDirection, CallEndReason } from './call.ts';

const count = z.int();
const rate = z.number().min(0).max(1).nullable();
const Percentiles = z.object({ p50: z.number(), p95: z.number() }).nullable();

/** Days a figure is about. */
export const StatisticsPeriod = z
  .object({
    from: z.iso.datetime().meta({ description: 'First instant' }),
    to: z.iso.datetime().meta({ description: 'First instant after it' }),
    first_day: z.iso.date(),
    last_day: z.iso.date(),
    timezone: z.string().meta({ description: 'Where days begin' }),
    is_rebuilding: z.boolean().meta({
      description:
        'True for a few minutes after an upgrade and after a change of the account’s time zone: earlier calls are still being counted, or days are still those of the previous zone',
    }),
  })
  .meta({ id: 'StatisticsPeriod' });
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>;

const callFigures = {
  calls: count.meta({ description: 'Ended calls, by the day they began to ring' }),
  answered: count,
  unanswered: count,
  conversations: count.meta({
    description: 'Answered by a person: without voicemail, phone menus, silence and spam',
  }),
  contained: count.meta({
    description: 'Conversations that the agent completed alone: not transferred, no failed transfer, no fault',
  }),
  transferred: count,
  succeeded: count.meta({ description: 'Reached their goal, as their analysis says' }),
  unsuccessful: count.meta({ description: 'Missed their goal, as their analysis says' }),
  duration_seconds: count.meta({ description: 'From answer to end, of all calls together' }),
  average_duration_seconds: z.number().nullable().meta({ description: 'Of an answered call' }),
  answer_rate: rate.meta({ description: '`answered` of `calls`' }),
  containment_rate: rate.meta({ description: '`contained` of `conversations`' }),
  transfer_rate: rate.meta({ description: '`transferred` of `answered`' }),
  success_rate: rate.meta({ description: '`succeeded` of `succeeded` and `unsuccessful`' }),
};

export const CallFigures = z.object(callFigures).meta({ id: 'CallFigures' });
export type CallFigures = z.infer<typeof CallFigures>;

const chatFigures = {
  sessions: count.meta({ description: 'Chats with a message of the visitor or a handoff, by the day they began' }),
  contained: count.meta({ description: 'Closed without a person, among `judged`' }),
  judged: count.meta({ description: 'Closed chats with a message of the visitor, without spam' }),
  escalated: count.meta({ description: 'With a requested handoff, or claimed by an operator without one' }),
  claimed: count.meta({ description: 'Claimed by an operator' }),
  ratings: count,
  average_rating: z.number().nullable(),
  containment_rate: rate.meta({ description: '`contained` of `judged`' }),
};
export const ChatFigures = z.object(chatFigures).meta({ id: 'ChatFigures' });
export type ChatFigures = z.infer<typeof ChatFigures>;

export const CallLatencyFigures = z
  .object({ stt: Percentiles, llm: Percentiles, tts: Percentiles, e2e: Percentiles })
  .meta({
    id: 'CallLatencyFigures',
    description: 'Over the turns of all calls, from a histogram: at most 4 % off. Unit: milliseconds; null: no turn',
  });
export type CallLatencyFigures = z.infer<typeof CallLatencyFigures>;

/** Price of calls at the rates of the installation. */
export const CallCost = z.object({ amount_minor_units: count, currency: z.string() }).nullable().meta({
  id: 'CallCost',
  description: 'Minutes at the rates of `PARLEY_CALL_RATES` of today; null: no rates are set',
});
export type CallCost = z.infer<typeof CallCost>;

const ofAgent = {
  agent_id: AgentId.nullable().meta({ description: 'Null: calls without an agent of the account' }),
  name: z.string().nullable().meta({ description: 'Null: the agent was purged, or there is none' }),
};

export const CallStatistics = z
  .object({
    period: StatisticsPeriod,
    ...callFigures,
    by_direction: z.array(z.object({ direction: CallDirection, ...callFigures })),
    by_status: z.object({ completed: count, failed: count, no_answer: count, busy: count, cancelled: count }),
    cost: CallCost,
  })
  .meta({ id: 'CallStatistics' });
export type CallStatistics = z.infer<typeof CallStatistics>;

export const AgentFigures = z
  .object({
    ...ofAgent,
    ...callFigures,
    e2e_ms: Percentiles.meta({ description: 'From the end of speech until the answer was heard' }),
    chats: ChatFigures,
  })
  .meta({ id: 'AgentFigures' });

export const AgentStatistics = z
  .object({ period: StatisticsPeriod, agents: z.array(AgentFigures).meta({ description: 'Most calls first' }) })
  .meta({ id: 'AgentStatistics' });
export type AgentStatistics = z.infer<typeof AgentStatistics>;

export const DetailedCallStatistics = z
  .object({
    period: StatisticsPeriod,
    ...callFigures,
    duration: Percentiles.meta({ description: 'Of answered calls, at most 4 % off. Unit: seconds' }),
    latency_ms: CallLatencyFigures,
    end_reasons: z
      .array(z.object({ end_reason: CallEndReason, calls: count, share: z.number() }))
      .meta({ description: 'Most frequent first' }),
    sentiment: z.object({ positive: count, neutral: count, negative: count }),
    by_agent: z.array(z.object({ ...ofAgent, ...callFigures })).meta({ description: 'Most calls first' }),
    by_hour: z.array(count).length(24).meta({ description: 'Calls by hour of the day, from 0' }),
    heat_map: z
      .array(z.array(count).length(24))
      .length(7)
      .meta({ description: 'Calls by day of the week, Monday first, and hour' }),
    cost: CallCost,
  })
  .meta({ id: 'DetailedCallStatistics' });
export type DetailedCallStatistics = z.infer<typeof DetailedCallStatistics>;

const ofSpan = {
  ...callFigures,
  e2e_ms: Percentiles.meta({ description: 'From the end of speech until the answer was heard' }),
  chats: ChatFigures,
};

export const DailyStatistics = z
  .object({
    period: StatisticsPeriod,
    days: z.array(z.object({ day: z.iso.date(), ...ofSpan })).meta({ description: 'Every day, also without a call' }),
  })
  .meta({ id: 'DailyStatistics' });
export type DailyStatistics = z.infer<typeof DailyStatistics>;

export const MonthlyStatistics = z
  .object({
    period: StatisticsPeriod,
    months: z
      .array(z.object({ month: z.string().meta({ description: 'YYYY-MM' }), ...ofSpan }))
      .meta({ description: 'Every month, also without a call' }),
  })
  .meta({ id: 'MonthlyStatistics' });
export type MonthlyStatistics = z.infer<typeof MonthlyStatistics>;

const CallsAndChats = z.object({ calls: CallFigures, chats: ChatFigures });

export const LiveFigures = z
  .object({
    ringing: count,
    in_progress: count.meta({ description: 'Answered, also while being transferred' }),
    queued: count.meta({ description: 'Outbound calls that wait to be dialled' }),
    chats_open: count.meta({ description: 'With an agent, active within the last hour' }),
    chats_waiting: count,
    chats_with_operator: count,
  })
  .meta({ id: 'LiveFigures' });

export const StatisticsDashboard = z
  .object({
    period: StatisticsPeriod.meta({ description: 'The last 30 days, with today' }),
    live: LiveFigures,
    peak_concurrent: z
      .object({ today: count, last_30_days: count })
      .meta({ description: 'Largest number of calls answered at the same time, among those that ended' }),
    today: CallsAndChats,
    yesterday: CallsAndChats.meta({ description: 'The whole day' }),
    last_7_days: CallsAndChats.meta({ description: 'With today' }),
    previous_7_days: CallsAndChats,
    last_30_days: CallsAndChats.meta({ description: 'With today' }),
    top_agents: z
      .array(z.object({ ...ofAgent, calls: count, containment_rate: rate }))
      .max(5)
      .meta({ description: 'With most calls in the last 30 days' }),
    trend: z
      .array(z.object({ day: z.iso.date(), calls: count, answered: count, chats: count }))
      .meta({ description: 'The last 30 days' }),
  })
  .meta({ id: 'StatisticsDashboard' });
export type StatisticsDashboard = z.infer<typeof StatisticsDashboard>;

export const CallUsage = z
  .object({
    period: StatisticsPeriod.meta({ description: 'Billing period: a calendar month' }),
    calls: count,
    answered: count,
    seconds: count.meta({ description: 'From answer to end' }),
    minutes: z.number().meta({ description: '`seconds` / 60, with two decimals' }),
    by_direction: z.array(z.object({ direction: CallDirection, calls: count, answered: count, seconds: count })),
    peak_concurrent: count.meta({ description: 'Largest number of calls answered at the same time' }),
    concurrent: count.meta({ description: 'Answered calls at this moment' }),
    model_tokens: z
      .object({ input: count, output: count })
      .meta({ description: 'Tokens that models of vendors read and wrote in replies' }),
    cost: CallCost,
  })
  .meta({ id: 'CallUsage' });
export type CallUsage = z.infer<typeof CallUsage>;

export const PlatformOverview = z
  .object({
    tenants: count,
    agents: count,
    live_calls: count,
    this_month: z.object({ calls: count, answered: count, minutes: z.number() }),
    total: z.object({ calls: count, answered: count, minutes: z.number(), chats: count }),
  })
  .meta({ id: 'PlatformOverview' });
