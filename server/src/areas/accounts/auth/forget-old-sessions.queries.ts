import type { Tx } from '#db/tenant-scope.ts';

/** How long a session that is over says where somebody was logged in. Unit: days. */
const endedSessionDays = 30;
/** A token that is over is still told from one that never was. Unit: days. */
const usedTokenDays = 7;

/** Deletes sessions with their tokens, and tokens, that have been over for long. */
export async function forgetOldSessions(tx: Tx, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const before = daysAgo(endedSessionDays);
  await tx
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', before), row('ended_at', '<', before)]))
    .execute();
  await tx.deleteFrom('user_tokens').where('expires_at', '<', daysAgo(usedTokenDays)).execute();
}
