import type { ChatLabelId } from '@parley/contract/ids';
import type { ChatLabel } from '@parley/contract/resources/desk-work';

export const exampleChatLabel: ChatLabel = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b40' as ChatLabelId,
  name: 'refund',
  color: 'orange',
  updated_at: '2026-03-01T09:00:00.000Z',
};
