import type { ChatLabelId, ChatViewId, UserId } from '@parley/contract/ids';
import type { ChatView } from '@parley/contract/resources/desk-work';

export const exampleChatView: ChatView = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b42' as ChatViewId,
  name: 'Urgent refunds',
  filters: { priority: ['urgent', 'high'], label_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b40' as ChatLabelId },
  is_shared: true,
  is_own: true,
  owner: { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30' as UserId, name: 'Astrid' },
  updated_at: '2026-03-01T09:00:00.000Z',
};
