import { area } from '#platform/areas/area.ts';
import { assignCustomerPlan } from './assign-customer-plan.ts';
import { createResellerMinutePackage } from './create-reseller-minute-package.ts';
import { createResellerPlan } from './create-reseller-plan.ts';
import { createResellerPriceList } from './create-reseller-price-list.ts';
import { endResellerPriceList } from './end-reseller-price-list.ts';
import { getCustomerBalance } from './get-customer-balance.ts';
import { getCustomerSubscription } from './get-customer-subscription.ts';
import { grantCustomerMinutes } from './grant-customer-minutes.ts';
import { listResellerMinutePackages } from './list-reseller-minute-packages.ts';
import { listResellerPlans } from './list-reseller-plans.ts';
import { listResellerPriceLists } from './list-reseller-price-lists.ts';
import { retireResellerMinutePackage } from './retire-reseller-minute-package.ts';
import { retireResellerPlan } from './retire-reseller-plan.ts';
import { updateResellerMinutePackage } from './update-reseller-minute-package.ts';
import { updateResellerPlan } from './update-reseller-plan.ts';
import { updateResellerPriceList } from './update-reseller-price-list.ts';

/** Offers of resellers: their plans, minute packages and prices, and the plans and minutes of their customers. */
export const resellerOffersArea = area<object>({
  name: 'reseller-offers',
  operations: {
    'Reseller and platform admin': [
      listResellerPlans,
      createResellerPlan,
      updateResellerPlan,
      retireResellerPlan,
      listResellerMinutePackages,
      createResellerMinutePackage,
      updateResellerMinutePackage,
      retireResellerMinutePackage,
      listResellerPriceLists,
      createResellerPriceList,
      updateResellerPriceList,
      endResellerPriceList,
      getCustomerSubscription,
      assignCustomerPlan,
      getCustomerBalance,
      grantCustomerMinutes,
    ],
  },
});
