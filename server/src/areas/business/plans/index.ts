import { area } from '#platform/areas/area.ts';
import { createMinutePackage } from './create-minute-package.ts';
import { createPlan } from './create-plan.ts';
import { createPriceList } from './create-price-list.ts';
import { deletePriceList } from './end-price-list.ts';
import { listMinutePackageOffers } from './list-minute-package-offers.ts';
import { listMinutePackages } from './list-minute-packages.ts';
import { listPlans } from './list-plans.ts';
import { listPriceLists } from './list-price-lists.ts';
import { plansPersonalData } from './personal-data.ts';
import { retireMinutePackage } from './retire-minute-package.ts';
import { retirePlanOffer } from './retire-plan.ts';
import { updateMinutePackage } from './update-minute-package.ts';
import { updatePlan } from './update-plan.ts';
import { updatePriceList } from './update-price-list.ts';

export { listPlanOffers } from './manage-offers.queries.ts';

export {
  findPlan,
  getPackageOnOffer,
  getPlanOnOffer,
} from './offers.queries.ts';
export type { Plan, WhenEmpty } from './offers.rules.ts';
export { planMissing } from './plans.errors.ts';
export { packageTiersAt, type PriceColumns, priceListAt, priceListOf, wholesaleTiersAt } from './prices.queries.ts';
export {
  billableSeconds,
  type CallKind,
  isCall,
  type PriceList,
  priceOfSeconds,
  secondsFor,
  type UsageKind,
  wholesalePrice,
} from './prices.rules.ts';

export { presentWholesaleTiers } from './wholesale-tiers.rules.ts';

/** Offers of the installation and its resellers: plans, minute packages, price lists, wholesale prices. */
export const plansArea = area<object>({
  name: 'plans',
  operations: {
    'Top-ups': [listMinutePackageOffers],
    'Reseller and platform admin': [
      listPlans,
      createPlan,
      updatePlan,
      retirePlanOffer,
      listMinutePackages,
      createMinutePackage,
      updateMinutePackage,
      retireMinutePackage,
      listPriceLists,
      createPriceList,
      updatePriceList,
      deletePriceList,
    ],
  },
  personalData: plansPersonalData,
});
