import { AgentId } from '@parley/contract/ids';
import { TimeZone } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { CallRates } from './cost.rules.ts';

export interface StatisticsDeps {
  /** Price of calls; null: not set. */
  rates: CallRates | null;
}

export const operation = operationOf<StatisticsDeps>();

/** Years that both JavaScript and PostgreSQL read as days. */
const years = /^(?:19[7-9]\d|20\d\d|21\d\d)-/;
const isDay = (text: string) => z.iso.date().safeParse(text).success;
const isInstant = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

const DayOrInstant = z
  .string()
  .refine(
    (text) => years.test(text) && (isDay(text) || isInstant(text)),
    'a day such as 2026-03-01 or an instant such as 2026-03-01T12:00:00Z, from 1970 to 2199',
  );

/** Filters of statistics. */
export const periodFilters = {
  from: DayOrInstant.optional().meta({
    description: 'First day, or first instant; default: 30 days up to the last day',
    examples: ['2026-03-01'],
  }),
  to: DayOrInstant.optional().meta({
    description: 'Last day, which counts as a whole, or the instant after the last; default: today',
    examples: ['2026-03-31'],
  }),
  timezone: TimeZone.optional().meta({
    description: "Where days begin; default: the account's time zone. In another, a period has at most 62 days",
    examples: ['Europe/Stockholm'],
  }),
};

export const agentFilter = { agent_id: AgentId.optional() };

export const usualDays = 30;

/** A calendar month of the account. */
export const Month = z
  .string()
  .regex(/^(?:19[7-9]\d|20\d\d|21\d\d)-(?:0[1-9]|1[0-2])$/, 'a month such as 2026-03, from 1970 to 2199');
