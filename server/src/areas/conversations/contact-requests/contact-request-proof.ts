import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { ProvenSession } from '#areas/conversations/chats';
import type { Proof } from '#platform/http/access/access.ts';
import { hashToken } from '#platform/ids/token.ts';

interface SessionRow {
  tenant_id: TenantId;
  id: ChatSessionId;
  agent_id: AgentId;
  expires_at: Date;
}

/** Proof by the token of a chat session where the path names none: the token alone identifies it. */
export const anyChatSessionToken: Proof<ProvenSession> = {
  name: 'chat session token',
  description: 'Token of one chat session, from starting it, as `Authorization: Bearer <token>`.',
  async verify({ bearer, now }, db) {
    if (!bearer) return null;
    const found = await db.app.pool.query<SessionRow>('select * from app.find_chat_session_by_token($1)', [
      hashToken(bearer),
    ]);
    const row = found.rows[0];
    if (!row || row.expires_at <= now) return null;
    return {
      tenantId: row.tenant_id,
      actor: { kind: 'visitor', id: row.id, name: 'Visitor' },
      subject: { id: row.id, agentId: row.agent_id },
    };
  },
};
