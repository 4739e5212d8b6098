import type { ContactReplyId } from '@parley/contract/ids';
import { ContactReply, NewContactReply } from '@parley/contract/resources/chat-desk';
import { deskTopic } from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { getReplySender, insertReply, listReplies } from './contact-replies.queries.ts';
import { cannotBecome, noEmailAddress, noMailServer, tooManyReplies } from './contact-requests.errors.ts';
import { exampleContactReply, exampleContactRequest } from './contact-requests.examples.ts';
import { contactRequestParams, operation } from './contact-requests.operation.ts';
import { getContactRequest } from './contact-requests.queries.ts';
import { mayBecomeByReply, nextStatuses } from './contact-requests.rules.ts';

const repliesMax = 100;

/** Replies to a contact request by email. */
export const replyToContactRequest = operation({
  method: 'POST',
  path: '/api/chat/contact-requests/{requestId}/replies',
  id: 'replyToContactRequest',
  summary: 'Reply to a contact request by email',
  description:
    'The email is queued and stored with the request; `delivery` of the reply tells its outcome. Answers go to the ' +
    "sender of the installation. An unassigned request becomes the author's. " +
    `A request has at most ${repliesMax} replies.`,
  access: person('chat:operate'),
  audit: 'contact_request.reply',
  requestsPerMinute: 60,
  params: contactRequestParams,
  body: NewContactReply,
  answer: { status: 201, schema: ContactReply },
  refusals: ['not_found', 'conflict', 'not_configured'],
  example: {
    params: { requestId: exampleContactRequest.id },
    body: { text: exampleContactReply.text, status: 'resolved' },
    answer: exampleContactReply,
  },
  async run({ tx, emit, tenantId, params: { requestId }, body, person: author, now, newId, audit, deps }) {
    const before = await getContactRequest(tx, requestId, { person: author, lock: true });
    const { text, status } = body;
    if (!mayBecomeByReply(before.status, status)) {
      throw cannotBecome({ from: before.status, to: status, allowed: nextStatuses(before.status) });
    }
    if (before.email === '') throw noEmailAddress();
    if (!deps.mailer.delivers) throw noMailServer();
    if ((await listReplies(tx, requestId)).length >= repliesMax) throw tooManyReplies({ max: repliesMax });
    const sender = await getReplySender(tx, before.agent.id);
    const writtenAt = new Date(before.created_at);
    const id = newId() as ContactReplyId;
    const emailId = newId();
    await insertReply(tx, { tenantId, id, requestId, authorId: author.id, to: before.email, text, emailId, now });
    await deps.mailer.send(tx, {
      tenantId,
      to: before.email,
      template: { kind: 'contact_reply', site: sender.site, text, message: before.message, writtenAt },
      language: before.language ?? sender.language,
      now,
      id: emailId,
    });
    const resolvedAt = before.status === 'resolved' && before.resolved_at ? new Date(before.resolved_at) : now;
    await tx
      .updateTable('contact_requests')
      .set({
        status,
        assignee_id: before.assignee?.id ?? author.id,
        updated_at: now,
        resolved_at: status === 'resolved' ? resolvedAt : null,
      })
      .where('id', '=', requestId)
      .execute();
    audit.details({ from: before.status, to: status });
    const contactRequest = await getContactRequest(tx, requestId, { person: null });
    await emit('contact_request.updated', deskTopic, { contact_request: contactRequest });
    const reply = (await listReplies(tx, requestId)).find((each) => each.id === id);
    if (!reply) throw new Error('The reply was not stored');
    return reply;
  },
});
