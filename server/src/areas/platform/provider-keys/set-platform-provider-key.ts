import { ProviderKey, ProviderKeyWrite } from '@parley/contract/resources/provider-key';
import { admin } from '#platform/http/access/access.ts';
import { exampleKey, keyParams, operation } from './provider-keys.operation.ts';
import { saveKey } from './save-key.ts';

/** Tests and stores a vendor's key of the installation. */
export const setPlatformProviderKey = operation({
  method: 'PUT',
  path: '/api/admin/provider-keys/{keyProvider}',
  id: 'setPlatformProviderKey',
  summary: 'Set a key of a vendor for the installation',
  description:
    'The vendor is asked first, by a request that costs nothing: a key it refuses is not stored (409). One that could not be tested is stored as `unverified`. In use at once.',
  access: admin(),
  audit: 'platform_provider_key.set',
  transaction: 'none',
  requestsPerMinute: 20,
  params: keyParams,
  body: ProviderKeyWrite,
  answer: { status: 200, schema: ProviderKey },
  refusals: ['conflict'],
  example: {
    params: { keyProvider: 'openai' },
    body: { key: 'sk-proj-example-9f3a' },
    answer: { ...exampleKey, source: 'installation' as const },
  },
  async run({ db, params, body, principal, now, deps, request, audit }) {
    audit.resource(params.keyProvider);
    const saved = await saveKey(deps, {
      tenantId: null,
      provider: params.keyProvider,
      body,
      setBy: principal.name,
      now,
      signal: request.closed,
      inTransaction: (work) => db.platform.inPlatform(work),
    });
    audit.details({ check: saved.key?.check });
    return saved;
  },
});
