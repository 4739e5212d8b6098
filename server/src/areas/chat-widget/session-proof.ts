import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { Proof } from '#platform/http/access.ts';
import { matchesTokenHash } from '#platform/ids/token.ts';

export const sessionTokenPrefix = 'chat';

/** The session a visitor has proven to be in. */
export interface ProvenSession {
  id: ChatSessionId;
  agentId: AgentId;
}

interface SessionRow {
  tenant_id: TenantId;
  agent_id: AgentId;
  token_hash: Buffer;
  expires_at: Date;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The token of the session named in the path. A token of another session proves nothing here. */
export const chatSessionToken: Proof<ProvenSession> = {
  name: 'chat session token',
  description: 'Token of one chat session, from starting it, as `Authorization: Bearer <token>`.',
  async verify({ params, bearer, now }, db) {
    const id = params['sessionId'] ?? '';
    if (!bearer || !uuid.test(id)) return null;
    const found = await db.app.pool.query<SessionRow>('select * from app.find_chat_session($1)', [id]);
    const row = found.rows[0];
    if (!row || row.expires_at <= now || !matchesTokenHash(bearer, row.token_hash)) return null;
    return {
      tenantId: row.tenant_id,
      actor: { kind: 'visitor', id: id.toLowerCase(), name: 'Visitor' },
      subject: { id: id.toLowerCase() as ChatSessionId, agentId: row.agent_id },
    };
  },
};
