import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { answerChatToolCall } from './answer-tool-call.ts';
import { cancelHandoff } from './cancel-handoff.ts';
import type { ChatSessionsDeps } from './chat.operation.ts';
import { closeChatSession } from './close-chat-session.ts';
import { closeInactiveSessions } from './close-inactive-sessions.ts';
import { getChatFile } from './get-chat-file.ts';
import { getChatSession } from './get-chat-session.ts';
import { getChatStats } from './get-chat-stats.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { listChatSessions } from './list-chat-sessions.ts';
import { pollSessionStatus, postSessionStatus } from './poll-session-status.ts';
import { rateChatSession } from './rate-chat-session.ts';
import { requestHandoff } from './request-handoff.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { createEventTicket } from './session-tickets.ts';
import { startChatSession } from './start-chat-session.ts';
import { streamSessionEvents } from './stream-session-events.ts';
import { updateChatVisitor } from './update-chat-visitor.ts';
import { uploadChatFile } from './upload-chat-file.ts';

export { createAnswerRunner } from './answer-runner.ts';
export type { ChatBrain } from './chat-brain.ts';
export * from './chat.errors.ts';
export type { ChangeContext } from './change-context.rules.ts';
export type { ChatSessionsDeps } from './chat.operation.ts';
export { chatSessionToken, type ProvenSession } from './session-proof.ts';
export { blockAddress } from './chat-blocks.queries.ts';
export { chatLimits } from './chat-limits.rules.ts';
export { chatSessionJobs } from './chat-session-jobs.ts';
export { standInLine } from './chat-line.queries.ts';
export { attachFiles, storeChatFile } from './chat-files.ts';
export { getDeskChat, listDeskChats } from './desk-chats.queries.ts';
export { createDraftReply, type DraftReply } from './draft-reply.ts';
export { createQueuePlaces } from './queue-places.ts';
export { handOverByRule } from './hand-over.ts';
export { chatSummaryJob } from './summarise-chat.ts';
export { mayBeServedBy } from './readable-sessions.queries.ts';
export { messagePageQuery, readMessagePage } from './message-page.ts';
export {
  avatarUrl,
  chatTopic,
  deskTopic,
  findMessageByClientId,
  findMessageSeq,
  insertMessage,
  presentDeskMessage,
} from './messages.queries.ts';
export {
  askForPerson,
  claimChat,
  type Claimer,
  closeChat,
  releaseChat,
  tellUpdated,
  tellVisitor,
  transferChat,
} from './session-changes.ts';
export { getSessionStatus, lockSession } from './sessions.queries.ts';
export { onTyping, publishTyping, type Typing } from './typing.ts';

export const chatSessionOperations: readonly Operation<ChatSessionsDeps>[] = [
  startChatSession,
  listChatSessions,
  getChatSession,
  closeChatSession,
  closeInactiveSessions,
  getChatStats,
  uploadChatFile,
  getChatFile,
  rateChatSession,
  updateChatVisitor,
  sendChatMessage,
  listChatMessages,
  pollSessionStatus,
  postSessionStatus,
  streamSessionEvents,
  createEventTicket,
  answerChatToolCall,
  requestHandoff,
  cancelHandoff,
];

/** Chats of visitors with agents: sessions, messages, answers. */
export const chatSessionsArea = (deps: ChatSessionsDeps): Area => area('chat-sessions', chatSessionOperations, deps);
