import { isDeepStrictEqual } from 'node:util';
import { FeatureFlags, FeatureFlagsReplace } from '@parley/contract/resources/feature-flag';
import { admin } from '#platform/http/access/access.ts';
import { auditForAccount } from './audit-for-account.ts';
import { getStoredFlags, replaceOverrides } from './feature-flags.queries.ts';
import { flagsOf, givenOverrides } from './feature-flags.rules.ts';
import { exampleTenantId, operation, tenantParams } from './platform-admin.operation.ts';

/** Replaces the overrides of a tenant's features. In force from the next request and call on. */
export const setFeatureFlags = operation({
  method: 'PUT',
  path: '/api/admin/tenants/{tenantId}/feature-flags',
  id: 'setFeatureFlags',
  summary: 'Set the feature flags of a tenant',
  description:
    'An override decides in place of the package of the account, in either direction. In force from the next request, call or chat on; nothing is deleted. In the audit logs of the platform and of the account.',
  access: admin(),
  audit: 'tenant.feature_flags',
  params: tenantParams,
  body: FeatureFlagsReplace,
  answer: { status: 200, schema: FeatureFlags },
  refusals: ['not_found'],
  example: {
    params: { tenantId: exampleTenantId },
    body: { overrides: { web_voice: false } },
    answer: { data: flagsOf({ overrides: { web_voice: false }, modules: null }) },
  },
  async run(context) {
    const { tx, params, body, now, audit } = context;
    const stored = await getStoredFlags(tx, params.tenantId, 'update');
    const overrides = givenOverrides(body.overrides);
    audit.resource(params.tenantId);
    if (isDeepStrictEqual({ ...stored.overrides }, { ...overrides })) audit.nothingChanged();
    else {
      await replaceOverrides(tx, params.tenantId, overrides, now);
      audit.details({ overrides });
      await auditForAccount(context, {
        accountId: params.tenantId,
        action: 'tenant.feature_flags',
        details: { overrides },
      });
    }
    return { data: flagsOf({ ...stored, overrides }) };
  },
});
