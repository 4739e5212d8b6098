import { ApiKey } from '@parley/contract/resources/api-key';
import { presentKey, resellerKeys } from '#areas/accounts/api-keys';
import { reseller } from '#platform/http/access/access.ts';
import { noOwnKey } from './reseller.errors.ts';
import { exampleOwnKey } from './reseller.examples.ts';
import { operation } from './reseller.operation.ts';
import { needScopeOfNamedKey } from './scope-of-named-key.ts';

/** Gets the reseller's own key, without its secret. */
export const getOwnResellerKey = operation({
  method: 'GET',
  path: '/api/reseller/api-key',
  id: 'getOwnResellerKey',
  summary: "Get the reseller's own key",
  description: 'How it begins and ends; the secret is not stored. A named key needs the scope `keys:read`.',
  access: reseller({ needsAdmin: false }),
  answer: { status: 200, schema: ApiKey },
  refusals: ['not_found'],
  example: { answer: exampleOwnKey },
  async run({ tx, tenantId, principal, now }) {
    needScopeOfNamedKey(principal, 'keys:read');
    const key = await resellerKeys.findOwn(tx, tenantId);
    if (!key) throw noOwnKey();
    return presentKey(key, now);
  },
});
