import type { ChatMentionId, ChatMessageId, UserId } from '@parley/contract/ids';
import type { ChatMention } from '@parley/contract/resources/desk-work';
import { exampleSessionId } from '#areas/conversations/chats';
import { exampleOperatorId } from '#areas/conversations/operators';

export const exampleMention: ChatMention = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b43' as ChatMentionId,
  session_id: exampleSessionId,
  message_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b44' as ChatMessageId,
  user_id: exampleOperatorId,
  author: { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b31' as UserId, name: 'Berit' },
  customer_name: 'Nils Berg',
  text: '@Astrid can you look at the invoice?',
  created_at: '2026-03-01T09:35:00.000Z',
  read_at: null,
};
