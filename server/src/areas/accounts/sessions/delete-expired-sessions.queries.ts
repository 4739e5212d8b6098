import type { Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';

/** Retention of ended sessions. Unit: days. */
const endedSessionDays = 30;
/** Retention of expired tokens, during which they are told apart from unknown ones. Unit: days. */
const usedTokenDays = 7;

/** Deletes sessions and tokens past their retention. */
export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const before = daysAgo(endedSessionDays);
  await tx
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', before), row('ended_at', '<', before)]))
    .execute();
  await tx.deleteFrom('user_tokens').where('expires_at', '<', daysAgo(usedTokenDays)).execute();
}
