import { area } from '#platform/areas/area.ts';
import { exportResellerStatement } from './export-reseller-statement.ts';
import { getResellerPriceTiers } from './get-price-tiers.ts';
import { getResellerBilling } from './get-reseller-billing.ts';

/** Cost and charges of resellers: by customer and month, with statements. */
export const resellerBillingArea = area<object>({
  name: 'reseller-billing',
  operations: {
    'Reseller and platform admin': [getResellerBilling, exportResellerStatement, getResellerPriceTiers],
  },
});
