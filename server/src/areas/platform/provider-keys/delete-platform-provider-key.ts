import { admin } from '#platform/http/access/access.ts';
import { noKeyStored } from './provider-keys.errors.ts';
import { keyParams, operation } from './provider-keys.operation.ts';
import { deleteKey } from './provider-keys.queries.ts';

/** Deletes a vendor's key of the installation. */
export const deletePlatformProviderKey = operation({
  method: 'DELETE',
  path: '/api/admin/provider-keys/{keyProvider}',
  id: 'deletePlatformProviderKey',
  summary: 'Delete a key of a vendor of the installation',
  description: 'Conversations use the next key there is: of the installation or the environment, else another vendor.',
  access: admin(),
  audit: 'platform_provider_key.delete',
  transaction: 'none',
  params: keyParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { keyProvider: 'openai' } },
  async run({ db, params, deps, audit }) {
    const { keyProvider } = params;
    audit.resource(keyProvider);
    const isDeleted = await db.platform.inPlatform((tx) => deleteKey(tx, 'installation', keyProvider));
    if (!isDeleted) throw noKeyStored();
    await deps.keys.refresh();
  },
});
