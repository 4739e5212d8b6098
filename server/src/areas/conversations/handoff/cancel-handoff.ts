import { ChatSessionStatus } from '@parley/contract/resources/chat';
import {
  chatSessionToken,
  dequeueChat,
  exampleSessionId,
  exampleStatus,
  getSessionStatus,
  sessionParams,
} from '#areas/conversations/chats';
import { checkVisitor } from '#areas/conversations/widget';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { operation } from './handoff.operation.ts';

/** Cancels a handoff: the chat leaves the queue, and the agent answers the messages sent meanwhile. */
export const cancelHandoff = operation({
  method: 'DELETE',
  path: '/api/chat/sessions/{sessionId}/handoff',
  id: 'cancelChatHandoff',
  summary: 'Leave the queue',
  description: 'A chat that does not wait stays as it is, and the answer says how it stands.',
  access: signedBy(chatSessionToken),
  audit: notAudited('the notice in the chat is the record'),
  params: sessionParams,
  answer: { status: 200, schema: ChatSessionStatus },
  refusals: ['not_found', 'forbidden', 'chat_disabled', 'origin_not_allowed'],
  example: { params: { sessionId: exampleSessionId }, answer: exampleStatus },
  async run({ tx, emit, tenantId, now, newId, subject, request, deps }) {
    await checkVisitor(deps, subject.agentId, request);
    await dequeueChat({ tx, emit, tenantId, now, newId }, subject.id);
    return getSessionStatus(tx, subject.id, now);
  },
});
