import { createQueuePlaces } from '#areas/conversations/handoff';
import { area } from '#platform/areas/area.ts';
import { visitorChatsPersonalData } from './personal-data.ts';
import { pollSessionStatus, postSessionStatus } from './poll-session-status.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { createEventTicket } from './session-tickets.ts';
import { startChatSession } from './start-chat-session.ts';
import { streamSessionEvents } from './stream-session-events.ts';
import { updateChatVisitor } from './update-chat-visitor.ts';
import type { VisitorChatsDeps } from './visitor-chats.operation.ts';

export type { VisitorChatsDeps } from './visitor-chats.operation.ts';

/** The visitor's side of a chat: starting it, writing in it and following it. */
export const visitorChatsArea = area<VisitorChatsDeps, 'queue'>({
  name: 'visitor-chats',
  module: 'chat',
  personalData: visitorChatsPersonalData,
  operations: {
    'Chat Widget': [
      startChatSession,
      updateChatVisitor,
      sendChatMessage,
      pollSessionStatus,
      postSessionStatus,
      streamSessionEvents,
      createEventTicket,
    ],
  },
  own: (deps) => ({ queue: createQueuePlaces(deps) }),
  close: ({ queue }) => queue.close(),
});
