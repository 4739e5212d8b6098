import type { ChatMessageId, UserId } from '@parley/contract/ids';
import type { ChatFile } from '@parley/contract/resources/chat';
import type { DeskMessage } from '@parley/contract/resources/chat-desk';
import {
  type ChangeContext,
  type Claimer,
  insertMessage,
  type LockedSession,
  presentDeskMessage,
} from '#areas/conversations/chats';
import { recordOperatorMessage } from './operator-messages.queries.ts';

/** Inserts an operator's message at the next number of the chat, which must be locked. */
export async function writeMessage(
  context: ChangeContext,
  session: Pick<LockedSession, 'id' | 'lastSeq' | 'redactionLanguage'>,
  by: Claimer & { id: UserId },
  message: {
    text: string;
    visibility: DeskMessage['visibility'];
    clientMessageId?: string | undefined;
    id?: ChatMessageId;
    files?: ChatFile[];
  },
): Promise<DeskMessage> {
  const { id = context.newId() as ChatMessageId, ...said } = message;
  const { redactionLanguage } = session;
  const seq = session.lastSeq + 1;
  const operator = { id: by.id, name: by.name, avatarId: by.avatarId };
  const [row] = await Promise.all([
    insertMessage(context, session.id, { ...said, id, seq, role: 'operator', operator, redactionLanguage }),
    recordOperatorMessage(context, { sessionId: session.id, operatorId: by.id, seq, visibility: said.visibility }),
  ]);
  return presentDeskMessage(row);
}
