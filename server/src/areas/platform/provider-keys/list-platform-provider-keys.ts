import { ProviderKey } from '@parley/contract/resources/provider-key';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { presentKeys } from './present-keys.ts';
import { exampleKey, operation } from './provider-keys.operation.ts';
import { listStoredKeys } from './provider-keys.queries.ts';

/** Lists the vendors, each with the key stored of the installation and the one in use. */
export const listPlatformProviderKeys = operation({
  method: 'GET',
  path: '/api/admin/provider-keys',
  id: 'listPlatformProviderKeys',
  summary: 'List keys of vendors of the installation',
  description: 'Keys for every account without one of its own. Keys are never shown, only their last four characters.',
  access: admin(),
  answer: { status: 200, schema: z.object({ data: z.array(ProviderKey) }), caching: 'no-store' },
  example: { answer: { data: [{ ...exampleKey, source: 'installation' as const }] } },
  async run({ tx, deps }) {
    return { data: presentKeys(deps.keys, null, await listStoredKeys(tx, 'installation')) };
  },
});
