import type { ContactRequestId } from '@parley/contract/ids';
import { ContactRequest, CreateContactRequest } from '@parley/contract/resources/chat-desk';
import { deskTopic, insertNotice, lockSession, sessionClosed } from '#areas/conversations/chats';
import { checkVisitor } from '#areas/conversations/widget';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { anyChatSessionToken } from './contact-request-proof.ts';
import { tooManyContactRequests } from './contact-requests.errors.ts';
import { exampleContactRequest } from './contact-requests.examples.ts';
import { operation } from './contact-requests.operation.ts';
import { countContactRequests, getContactRequest } from './contact-requests.queries.ts';

const perDay = 5;

/** Creates a contact request while no operator is available. */
export const createContactRequest = operation({
  method: 'POST',
  path: '/api/chat/contact-requests',
  id: 'createContactRequest',
  summary: 'Create a contact request',
  description: `For visitors, with the token of their chat; at most ${perDay} a day in one chat.`,
  access: signedBy(anyChatSessionToken),
  audit: notAudited('visitors are not people of the tenant; the request itself is the record'),
  body: CreateContactRequest,
  answer: {
    status: 201,
    schema: ContactRequest.pick({
      id: true,
      name: true,
      email: true,
      phone_number: true,
      message: true,
      created_at: true,
    }).meta({ id: 'CreatedContactRequest' }),
  },
  refusals: ['forbidden', 'chat_disabled', 'origin_not_allowed', 'not_found', 'conflict', 'rate_limited'],
  example: {
    body: { name: 'Nils Berg', email: 'nils@example.com', message: 'Please call me about my order.' },
    answer: {
      id: exampleContactRequest.id,
      name: exampleContactRequest.name,
      email: exampleContactRequest.email,
      phone_number: exampleContactRequest.phone_number,
      message: exampleContactRequest.message,
      created_at: exampleContactRequest.created_at,
    },
  },
  async run({ tx, emit, tenantId, subject, body, deps, request, now, newId }) {
    await checkVisitor(deps, subject.agentId, request);
    const session = await lockSession(tx, subject.id);
    if (session.status === 'closed') throw sessionClosed();
    const before = await countContactRequests(tx, subject.id, new Date(now.getTime() - dayMs));
    if (before.count >= perDay) {
      const freeAt = (before.firstAt ?? now).getTime() + dayMs;
      throw tooManyContactRequests(Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)));
    }
    const chat = await tx
      .selectFrom('chat_sessions')
      .select(['locale', 'page_url'])
      .where('id', '=', subject.id)
      .executeTakeFirstOrThrow();
    const id = newId() as ContactRequestId;
    await tx
      .insertInto('contact_requests')
      .values({
        tenant_id: tenantId,
        id,
        agent_id: subject.agentId,
        session_id: subject.id,
        name: body.name,
        email: body.email ?? '',
        phone_number: body.phone_number ?? '',
        message: body.message,
        language: chat.locale,
        page_url: chat.page_url,
        status: 'new',
        created_at: now,
        updated_at: now,
      })
      .execute();
    await insertNotice({ tx, emit, tenantId, now, newId }, session, { kind: 'contact_requested', name: '' });
    const contactRequest = await getContactRequest(tx, id, { person: null });
    await emit('contact_request.created', deskTopic, { contact_request: contactRequest });
    // Assignee, status and note are internal to operators.
    const { name, email, phone_number, message, created_at } = contactRequest;
    return { id, name, email, phone_number, message, created_at };
  },
});
