import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { refuseForeignSite, type WidgetConfigCache } from '#areas/conversations/widget';
import type { Database } from '#db/open.ts';
import type { Proof, ProofRequest } from '#platform/http/access/access.ts';
import { hashToken, matchesTokenHash } from '#platform/ids/token.ts';

export const sessionTokenPrefix = 'chat';

/** Session a visitor's token has proven. */
export interface ProvenSession {
  id: ChatSessionId;
  agentId: AgentId;
}

/** Dependency that knows the allowed sites of widgets. */
export interface SitesOfWidgets {
  widgetConfigs: WidgetConfigCache;
}

/** Refuses a page of a site that may not use the session's widget. */
export function refusePageOf(
  deps: SitesOfWidgets,
  session: { tenant_id: TenantId; agent_id: AgentId },
  request: ProofRequest,
): Promise<void> {
  const page = { origin: request.origin, ownHost: request.header('host') };
  return refuseForeignSite(deps, { tenantId: session.tenant_id, id: session.agent_id }, page);
}

interface SessionRow {
  tenant_id: TenantId;
  agent_id: AgentId;
  token_hash: Buffer;
  expires_at: Date;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Proof by the token of the session in the path. Another session's token proves nothing, and a page of a site that may
 * not use the widget is refused (`origin_not_allowed`) in every operation.
 */
export const chatSessionToken: Proof<ProvenSession> = {
  name: 'chat session token',
  description: 'Token of one chat session, from starting it, as `Authorization: Bearer <token>`.',
  isShown: ({ bearer }) => bearer?.startsWith(`${sessionTokenPrefix}_`) === true,
  async verify(request, db, deps: SitesOfWidgets) {
    const { params, bearer, now } = request;
    const id = params['sessionId'] ?? '';
    if (!bearer || !uuid.test(id)) return null;
    const row = await findSession(db, id.toLowerCase());
    if (!row || row.expires_at <= now) return null;
    if (!matchesTokenHash(bearer, row.token_hash) && !(await isLinkOf(db, id, bearer))) return null;
    await refusePageOf(deps, row, request);
    return {
      tenantId: row.tenant_id,
      actor: { kind: 'visitor', id: id.toLowerCase(), name: 'Visitor' },
      subject: { id: id.toLowerCase() as ChatSessionId, agentId: row.agent_id },
    };
  },
};

/** True for the token of an emailed link to this session. */
async function isLinkOf(db: Database, id: string, token: string): Promise<boolean> {
  if (!token.startsWith(`${sessionTokenPrefix}_link_`)) return false;
  const found = await db.app.pool.query('select id from app.find_chat_session_by_token($1)', [hashToken(token)]);
  return found.rows[0]?.id === id.toLowerCase();
}

/** Recently used sessions, per database. Only immutable columns are cached. */
const known = new WeakMap<Database, Map<string, SessionRow>>();
const knownMax = 20_000;

/** Finds the session's tenant, agent and token hash, before its tenant is known. */
export async function findSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const sessions = known.get(db) ?? new Map<string, SessionRow>();
  known.set(db, sessions);
  const kept = sessions.get(id);
  if (kept) return kept;
  const found = await db.app.pool.query<SessionRow>('select * from app.find_chat_session($1)', [id]);
  const row = found.rows[0];
  if (row && sessions.size >= knownMax) sessions.delete(sessions.keys().next().value ?? '');
  if (row) sessions.set(id, row);
  return row;
}
