import { apiKey } from '#platform/http/access/access.ts';
import { exampleChatTeam } from './teams.examples.ts';
import { operation, teamParams } from './teams.operation.ts';
import { removeTeam } from './teams.queries.ts';

/** Deletes a team; its chats are without a team from then on. */
export const deleteChatTeam = operation({
  method: 'DELETE',
  path: '/api/chat/teams/{teamId}',
  id: 'deleteChatTeam',
  summary: 'Delete a team of operators',
  description: 'Its chats are without a team from then on.',
  access: apiKey('account:write'),
  audit: 'chat_team.delete',
  params: teamParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { teamId: exampleChatTeam.id } },
  async run({ tx, emit, params }) {
    await removeTeam(tx, params.teamId);
    await emit('chat.desk.updated', 'desk', { part: 'teams' });
  },
});
