import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { isWithinHours } from './operating-hours.rules.ts';
import type { StoredWidgetConfig } from './widget-config.rules.ts';

/** Presence time: an operator silent for longer is not available. Unit: milliseconds. Streams renew it every 15 s. */
export const presenceMs = 60_000;

/**
 * True when an operator could take a chat of this agent now: online, present, named by its widget, within its hours.
 */
export async function areOperatorsAvailable(
  tx: Tx,
  asked: { settings: StoredWidgetConfig; agentZone: string; now: Date },
): Promise<boolean> {
  const { settings, now } = asked;
  if (!settings.handoff.is_enabled || !isWithinHours(settings.hours, asked.agentZone, now)) return false;
  const found = await tx
    .selectFrom('chat_operators')
    .select('user_id')
    .where('status', '=', 'online')
    .where('last_seen_at', '>', new Date(now.getTime() - presenceMs))
    .$if(settings.operator_ids.length > 0, (query) =>
      query.where('user_id', '=', sql<string>`any (${[...settings.operator_ids]}::uuid[])`),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
