import type { AgentId } from '@parley/contract/ids';
import { type AgentCalendar, AgentCalendarConfig } from '@parley/contract/resources/calendar';
import { getAgent } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { findStoredCalendar } from './calendars.queries.ts';

/** The calendar of an agent that is there; one that was never configured is off. */
export interface Calendar {
  agentId: AgentId;
  config: AgentCalendarConfig;
  /** In which its hours are meant, IANA. */
  timezone: string;
  /** Null: never configured. */
  updatedAt: Date | null;
}

/** The calendar, or a refusal when the agent is not there or in the trash. */
export const getCalendar = (tx: Tx, agentId: AgentId) => readCalendar(tx, agentId, { isLocked: false });

/** The calendar, locked until the transaction ends: whoever books in it next sees what was booked before. */
export const getCalendarForUpdate = (tx: Tx, agentId: AgentId) => readCalendar(tx, agentId, { isLocked: true });

async function readCalendar(tx: Tx, agentId: AgentId, lock: { isLocked: boolean }): Promise<Calendar> {
  const [agent, stored] = await Promise.all([getAgent(tx, agentId), findStoredCalendar(tx, agentId, lock)]);
  const config = stored?.config ?? AgentCalendarConfig.parse({ is_enabled: false });
  return {
    agentId,
    config,
    timezone: config.timezone ?? agent.config.timezone,
    updatedAt: stored?.updatedAt ?? null,
  };
}

/** The calendar as the API shows it. */
export function presentCalendar({ agentId, config, updatedAt }: Omit<Calendar, 'timezone'>): AgentCalendar {
  return { agent_id: agentId, ...config, updated_at: updatedAt?.toISOString() ?? null };
}

/**
 * What a conversation needs to know of an agent's calendar; null when nobody can book in it, because it is off or was
 * never configured. Refuses an agent that is not there or in the trash (404).
 */
export async function findCalendar(
  tx: Tx,
  agentId: AgentId,
): Promise<{ timezone: string; slotMinutes: number; country: string | null } | null> {
  const { config, timezone } = await getCalendar(tx, agentId);
  return config.is_enabled ? { timezone, slotMinutes: config.slot_minutes, country: config.country } : null;
}
