import type { UserId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';

const most = 100;

/** Lists a user's open sessions: not ended, not expired, refresh token still valid. */
export function listOpenSessions(tx: Tx, userId: UserId, now: Date) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'tenant_id', 'ip', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('session_id')
          .whereRef('session_id', '=', 'sessions.id')
          .where('used_at', 'is', null)
          .where('refresh_tokens.expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
