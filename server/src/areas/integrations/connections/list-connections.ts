import { Connection } from '@parley/contract/resources/integration';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listConnections as listRows } from '#platform/oauth/connections.queries.ts';
import { exampleConnection, operation } from './connections.operation.ts';
import { presentConnection } from './present-connection.ts';

/** Lists the connections of the account, oldest first. */
export const listConnections = operation({
  method: 'GET',
  path: '/api/integrations/connections',
  id: 'listIntegrationConnections',
  summary: 'Connections',
  description: 'All of them, oldest first, with their health as it was when they were last used or tested.',
  access: apiKey('integrations:read'),
  answer: { status: 200, schema: z.object({ data: z.array(Connection) }) },
  example: { answer: { data: [exampleConnection] } },
  run: async ({ tx }) => ({ data: (await listRows(tx, 'integration')).map(presentConnection) }),
});
