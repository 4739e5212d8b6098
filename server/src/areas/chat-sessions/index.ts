import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { answerChatToolCall } from './answer-tool-call.ts';
import type { ChatSessionsDeps } from './chat.operation.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { pollSessionStatus, postSessionStatus } from './poll-session-status.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { createEventTicket } from './session-tickets.ts';
import { startChatSession } from './start-chat-session.ts';
import { streamSessionEvents } from './stream-session-events.ts';

export { createAnswerRunner } from './answer-runner.ts';
export type { ChatBrain } from './chat-brain.ts';
export * from './chat.errors.ts';
export type { ChangeContext } from './change-context.rules.ts';
export type { ChatSessionsDeps } from './chat.operation.ts';
export { chatSessionToken, type ProvenSession } from './session-proof.ts';
export { customerOf } from './customer.rules.ts';
export { getDeskChat, listDeskChats } from './desk-chats.queries.ts';
export {
  avatarUrl,
  chatTopic,
  deskTopic,
  findMessageByClientId,
  findMessageSeq,
  insertMessage,
  listMessages,
  presentDeskMessage,
} from './messages.queries.ts';
export {
  askForPerson,
  type ChangedChat,
  claimChat,
  type Claimer,
  closeChat,
  leaveQueue,
  releaseChat,
  tellUpdated,
  tellVisitor,
  transferChat,
} from './session-changes.ts';
export { getSessionStatus, lockSession } from './sessions.queries.ts';

export const chatSessionOperations: readonly Operation<ChatSessionsDeps>[] = [
  startChatSession,
  sendChatMessage,
  listChatMessages,
  pollSessionStatus,
  postSessionStatus,
  streamSessionEvents,
  createEventTicket,
  answerChatToolCall,
];

/** Chats of visitors with agents: sessions, messages, answers. */
export const chatSessionsArea = (deps: ChatSessionsDeps): Area => area('chat-sessions', chatSessionOperations, deps);
