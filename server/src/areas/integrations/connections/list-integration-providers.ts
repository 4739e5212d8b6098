import { IntegrationProvider } from '@parley/contract/resources/integration';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './connections.operation.ts';

/** Lists the vendors that can be connected, by title. */
export const listIntegrationProviders = operation({
  method: 'GET',
  path: '/api/integrations/providers',
  id: 'listIntegrationProviders',
  summary: 'Providers of integrations',
  description:
    'Vendors that an account can connect, and how. `http` is any web service with a key; MCP servers are tools of type `mcp`.',
  access: apiKey('integrations:read'),
  answer: { status: 200, schema: z.object({ data: z.array(IntegrationProvider) }) },
  example: {
    answer: {
      data: [
        {
          provider: 'hubspot',
          title: 'HubSpot',
          takes_key: true,
          key_hint: 'Token of a private app',
          takes_oauth: true,
          has_client: false,
          is_crm: true,
          settings: [],
        },
      ],
    },
  },
  async run({ deps: { vendors, registry } }) {
    const data = [...vendors.values()].map((vendor) => {
      const oauth = vendor.takesOAuth ? registry.find(vendor.provider) : undefined;
      return {
        provider: vendor.provider,
        title: vendor.title,
        takes_key: vendor.takesKey,
        key_hint: vendor.keyHint ?? null,
        takes_oauth: vendor.takesOAuth,
        has_client: oauth !== undefined && registry.clientOf(oauth) !== undefined,
        is_crm: vendor.crm !== undefined,
        settings: vendor.settings.flatMap(({ name, title, description, isRequired, only }) =>
          only === 'grant' ? [] : [{ name, title, description, is_required: isRequired, only_with: only ?? null }],
        ),
      };
    });
    return { data };
  },
});
