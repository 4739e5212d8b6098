import type { ChatDeskReport } from '@parley/contract/resources/desk-work';
import { exampleOperatorId } from '#areas/conversations/operators';
import { exampleChatTeam } from '#areas/conversations/teams';

const measures = {
  chats: 41,
  replied: 40,
  closed: 37,
  first_reply_seconds: { p50: 48.5, p95: 240 },
  resolution_seconds: { p50: 620, p95: 5400 },
  first_reply_target: { due: 41, met: 38 },
  resolution_target: { due: 39, met: 36 },
  rating: { average: 4.6, count: 12 },
};

export const exampleDeskReport: ChatDeskReport = {
  ...measures,
  by_operator: [{ operator: { id: exampleOperatorId, name: 'Astrid', avatar_url: '' }, ...measures }],
  by_team: [{ team: { id: exampleChatTeam.id, name: exampleChatTeam.name }, ...measures }],
};
