import { type TenantId, TenantId as TenantIdSchema, type UserId } from '@parley/contract/ids';
import { z } from 'zod';
import { type Proof, person } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { hashToken, issueToken } from '#platform/ids/token.ts';
import { operation } from './operator-events.operation.ts';

const ticketPrefix = 'desk';
const ticketSeconds = 60;
const subjectPrefix = 'desk:';

/** Issues a ticket that opens the operator stream once, for browsers' EventSource, which cannot send headers. */
export const createDeskTicket = operation({
  method: 'POST',
  path: '/api/chat/operator/events/ticket',
  id: 'createOperatorEventTicket',
  summary: 'Get a one-use ticket for the event stream of the desk',
  access: person('chat:operate'),
  audit: notAudited('a ticket opens what its holder may read anyway'),
  answer: {
    status: 201,
    schema: z.object({ ticket: z.string(), expires_at: z.iso.datetime() }).meta({ id: 'OperatorEventTicket' }),
    holdsSecret: true,
  },
  example: { answer: { ticket: 'desk_kJ3x...', expires_at: '2026-03-01T09:32:00.000Z' } },
  async run({ tx, tenantId, person: self, now }) {
    const { token, hash } = issueToken(ticketPrefix);
    const expiresAt = new Date(now.getTime() + ticketSeconds * 1000);
    await tx.deleteFrom('one_time_tickets').where('expires_at', '<', now).execute();
    await tx
      .insertInto('one_time_tickets')
      .values({ tenant_id: tenantId, token_hash: hash, subject: subjectPrefix + self.id, expires_at: expiresAt })
      .execute();
    // The ticket carries its tenant, so that it is looked up there alone.
    return { ticket: `${token}.${tenantId}`, expires_at: expiresAt.toISOString() };
  },
});

/** Proof by a one-use ticket in the query instead of a session or a key. */
export const deskTicket: Proof<{ userId: UserId }> = {
  name: 'ticket',
  inQuery: 'ticket',
  description: 'A one-use ticket for the event stream of the desk, as `?ticket=`.',
  isShown: ({ query }) => query['ticket'] !== undefined,
  async verify({ query, now }, db) {
    const [token = '', tenant] = String(query['ticket']).split('.');
    const tenantId = TenantIdSchema.safeParse(tenant);
    if (!tenantId.success) return null;
    return db.app.inTenant(tenantId.data, async (tx) => {
      const used = await tx
        .deleteFrom('one_time_tickets')
        .where('token_hash', '=', hashToken(token))
        .where('subject', 'like', `${subjectPrefix}%`)
        .where('expires_at', '>', now)
        .returning('subject')
        .executeTakeFirst();
      if (!used) return null;
      const userId = used.subject.slice(subjectPrefix.length) as UserId;
      const user = await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
      const actor = { kind: 'user' as const, id: userId, name: user?.name ?? '' };
      return { tenantId: tenantId.data as TenantId, actor, subject: { userId } };
    });
  },
};
