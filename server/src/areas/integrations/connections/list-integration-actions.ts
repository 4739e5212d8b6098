import { IntegrationAction } from '@parley/contract/resources/integration';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { operation, providerParams } from './connections.operation.ts';
import { vendorOf } from './find-vendor.ts';

/** Lists what agents can do at a vendor. */
export const listIntegrationActions = operation({
  method: 'GET',
  path: '/api/integrations/providers/{provider}/actions',
  id: 'listIntegrationActions',
  summary: 'Actions of a provider',
  description: 'What an agent can do there, each with the JSON Schema of its arguments.',
  access: apiKey('integrations:read'),
  params: providerParams,
  answer: { status: 200, schema: z.object({ data: z.array(IntegrationAction) }) },
  example: {
    params: { provider: 'slack' },
    answer: {
      data: [
        {
          name: 'post_message',
          title: 'Post a message',
          description: 'Posts a message in a channel.',
          changes: true,
          parameters: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
        },
      ],
    },
  },
  async run({ params, deps }) {
    const { actions } = vendorOf(deps.vendors, params.provider);
    const data = actions.map(({ name, title, description, changes, parameters }) => ({
      name,
      title,
      description,
      changes,
      parameters,
    }));
    return { data };
  },
});
