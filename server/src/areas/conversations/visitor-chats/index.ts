import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { pollSessionStatus, postSessionStatus } from './poll-session-status.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { createEventTicket } from './session-tickets.ts';
import { startChatSession } from './start-chat-session.ts';
import { streamSessionEvents } from './stream-session-events.ts';
import { updateChatVisitor } from './update-chat-visitor.ts';
import type { VisitorChatsDeps } from './visitor-chats.operation.ts';

export type { VisitorChatsDeps } from './visitor-chats.operation.ts';

export const visitorChatOperations: readonly Operation<VisitorChatsDeps>[] = [
  startChatSession,
  updateChatVisitor,
  sendChatMessage,
  pollSessionStatus,
  postSessionStatus,
  streamSessionEvents,
  createEventTicket,
];

/** The visitor's side of a chat: starting it, writing in it and following it. */
export const visitorChatsArea = (deps: VisitorChatsDeps): Area => area('visitor-chats', visitorChatOperations, deps);
