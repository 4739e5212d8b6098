import { ProviderKey, ProviderKeyWrite } from '@parley/contract/resources/provider-key';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleKey, keyParams, operation } from './provider-keys.operation.ts';
import { saveKey } from './save-key.ts';

/** Tests and stores a vendor's key of the account. */
export const setProviderKey = operation({
  method: 'PUT',
  path: '/api/provider-keys/{keyProvider}',
  id: 'setProviderKey',
  summary: 'Set a key of a vendor',
  description:
    'The vendor is asked first, by a request that costs nothing: a key it refuses is not stored (409). One that could not be tested is stored as `unverified`. In use at once.',
  access: apiKey('keys:write'),
  audit: 'provider_key.set',
  transaction: 'none',
  requestsPerMinute: 20,
  params: keyParams,
  body: ProviderKeyWrite,
  answer: { status: 200, schema: ProviderKey },
  refusals: ['conflict'],
  example: { params: { keyProvider: 'openai' }, body: { key: 'sk-proj-example-9f3a' }, answer: exampleKey },
  async run({ db, tenantId, params, body, principal, now, deps, request, audit }) {
    audit.resource(params.keyProvider);
    const saved = await saveKey(deps, {
      tenantId: tenantId,
      provider: params.keyProvider,
      body,
      setBy: principal?.name ?? '',
      now,
      signal: request.closed,
      inTransaction: (work) => db.app.inTenant(tenantId, work),
    });
    audit.details({ check: saved.key?.check });
    return saved;
  },
});
