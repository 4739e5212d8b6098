import type { CallId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Proof } from '#platform/http/access/access.ts';
import { matchesTokenHash } from '#platform/ids/token.ts';
import { originNotAllowed } from './web-voice.errors.ts';
import type { WebVoiceDeps } from './web-voice.operation.ts';

export const accessTokenPrefix = 'voice';

/** Call a client is authorized for: new, or resumed after a lost connection. */
export interface ProvenCall {
  id: CallId;
  tenantId: TenantId;
  isResumed: boolean;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Access token of the session in the path, or the call's resume token. */
export const webVoiceToken: Proof<ProvenCall> = {
  name: 'web voice token',
  description:
    'Access token of the session, or the resume token of its call, as `Authorization: Bearer <token>`. A token that a page asked for works from that page only.',
  async verify({ params, bearer, origin, now }, db, deps: WebVoiceDeps) {
    const proven = await proveCall(db, deps, { id: params['callId'] ?? '', token: bearer, origin, now });
    if (!proven) return null;
    return { tenantId: proven.tenantId, actor: { kind: 'visitor', id: proven.id, name: 'Caller' }, subject: proven };
  },
};

/** Verifies a WebSocket's token, which arrives elsewhere. Null when missing, invalid or expired. */
export async function proveCall(
  db: Database,
  deps: WebVoiceDeps,
  request: { id: string; token: string | null; origin: string | null; now: Date },
): Promise<ProvenCall | null> {
  if (!request.token || !uuid.test(request.id)) return null;
  const id = request.id.toLowerCase() as CallId;
  const session = await findSession(db, id);
  if (!session) return null;
  const isResumed = deps.calls?.isResumeToken(id, request.token) ?? false;
  const isFresh = session.expires_at > request.now && matchesTokenHash(request.token, session.token_hash);
  if (!isResumed && !isFresh) return null;
  if (session.origin !== null && request.origin !== session.origin) throw originNotAllowed();
  return { id, tenantId: session.tenant_id, isResumed };
}

interface SessionRow {
  tenant_id: TenantId;
  token_hash: Buffer;
  origin: string | null;
  expires_at: Date;
}

async function findSession(db: Database, id: CallId): Promise<SessionRow | undefined> {
  const found = await db.app.pool.query<SessionRow>('select * from app.find_web_voice_session($1)', [id]);
  return found.rows[0];
}
