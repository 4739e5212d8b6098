import { FeatureFlags } from '@parley/contract/resources/feature-flag';
import { admin } from '#platform/http/access/access.ts';
import { getStoredFlags } from './feature-flags.queries.ts';
import { flagsOf } from './feature-flags.rules.ts';
import { exampleTenantId, operation, tenantParams } from './platform-admin.operation.ts';

/** Gets the features of a tenant, and what decides about each. */
export const getFeatureFlags = operation({
  method: 'GET',
  path: '/api/admin/tenants/{tenantId}/feature-flags',
  id: 'getFeatureFlags',
  summary: 'Get the feature flags of a tenant',
  access: admin(),
  params: tenantParams,
  answer: { status: 200, schema: FeatureFlags },
  refusals: ['not_found'],
  example: {
    params: { tenantId: exampleTenantId },
    answer: { data: flagsOf({ overrides: { web_voice: false }, modules: null }) },
  },
  run: async ({ tx, params }) => ({ data: flagsOf(await getStoredFlags(tx, params.tenantId, 'none')) }),
});
