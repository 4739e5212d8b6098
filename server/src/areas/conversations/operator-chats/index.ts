import { createDraftReply } from '#areas/conversations/answering';
import { area } from '#platform/areas/area.ts';
import { assignOperatorChat } from './assign-chat.ts';
import { changeManyChats } from './change-many-chats.ts';
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
import { updateOperatorChat } from './update-desk-chat.ts';
import { uploadOperatorFile } from './upload-desk-file.ts';

export type { OperatorChatsDeps } from './operator-chats.operation.ts';
export { recordOperatorMessage } from './operator-messages.queries.ts';

/** Chats as operators work on them: queue, claim, reply, release and close. */
export const operatorChatsArea = area<OperatorChatsDeps, 'draftReply'>({
  name: 'operator-chats',
  module: 'live_desk',
  operations: {
    'Chat operator': [
      listQueue,
      listOperatorChats,
      getOperatorChat,
      updateOperatorChat,
      changeManyChats,
      claimOperatorChat,
      assignOperatorChat,
      releaseOperatorChat,
      closeOperatorChat,
      sendOperatorMessage,
      listOperatorChatMessages,
      updateChatCustomer,
      postOperatorTyping,
      uploadOperatorFile,
      draftOperatorReply,
    ],
  },
  own: (deps) => ({ draftReply: createDraftReply(deps) }),
});
