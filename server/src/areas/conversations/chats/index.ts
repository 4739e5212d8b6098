import { area } from '#platform/areas/area.ts';
import type { ChatsDeps } from './chat.operation.ts';
import { chatJobs } from './chat-jobs.ts';
import { closeChatSession } from './close-chat-session.ts';
import { closeInactiveSessions } from './close-inactive-sessions.ts';
import { getChatSession } from './get-chat-session.ts';
import { getChatStats } from './get-chat-stats.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { listChatSessions } from './list-chat-sessions.ts';
import { chatsPersonalData } from './personal-data.ts';
import { rateChatSession } from './rate-chat-session.ts';

export type { ChangeContext } from './change-context.rules.ts';
export { changeTriage, endSnooze } from './change-triage.ts';
export { messageIdReused, notYourChat, sessionClosed, sessionNotFound, unknownMessage } from './chat.errors.ts';
export { exampleAgentId, exampleAnswer, exampleFile, exampleMessage, exampleStatus } from './chat.examples.ts';
export type { ChatsDeps } from './chat.operation.ts';
export { exampleSessionId, sessionParams } from './chat.operation.ts';
export { lockChat } from './chat-lock.queries.ts';
export { messageFigures } from './chat-stats.queries.ts';
export { customerOf } from './customer.rules.ts';
export { getDeskChat, listDeskChats } from './desk-chats.queries.ts';
export { messagePageQuery, readMessagePage } from './message-page.ts';
export {
  avatarUrl,
  chatTopic,
  deskTopic,
  findAnswerTo,
  findMessageByClientId,
  findMessageSeq,
  insertMessage,
  listMessages,
  type MessageRow,
  type NewMessage,
  presentDeskMessage,
  presentMessage,
  visitorMessageOf,
} from './messages.queries.ts';
export { noticeText } from './notices.rules.ts';
export { getReadableChat, mayBeServedBy } from './readable-sessions.queries.ts';
export {
  assignChat,
  type Claimer,
  claimChat,
  closeChat,
  dequeueChat,
  enqueueChat,
  insertNotice,
  publishChatUpdated,
  releaseChat,
  transferChat,
} from './session-changes.ts';
export {
  chatSessionToken,
  findSession,
  type ProvenSession,
  refusePageOf,
  type SitesOfWidgets,
  sessionTokenPrefix,
} from './session-proof.ts';
export {
  getSessionStatus,
  insertSession,
  type LockedSession,
  lockSession,
  markSeenByVisitor,
  recordVisitorMessage,
  sessionLifetimeDays,
} from './sessions.queries.ts';
export { lacksSummary, saveSummary, summariseJob } from './summary.queries.ts';
export { onTyping, publishTyping, type Typing } from './typing.ts';

/** Chats: their states, messages and events, and what a tenant reads of them. */
export const chatsArea = area<ChatsDeps>({
  name: 'chats',
  module: 'chat',
  personalData: chatsPersonalData,
  operations: {
    'Chat Widget': [
      listChatSessions,
      getChatSession,
      closeChatSession,
      closeInactiveSessions,
      getChatStats,
      rateChatSession,
      listChatMessages,
    ],
  },
  jobs: chatJobs,
});
