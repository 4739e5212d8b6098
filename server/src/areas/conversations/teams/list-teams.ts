import { pageOf, pageQuery } from '@parley/contract/page';
import { ChatTeam } from '@parley/contract/resources/desk-work';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleChatTeam } from './teams.examples.ts';
import { operation } from './teams.operation.ts';
import { listTeamPage } from './teams.queries.ts';

/** Lists the teams of operators, newest first. */
export const listChatTeams = operation({
  method: 'GET',
  path: '/api/chat/teams',
  id: 'listChatTeams',
  summary: 'List teams of operators',
  access: apiKey('chat:read'),
  showsConversations: false,
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(ChatTeam) },
  example: { query: { limit: 50 }, answer: { data: [exampleChatTeam], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listTeamPage(tx, query),
});
