import { type Area, area, type Operation } from '#platform/http/operation.ts';
import type { ChatOperatorDeps } from './chat-operator.operation.ts';
import { claimOperatorChat } from './claim-chat.ts';
import { closeOperatorChat } from './close-desk-chat.ts';
import { createCannedReply } from './create-canned-reply.ts';
import { createContactRequest } from './create-contact-request.ts';
import { deleteCannedReply } from './delete-canned-reply.ts';
import { createDeskTicket } from './desk-tickets.ts';
import { draftOperatorReply } from './draft-reply.ts';
import { getOperatorChat } from './get-desk-chat.ts';
import { getOperatorStatistics } from './get-operator-statistics.ts';
import { getOperatorStatus } from './get-operator-status.ts';
import { listCannedReplies } from './list-canned-replies.ts';
import { listContactRequests } from './list-contact-requests.ts';
import { listOperatorChats } from './list-desk-chats.ts';
import { listOperatorChatMessages } from './list-desk-messages.ts';
import { listQueue } from './list-queue.ts';
import { removeOperatorAvatar, setOperatorAvatar } from './operator-avatar.ts';
import { postOperatorTyping } from './post-typing.ts';
import { releaseOperatorChat } from './release-chat.ts';
import { sendOperatorMessage } from './send-operator-message.ts';
import { setOperatorStatus } from './set-operator-status.ts';
import { streamDeskEvents } from './stream-desk-events.ts';
import { updateCannedReply } from './update-canned-reply.ts';
import { updateContactRequest } from './update-contact-request.ts';
import { updateChatCustomer } from './update-customer.ts';
import { uploadOperatorFile } from './upload-desk-file.ts';

export type { ChatOperatorDeps } from './chat-operator.operation.ts';
export { createDeskStreams } from './desk-streams.ts';
export { createDeskWatch } from './vanished-operators.ts';

export const chatOperatorOperations: readonly Operation<ChatOperatorDeps>[] = [
  listQueue,
  listOperatorChats,
  getOperatorChat,
  claimOperatorChat,
  releaseOperatorChat,
  closeOperatorChat,
  sendOperatorMessage,
  listOperatorChatMessages,
  updateChatCustomer,
  postOperatorTyping,
  uploadOperatorFile,
  draftOperatorReply,
  listCannedReplies,
  createCannedReply,
  updateCannedReply,
  deleteCannedReply,
  setOperatorStatus,
  getOperatorStatus,
  streamDeskEvents,
  createDeskTicket,
  getOperatorStatistics,
  setOperatorAvatar,
  removeOperatorAvatar,
  createContactRequest,
  listContactRequests,
  updateContactRequest,
];

/** The desk: people who take over chats from the agent, and what visitors leave for them. */
export const chatOperatorArea = (deps: ChatOperatorDeps): Area => area('chat-operator', chatOperatorOperations, deps);
