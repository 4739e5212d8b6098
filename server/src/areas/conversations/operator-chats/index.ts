import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { claimOperatorChat } from './claim-chat.ts';
import { closeOperatorChat } from './close-desk-chat.ts';
import { draftOperatorReply } from './draft-reply.ts';
import { getOperatorChat } from './get-desk-chat.ts';
import { listOperatorChats } from './list-desk-chats.ts';
import { listOperatorChatMessages } from './list-desk-messages.ts';
import { listQueue } from './list-queue.ts';
import type { OperatorChatsDeps } from './operator-chats.operation.ts';
import { postOperatorTyping } from './post-typing.ts';
import { releaseOperatorChat } from './release-chat.ts';
import { sendOperatorMessage } from './send-operator-message.ts';
import { updateChatCustomer } from './update-customer.ts';
import { uploadOperatorFile } from './upload-desk-file.ts';

export type { OperatorChatsDeps } from './operator-chats.operation.ts';

export const operatorChatOperations: readonly Operation<OperatorChatsDeps>[] = [
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
];

/** Chats as operators work on them: queue, claim, reply, release and close. */
export const operatorChatsArea = (deps: OperatorChatsDeps): Area =>
  area('operator-chats', operatorChatOperations, deps);
