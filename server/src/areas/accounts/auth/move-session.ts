import type { SessionId, TenantId } from '@parley/contract/ids';
import type { SessionTokens } from '@parley/contract/resources/session';
import { lockOpenSession, renewTokens } from '#areas/accounts/sessions';
import type { Tx } from '#db/tenant-scope.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import { notLoggedIn } from './auth.errors.ts';
import { placeOf } from './open-session.ts';

/** Moves a session to another tenant, or to none, with new tokens; voids the previous ones. */
export async function moveSession(
  tx: Tx,
  move: { sessionId: SessionId; tenantId: TenantId | null; request: RequestFacts; now: Date },
): Promise<SessionTokens> {
  const { sessionId, tenantId, request, now } = move;
  const session = await lockOpenSession(tx, sessionId, now);
  if (!session) throw notLoggedIn();
  return renewTokens(tx, { id: session.id, expiresAt: session.expires_at, tenantId, place: placeOf(request), now });
}
