import { ChatTeam, ChatTeamUpdate } from '@parley/contract/resources/desk-work';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleChatTeam } from './teams.examples.ts';
import { operation, teamParams } from './teams.operation.ts';
import { getTeamForUpdate, writeTeam } from './teams.queries.ts';

/** Updates a team. Omitted fields keep their values. */
export const updateChatTeam = operation({
  method: 'PATCH',
  path: '/api/chat/teams/{teamId}',
  id: 'updateChatTeam',
  summary: 'Update a team of operators',
  access: apiKey('account:write'),
  audit: 'chat_team.update',
  params: teamParams,
  body: ChatTeamUpdate,
  answer: { status: 200, schema: ChatTeam },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { teamId: exampleChatTeam.id },
    body: { assignment: 'round_robin' },
    answer: { ...exampleChatTeam, assignment: 'round_robin' },
  },
  async run({ tx, emit, tenantId, params: { teamId }, body, now, audit }) {
    const found = await getTeamForUpdate(tx, teamId);
    const { name = found.name, assignment = found.assignment, max_chats = found.max_chats } = body;
    const memberIds = [...new Set(body.member_ids ?? found.member_ids)].toSorted();
    const wanted = { name, assignment, max_chats, member_ids: memberIds };
    const changed = (['name', 'assignment', 'max_chats', 'member_ids'] as const).filter(
      (field) => JSON.stringify(wanted[field]) !== JSON.stringify(found[field]),
    );
    if (changed.length === 0) {
      audit.nothingChanged();
      return found;
    }
    audit.details({ changed_fields: changed });
    const team = await writeTeam(tx, { tenantId, id: teamId, now, name, assignment, max_chats, memberIds });
    await emit('chat.desk.updated', 'desk', { part: 'teams' });
    return team;
  },
});
