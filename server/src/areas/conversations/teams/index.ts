import { area } from '#platform/areas/area.ts';
import { createChatTeam } from './create-team.ts';
import { deleteChatTeam } from './delete-team.ts';
import { listChatTeams } from './list-teams.ts';
import { teamsPersonalData } from './personal-data.ts';
import { updateChatTeam } from './update-team.ts';

export { unknownTeam } from './teams.errors.ts';
export { exampleChatTeam } from './teams.examples.ts';
export { isTeam } from './teams.queries.ts';

/** Teams of operators. */
export const teamsArea = area<object>({
  name: 'teams',
  module: 'live_desk',
  personalData: teamsPersonalData,
  operations: { 'Chat operator': [listChatTeams, createChatTeam, updateChatTeam, deleteChatTeam] },
});
