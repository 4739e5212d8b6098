import { ProviderKey } from '@parley/contract/resources/provider-key';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { presentKeys } from './present-keys.ts';
import { exampleKey, operation } from './provider-keys.operation.ts';
import { listStoredKeys } from './provider-keys.queries.ts';

/** Lists the vendors, each with the key stored of the account and the one in use. */
export const listProviderKeys = operation({
  method: 'GET',
  path: '/api/provider-keys',
  id: 'listProviderKeys',
  summary: 'List keys of vendors',
  description:
    'Vendors of language models and speech. A key of the account is used before one of the installation, and that before one of the environment. Keys are never shown, only their last four characters.',
  access: apiKey('keys:read'),
  answer: { status: 200, schema: z.object({ data: z.array(ProviderKey) }), caching: 'no-store' },
  example: { answer: { data: [exampleKey] } },
  async run({ tx, tenantId, deps }) {
    return { data: presentKeys(deps.keys, tenantId, await listStoredKeys(tx, 'account')) };
  },
});
