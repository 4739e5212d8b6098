import { DeskChat, UpdateChatCustomer } from '@parley/contract/resources/chat-desk';
import { exampleSessionId, getDeskChat, publishChatUpdated } from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { exampleChat } from './chats.examples.ts';
import { changeCustomer, checkCustomerUpdate } from './customer-update.rules.ts';
import { readCustomer, writeCustomer } from './customers.queries.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { lockChatForAct } from './visible-chats.queries.ts';

/** Updates the visitor's data. Omitted fields keep their values. */
export const updateChatCustomer = operation({
  method: 'PATCH',
  path: '/api/chat/operator/chats/{sessionId}/customer',
  id: 'updateChatCustomer',
  summary: 'Update customer info',
  description:
    'By anybody who sees the chat, closed ones too. null forgets a field or removes a variable. What the portal or a ' +
    'verification vouches for (`verified_fields`) cannot be changed: 400, each field named.',
  access: person('chat:operate'),
  audit: 'chat.update_customer',
  params: chatParams,
  maxBodyBytes: 128 * 1024,
  body: UpdateChatCustomer,
  answer: { status: 200, schema: DeskChat },
  refusals: ['not_found'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { email: 'nils@example.com', variables: { order: '1041' } },
    answer: exampleChat,
  },
  async run({ tx, emit, tenantId, params: { sessionId }, body, person: self, now, newId, audit }) {
    await lockChatForAct(tx, { tenantId, person: self, now }, sessionId);
    const stored = await readCustomer(tx, sessionId);
    checkCustomerUpdate(body, stored.identity);
    const { customer, changed } = changeCustomer(stored.customer, body);
    if (changed.length === 0) {
      audit.nothingChanged();
      return getDeskChat(tx, sessionId);
    }
    await writeCustomer(tx, sessionId, customer);
    audit.details({ changed_fields: changed });
    return publishChatUpdated({ tx, emit, tenantId, now, newId }, sessionId, ['customer']);
  },
});
