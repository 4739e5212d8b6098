import { area } from '#platform/areas/area.ts';
import type { BalanceDeps } from './balance.operation.ts';
import { balanceConsumers } from './balance-consumers.ts';
import { balanceJobs } from './balance-jobs.ts';
import { getMinuteBalance } from './get-minute-balance.ts';
import { grantMinutes } from './grant-minutes.ts';
import { balancePersonalData } from './personal-data.ts';

export { accountSuspended, customerMissing, insufficientBalance } from './balance.errors.ts';
export { exampleBalance } from './balance.examples.ts';
export { balanceOfCustomer } from './balance.queries.ts';
export {
  setBillingTerms,
  termsOfPlan,
} from './billing-accounts.queries.ts';
export { type CallCredit, createCallCredit } from './call-credit.ts';
export { chargeUse } from './charge-use.ts';
export { releaseHold } from './holds.queries.ts';
export { announceLowBalance } from './low-balance.ts';
export { creditMinutes, reverseMinutes } from './minutes.ts';
export {
  creditMoney,
  recordCharge,
  recordCredit,
  recordPayment,
  recordRefund,
  recordRounding,
  reverseMoney,
} from './money.ts';
export { presentBalance } from './present-balance.rules.ts';
export { type CallAdmission, requireBalance, reserveCall } from './reserve-call.ts';

/** Balances of customers: minutes, money, and what calls in progress have reserved. */
export const balanceArea = area<BalanceDeps>({
  name: 'balance',
  operations: {
    'Top-ups': [getMinuteBalance],
    'Reseller and platform admin': [grantMinutes],
  },
  personalData: balancePersonalData,
  jobs: balanceJobs,
  consumers: balanceConsumers,
});
