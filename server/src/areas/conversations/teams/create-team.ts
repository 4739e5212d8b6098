import type { ChatTeamId } from '@parley/contract/ids';
import { ChatTeam, NewChatTeam } from '@parley/contract/resources/desk-work';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleChatTeam } from './teams.examples.ts';
import { operation } from './teams.operation.ts';
import { insertTeam } from './teams.queries.ts';

/** Creates a team of operators. */
export const createChatTeam = operation({
  method: 'POST',
  path: '/api/chat/teams',
  id: 'createChatTeam',
  summary: 'Create a team of operators',
  access: apiKey('account:write'),
  audit: 'chat_team.create',
  body: NewChatTeam,
  answer: { status: 201, schema: ChatTeam },
  refusals: ['conflict'],
  example: {
    body: { name: exampleChatTeam.name, member_ids: [], assignment: 'least_busy', max_chats: 3 },
    answer: exampleChatTeam,
  },
  async run({ tx, emit, tenantId, body, newId, now, audit }) {
    const id = newId() as ChatTeamId;
    audit.resource(id);
    const { member_ids: memberIds, ...content } = body;
    const team = await insertTeam(tx, { tenantId, id, now, memberIds, ...content });
    await emit('chat.desk.updated', 'desk', { part: 'teams' });
    return team;
  },
});
