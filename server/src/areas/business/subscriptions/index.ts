import { area } from '#platform/areas/area.ts';
import { assignPlan } from './assign-plan.ts';
import { getSubscription } from './get-subscription.ts';
import { listPlanOffers } from './list-plan-offers.ts';
import { subscriptionsPersonalData } from './personal-data.ts';
import { subscriptionJobs } from './subscription-jobs.ts';

export { activateSubscription, cancelSubscription } from './activate-subscription.ts';
export { readOverview } from './read-overview.ts';
export { exampleOverview } from './subscriptions.operation.ts';

/** Subscriptions of customers to monthly plans. */
export const subscriptionsArea = area<object>({
  name: 'subscriptions',
  operations: {
    'Subscription and billing': [getSubscription, listPlanOffers],
    'Reseller and platform admin': [assignPlan],
  },
  personalData: subscriptionsPersonalData,
  jobs: subscriptionJobs,
});
