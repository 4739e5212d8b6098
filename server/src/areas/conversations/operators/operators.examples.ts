import type { UserId } from '@parley/contract/ids';
import type { ChatOperator } from '@parley/contract/resources/chat-desk';

export const exampleOperatorId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30' as UserId;

export const exampleOperator: ChatOperator = {
  id: exampleOperatorId,
  name: 'Astrid',
  avatar_url: '',
  status: 'online',
  is_present: true,
  capacity: 4,
  active_chats: 1,
  last_seen_at: '2026-03-01T09:30:00.000Z',
};
