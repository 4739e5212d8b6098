import type { UserId } from '@parley/contract/ids';
import { ContactRequest, UpdateContactRequest } from '@parley/contract/resources/chat-desk';
import { deskTopic } from '#areas/conversations/chats';
import { exampleOperatorId } from '#areas/conversations/operators';
import { apiKey } from '#platform/http/access/access.ts';
import { cannotBecome, unknownAssignee } from './contact-requests.errors.ts';
import { exampleContactRequest } from './contact-requests.examples.ts';
import { contactRequestParams, operation } from './contact-requests.operation.ts';
import { getContactRequest, isMember } from './contact-requests.queries.ts';
import { mayBecome, nextStatuses } from './contact-requests.rules.ts';

/** Assigns a contact request and sets its status. */
export const updateContactRequest = operation({
  method: 'PATCH',
  path: '/api/chat/contact-requests/{requestId}',
  id: 'updateContactRequest',
  summary: 'Update a contact request',
  description:
    'From `new` to `in_progress`, from there to `resolved` or `spam`, and from both back to `in_progress`; ' +
    'any other way is refused with `conflict`.',
  access: apiKey('chat:operate'),
  audit: 'contact_request.update',
  params: contactRequestParams,
  body: UpdateContactRequest,
  answer: { status: 200, schema: ContactRequest },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { requestId: exampleContactRequest.id },
    body: { status: 'in_progress', assignee_id: exampleOperatorId },
    answer: {
      ...exampleContactRequest,
      status: 'in_progress',
      assignee: { id: exampleOperatorId, name: 'Astrid' },
    },
  },
  async run({ tx, emit, params, body, person, now, audit }) {
    const before = await getContactRequest(tx, params.requestId, { person, lock: true });
    const { status = before.status, note = before.note } = body;
    const assigneeId: UserId | null = body.assignee_id === undefined ? (before.assignee?.id ?? null) : body.assignee_id;
    if (!mayBecome(before.status, status)) {
      throw cannotBecome({ from: before.status, to: status, allowed: nextStatuses(before.status) });
    }
    const changed = [
      ...(status === before.status ? [] : ['status']),
      ...(note === before.note ? [] : ['note']),
      ...(assigneeId === (before.assignee?.id ?? null) ? [] : ['assignee_id']),
    ];
    if (changed.length === 0) {
      audit.nothingChanged();
      return before;
    }
    if (assigneeId !== null && changed.includes('assignee_id') && !(await isMember(tx, assigneeId))) {
      throw unknownAssignee();
    }
    const resolvedAt = status !== 'resolved' ? null : before.status === 'resolved' ? undefined : now;
    await tx
      .updateTable('contact_requests')
      .set({ status, note, assignee_id: assigneeId, updated_at: now })
      .$if(resolvedAt !== undefined, (query) => query.set({ resolved_at: resolvedAt ?? null }))
      .where('id', '=', params.requestId)
      .execute();
    audit.details({ changed, from: before.status, to: status });
    // An assignee who gives the request away may lose sight of it; this answer still includes it.
    const contactRequest = await getContactRequest(tx, params.requestId, { person: null });
    await emit('contact_request.updated', deskTopic, { contact_request: contactRequest });
    return contactRequest;
  },
});
