import type { ChatFileId, ChatMessageId, UserId } from '@parley/contract/ids';
import { DeskMessage, SendOperatorMessage } from '@parley/contract/resources/chat-desk';
import { attachFiles } from '#areas/conversations/chat-files';
import {
  exampleSessionId,
  findMessageByClientId,
  messageIdReused,
  presentDeskMessage,
  sessionClosed,
} from '#areas/conversations/chats';
import { recordMentions } from '#areas/conversations/mentions';
import { person } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { exampleDeskMessage } from './chats.examples.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { checkHolder, lockChatForAct } from './visible-chats.queries.ts';
import { writeMessage } from './write-message.ts';

/** Sends a message to the visitor, or an internal note. */
export const sendOperatorMessage = operation({
  method: 'POST',
  path: '/api/chat/operator/chats/{sessionId}/messages',
  id: 'sendOperatorMessage',
  summary: 'Send a message as operator',
  description:
    'Only who has the chat writes to the visitor; notes (`visibility: internal`) are written by anybody who sees it. ' +
    'The same `client_message_id` again is the same message.',
  access: person('chat:operate'),
  audit: notAudited('the message itself is the record'),
  requestsPerMinute: 600,
  params: chatParams,
  body: SendOperatorMessage,
  answer: {
    status: 200,
    description: 'It had been sent before',
    schema: DeskMessage,
    otherStatus: { 201: 'It is new' },
  },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { text: exampleDeskMessage.text, client_message_id: 'desk-1' },
    answer: exampleDeskMessage,
  },
  async run({ tx, emit, tenantId, params: { sessionId }, body, person: actor, now, newId, headers, deps }) {
    const { self, session } = await lockChatForAct(tx, { tenantId, person: actor, now }, sessionId);
    const { client_message_id: clientMessageId } = body;
    const earlier =
      clientMessageId === undefined ? undefined : await findMessageByClientId(tx, sessionId, clientMessageId);
    if (earlier) {
      const message = presentDeskMessage(earlier);
      if (!isSame(message, body, actor.id)) throw messageIdReused();
      return message;
    }
    if (session.status === 'closed') throw sessionClosed();
    if (body.visibility === 'public') await checkHolder(tx, actor, session);
    const id = newId() as ChatMessageId;
    const files = await attachFiles(tx, { sessionId, messageId: id, fileIds: body.file_ids, by: 'operator' });
    headers.status(201);
    const { text, visibility } = body;
    const context = { tx, emit, tenantId, now, newId };
    const message = await writeMessage(context, session, self, { id, text, visibility, clientMessageId, files });
    const note = { sessionId, agentId: session.agentId, messageId: id, author: self };
    await recordMentions({ ...context, mailer: deps.mailer }, note, body.mention_ids);
    return message;
  },
});

function isSame(
  message: DeskMessage,
  sent: { text: string; visibility: DeskMessage['visibility']; file_ids: readonly ChatFileId[] },
  by: UserId,
): boolean {
  return (
    message.author?.id === by &&
    message.text === sent.text &&
    message.visibility === sent.visibility &&
    message.files.map((file) => file.id).join() === [...new Set(sent.file_ids)].join()
  );
}
