import type { ChatTeamId, UserId } from '@parley/contract/ids';
import type { ChatTeam } from '@parley/contract/resources/desk-work';

export const exampleChatTeam: ChatTeam = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b41' as ChatTeamId,
  name: 'Billing',
  member_ids: ['0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30' as UserId],
  assignment: 'least_busy',
  max_chats: 3,
  updated_at: '2026-03-01T09:00:00.000Z',
};
