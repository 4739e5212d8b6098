import { ModelServerList } from '@parley/contract/resources/language-model';
import { admin } from '#platform/http/access/access.ts';
import { exampleModelServer, operation, presentModelServer } from './language-models.operation.ts';

/** Lists the model servers that are turned on, and those found. */
export const listModelServers = operation({
  method: 'GET',
  path: '/api/admin/model-servers',
  id: 'listModelServers',
  summary: 'List model servers of this installation',
  description: 'Asks each server that is turned on for its models.',
  access: admin(),
  answer: { status: 200, schema: ModelServerList },
  example: { answer: { data: [exampleModelServer], found: [], discovery_enabled: true } },
  transaction: 'none',
  async run({ deps: { servers } }) {
    return {
      data: (await servers.list()).map(presentModelServer),
      found: [...(await servers.found())],
      discovery_enabled: servers.allowsSearch,
    };
  },
});
