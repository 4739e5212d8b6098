import { ChatSessionId } from '@parley/contract/ids';
import { z } from 'zod';
import {
  chatSessionToken,
  exampleSessionId,
  findSession,
  type ProvenSession,
  refusePageOf,
  type SitesOfWidgets,
  sessionParams,
} from '#areas/conversations/chats';
import { type Proof, signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { hashToken, issueToken } from '#platform/ids/token.ts';
import { operation } from './visitor-chats.operation.ts';

const ticketPrefix = 'ticket';
const ticketSeconds = 60;

/** Issues a ticket that opens the session's event stream once, for browsers' EventSource, which cannot send headers. */
export const createEventTicket = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/events/ticket',
  id: 'createChatEventTicket',
  summary: 'Get a one-use ticket for the event stream',
  access: signedBy(chatSessionToken),
  audit: notAudited('a ticket opens what its holder may read anyway'),
  params: sessionParams,
  answer: {
    status: 201,
    schema: z.object({ ticket: z.string(), expires_at: z.iso.datetime() }).meta({ id: 'EventTicket' }),
    holdsSecret: true,
  },
  example: {
    params: { sessionId: exampleSessionId },
    answer: { ticket: 'ticket_kJ3x...', expires_at: '2026-03-01T09:32:00.000Z' },
  },
  async run({ tx, tenantId, subject, now }) {
    const { token, hash } = issueToken(ticketPrefix);
    const expiresAt = new Date(now.getTime() + ticketSeconds * 1000);
    await tx.deleteFrom('one_time_tickets').where('expires_at', '<', now).execute();
    await tx
      .insertInto('one_time_tickets')
      .values({ tenant_id: tenantId, token_hash: hash, subject: `chat:${subject.id}`, expires_at: expiresAt })
      .execute();
    return { ticket: token, expires_at: expiresAt.toISOString() };
  },
});

/** Proof by the session's token in the header, or by a one-use ticket in the query. */
export const sessionTokenOrTicket: Proof<ProvenSession> = {
  name: 'chat session token or ticket',
  description: 'Token of the chat session as `Authorization: Bearer <token>`, or `?ticket=` with a one-use ticket.',
  async verify(request, db, deps: SitesOfWidgets) {
    const ticket = request.query['ticket'];
    if (typeof ticket !== 'string') return chatSessionToken.verify(request, db, deps);
    const id = ChatSessionId.safeParse(request.params['sessionId']);
    if (!id.success) return null;
    const row = await findSession(db, id.data);
    if (!row) return null;
    const tenantId = row.tenant_id;
    const used = await db.app.inTenant(tenantId, (tx) =>
      tx
        .deleteFrom('one_time_tickets')
        .where('token_hash', '=', hashToken(ticket))
        .where('subject', '=', `chat:${id.data}`)
        .where('expires_at', '>', request.now)
        .executeTakeFirst(),
    );
    if (used.numDeletedRows === 0n) return null;
    await refusePageOf(deps, row, request);
    return {
      tenantId,
      actor: { kind: 'visitor', id: id.data, name: 'Visitor' },
      subject: { id: id.data, agentId: row.agent_id },
    };
  },
};
