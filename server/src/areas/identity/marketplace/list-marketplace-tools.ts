import { MarketplaceToolList, marketplaceToolKeys } from '@parley/contract/resources/identity';
import { listConnections, methodOf } from '#areas/identity/connections';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './marketplace.operation.ts';
import { readyTools } from './marketplace.rules.ts';

/** Lists the ready-made tools that verify people. */
export const listMarketplaceTools = operation({
  method: 'GET',
  path: '/api/identity/marketplace-tools',
  id: 'listMarketplaceTools',
  summary: 'List ready-made identity tools',
  description: 'Tools to install on an agent, with whether a service of their method is connected.',
  access: apiKey('identity:read'),
  answer: { status: 200, schema: MarketplaceToolList },
  example: {
    answer: {
      data: [
        {
          key: 'verify-eid',
          name: readyTools['verify-eid'].name,
          description: readyTools['verify-eid'].description,
          method: 'eid',
          gates: false,
          is_available: true,
        },
      ],
    },
  },
  async run({ tx }) {
    const methods = new Set((await listConnections(tx)).map(({ provider }) => methodOf[provider]));
    return {
      data: marketplaceToolKeys.map((each) => {
        const { key, name, description, method, gates } = readyTools[each];
        return { key, name, description, method, gates, is_available: methods.has(method) };
      }),
    };
  },
});
