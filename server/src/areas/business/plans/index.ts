import { area } from '#platform/areas/area.ts';
import { createMinutePackage } from './create-minute-package.ts';
import { createPlan } from './create-plan.ts';
import { createPriceList } from './create-price-list.ts';
import { deletePriceList } from './end-price-list.ts';
import { getUsualPriceTiers } from './get-usual-price-tiers.ts';
import { listMinutePackageOffers } from './list-minute-package-offers.ts';
import { listMinutePackages } from './list-minute-packages.ts';
import { listPlans } from './list-plans.ts';
import { listPriceLists } from './list-price-lists.ts';
import { plansPersonalData } from './personal-data.ts';
import { retireMinutePackage } from './retire-minute-package.ts';
import { retirePlanOffer } from './retire-plan.ts';
import { setUsualPriceTiers } from './set-usual-price-tiers.ts';
import { updateMinutePackage } from './update-minute-package.ts';
import { updatePlan } from './update-plan.ts';
import { updatePriceList } from './update-price-list.ts';

export {
  changePackage,
  changePlan,
  insertPackage,
  insertPlan,
  listPackagePage,
  listPlanOffers,
  listPlanPage,
  retirePackage,
  retirePlan,
} from './manage-offers.queries.ts';

export {
  findPlan,
  getPackageOnOffer,
  getPlanOnOffer,
} from './offers.queries.ts';
export type { Plan, WhenEmpty } from './offers.rules.ts';
export { planMissing } from './plans.errors.ts';
export { examplePackage, examplePlan, examplePriceList, exampleTiers } from './plans.examples.ts';
export { changePriceList, endPriceList, insertPriceList, listPriceListPage } from './price-lists.queries.ts';
export {
  ownTiersAt,
  type PriceColumns,
  priceListAt,
  priceListOf,
  storeTiers,
  type TiersOwner,
  wholesaleTiersAt,
} from './prices.queries.ts';
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

export { requireSeller } from './sellers.queries.ts';
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
      getUsualPriceTiers,
      setUsualPriceTiers,
    ],
  },
  personalData: plansPersonalData,
});
