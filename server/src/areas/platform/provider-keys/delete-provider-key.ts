import { apiKey } from '#platform/http/access/access.ts';
import { noKeyStored } from './provider-keys.errors.ts';
import { keyParams, operation } from './provider-keys.operation.ts';
import { deleteKey } from './provider-keys.queries.ts';

/** Deletes a vendor's key of the account. */
export const deleteProviderKey = operation({
  method: 'DELETE',
  path: '/api/provider-keys/{keyProvider}',
  id: 'deleteProviderKey',
  summary: 'Delete a key of a vendor',
  description: 'Conversations use the next key there is: of the installation or the environment, else another vendor.',
  access: apiKey('keys:write'),
  audit: 'provider_key.delete',
  transaction: 'none',
  params: keyParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { keyProvider: 'openai' } },
  async run({ db, tenantId, params, deps, audit }) {
    const { keyProvider } = params;
    audit.resource(keyProvider);
    const isDeleted = await db.app.inTenant(tenantId, (tx) => deleteKey(tx, 'account', keyProvider));
    if (!isDeleted) throw noKeyStored();
    await deps.keys.refresh();
  },
});
