import type { Tx } from '#db/tenant-scope.ts';
import { findTokenLookup, hashToken } from '#platform/ids/token.ts';
import { refreshTokenPrefix } from './sessions.queries.ts';

/**
 * Uses a refresh token up: of concurrent requests one gets the session. `reused`: it was used before, so two parties
 * hold it.
 */
export async function useRefreshToken(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ kind: 'used' | 'reused'; sessionId: string } | { kind: 'unknown' }> {
  if (!findTokenLookup({ token, prefix: refreshTokenPrefix })) return { kind: 'unknown' };
  const hash = hashToken(token);
  const used = await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();
  if (used) return { kind: 'used', sessionId: used.session_id };
  const before = await tx
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hash)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return before ? { kind: 'reused', sessionId: before.session_id } : { kind: 'unknown' };
}
