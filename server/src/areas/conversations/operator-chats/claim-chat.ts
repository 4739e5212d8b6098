import { DeskChat } from '@parley/contract/resources/chat-desk';
import { claimChat, exampleSessionId } from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { exampleChat } from './chats.examples.ts';
import { capacityReached } from './operator-chats.errors.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { lockChatForAct } from './visible-chats.queries.ts';

/** Claims a chat from the queue or from the agent in one step: of concurrent claims one wins. */
export const claimOperatorChat = operation({
  method: 'POST',
  path: '/api/chat/operator/chats/{sessionId}/claim',
  id: 'claimOperatorChat',
  summary: 'Claim a chat',
  description:
    'The first who claims a chat has it; everybody else is refused with `already_claimed` and the name of who has it. ' +
    'Refused with `conflict` when one has as many chats as one set as capacity. Claiming what one has changes nothing.',
  access: person('chat:operate'),
  audit: 'chat.claim',
  params: chatParams,
  answer: { status: 200, schema: DeskChat },
  refusals: ['not_found', 'conflict', 'already_claimed'],
  example: { params: { sessionId: exampleSessionId }, answer: exampleChat },
  async run({ tx, emit, tenantId, params, person: actor, now, newId, audit }) {
    const { self, session } = await lockChatForAct(tx, { tenantId, person: actor, now }, params.sessionId);
    const isFree = session.operatorId === null && session.status !== 'closed';
    if (isFree && self.activeChats >= self.capacity) throw capacityReached(self);
    const claimed = await claimChat({ tx, emit, tenantId, now, newId }, session, self);
    if (claimed.hasChanged) audit.details({ from: claimed.was });
    else audit.nothingChanged();
    return claimed.chat;
  },
});
