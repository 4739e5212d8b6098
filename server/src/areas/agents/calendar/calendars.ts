import type { AgentId } from '@parley/contract/ids';
import { type AgentCalendar, AgentCalendarConfig } from '@parley/contract/resources/calendar';
import { getAgent } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { findStoredCalendar } from './calendars.queries.ts';

/** Calendar of an existing agent; disabled when never configured. */
export interface Calendar {
  agentId: AgentId;
  config: AgentCalendarConfig;
  /** IANA time zone of its opening hours. */
  timezone: string;
  /** BCP 47 tag of the agent's language. */
  language: string;
  /** Null: never configured. */
  updatedAt: Date | null;
}

/** Gets the calendar; refuses when the agent is missing or trashed. */
export const getCalendar = (tx: Tx, agentId: AgentId) => readCalendar(tx, agentId, { isLocked: false });

/** Gets the calendar under a row lock until the transaction ends: a concurrent booking sees this one. */
export const getCalendarForUpdate = (tx: Tx, agentId: AgentId) => readCalendar(tx, agentId, { isLocked: true });

async function readCalendar(tx: Tx, agentId: AgentId, lock: { isLocked: boolean }): Promise<Calendar> {
  const [agent, stored] = await Promise.all([getAgent(tx, agentId), findStoredCalendar(tx, agentId, lock)]);
  const config = stored?.config ?? AgentCalendarConfig.parse({ is_enabled: false });
  return {
    agentId,
    config,
    timezone: config.timezone ?? agent.config.timezone,
    language: agent.config.language,
    updatedAt: stored?.updatedAt ?? null,
  };
}

/** Presents the calendar as the API shows it. */
export function presentCalendar({
  agentId,
  config,
  updatedAt,
}: Omit<Calendar, 'language' | 'timezone'>): AgentCalendar {
  return { agent_id: agentId, ...config, updated_at: updatedAt?.toISOString() ?? null };
}

interface CalendarFacts {
  timezone: string;
  slotMinutes: number;
  country: string | null;
  /** The agent books without a booking tool. */
  booksInConversations: boolean;
}

/**
 * Finds the calendar facts a conversation needs; null when it is disabled or never configured. Refuses a missing or
 * trashed agent (404).
 */
export async function findCalendar(tx: Tx, agentId: AgentId): Promise<CalendarFacts | null> {
  const { config, timezone } = await getCalendar(tx, agentId);
  if (!config.is_enabled) return null;
  return {
    timezone,
    slotMinutes: config.slot_minutes,
    country: config.country,
    booksInConversations: config.books_in_conversations,
  };
}
