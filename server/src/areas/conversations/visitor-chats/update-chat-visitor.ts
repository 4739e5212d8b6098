import { UpdateChatVisitor } from '@parley/contract/resources/chat';
import { ChatCustomer } from '@parley/contract/resources/chat-desk';
import {
  chatSessionToken,
  customerOf,
  exampleSessionId,
  publishChatUpdated,
  sessionClosed,
  sessionParams,
} from '#areas/conversations/chats';
import { checkVisitor } from '#areas/conversations/widget';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { identifyVisitor } from './identify-visitor.ts';
import { operation } from './visitor-chats.operation.ts';
import { lockVisitorData, saveVisitorData } from './visitor-data.queries.ts';
import { updatedVisitor } from './visitor-data.rules.ts';

/** Updates the visitor's data during the chat; omitted fields keep their values. */
export const updateChatVisitor = operation({
  method: 'PATCH',
  path: '/api/chat/sessions/{sessionId}/visitor',
  id: 'updateChatVisitor',
  summary: 'Say who the visitor is',
  description:
    'An `identity_token` says it for good: what the portal vouches for cannot be changed afterwards, and a token of somebody else is 409.',
  access: signedBy(chatSessionToken),
  audit: notAudited('visitors are not people of the tenant; the session itself is the record'),
  params: sessionParams,
  maxBodyBytes: 128 * 1024,
  body: UpdateChatVisitor,
  answer: { status: 200, schema: ChatCustomer.omit({ note: true }).meta({ id: 'ChatVisitor' }) },
  refusals: ['not_found', 'forbidden', 'chat_disabled', 'origin_not_allowed', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { name: 'Ada', variables: { plan: 'pro' } },
    answer: {
      name: 'Ada',
      email: '',
      phone_number: '',
      user_id: '',
      variables: { plan: 'pro' },
      verified_fields: [],
    },
  },
  async run({ tx, emit, tenantId, subject, body, request, deps, now, newId }) {
    await checkVisitor(deps, subject.agentId, request);
    const known = await lockVisitorData(tx, subject.id);
    if (known.isClosed) throw sessionClosed();
    const asked = { tenantId, agentId: subject.agentId, token: body.identity_token, now };
    const data = updatedVisitor(known, body, await identifyVisitor(tx, deps.vault, asked));
    await saveVisitorData(tx, subject.id, data);
    await publishChatUpdated({ tx, emit, tenantId, now, newId }, subject.id, ['customer']);
    const { note: _, ...customer } = customerOf({ ...data, customer_note: '' });
    return customer;
  },
});
