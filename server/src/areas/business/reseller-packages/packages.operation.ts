import { ResellerPackageId } from '@parley/contract/ids';
import { type ResellerPackage, resellerModules } from '@parley/contract/resources/reseller-package';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';

export { exampleTiers } from '#areas/business/plans';

export const operation = operationOf<object>();

export const packageParams = z.object({ packageId: ResellerPackageId });

/** Package of the examples in the API document. */
export const examplePackage: ResellerPackage = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9ba0' as ResellerPackageId,
  name: 'Chat only',
  description: 'No telephony',
  modules: {
    ...(Object.fromEntries(resellerModules.map((module) => [module, true])) as ResellerPackage['modules']),
    phone: false,
    outbound_calls: false,
    web_voice: false,
  },
  price_tiers: null,
  customer_count: 3,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
};
