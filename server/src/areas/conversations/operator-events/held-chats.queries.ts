import type { ChatSessionId, UserId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { HeldTime } from './held-chats.rules.ts';

/** Look-back of held chats: events are retained for a day. Unit: milliseconds. */
const rememberedMs = 25 * 3_600_000;

/** Lists the chats an operator has, or had while events are retained. */
export async function listHeldTimes(tx: Tx, userId: UserId, now: Date): Promise<HeldTime[]> {
  const rows = await tx
    .selectFrom('chat_handlings')
    .select(['session_id', 'claimed_at', 'ended_at'])
    .where('operator_id', '=', userId)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', new Date(now.getTime() - rememberedMs))]))
    .execute();
  return rows.map((row) => ({
    sessionId: row.session_id as ChatSessionId,
    from: row.claimed_at,
    until: row.ended_at,
  }));
}
