import { area } from '#platform/areas/area.ts';
import { listPlatformCustomers } from './list-platform-customers.ts';
import { lookUpSupport } from './look-up-support.ts';
import type { SupportDeps } from './support.operation.ts';

/** Support: where something is, across all accounts. */
export const supportArea = area<SupportDeps>({
  name: 'support',
  operations: {
    'Partner and telephony': [lookUpSupport],
    'Reseller and platform admin': [listPlatformCustomers],
  },
});
