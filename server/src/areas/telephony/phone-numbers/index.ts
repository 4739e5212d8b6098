import { area } from '#platform/areas/area.ts';
import { assignPhoneNumber } from './assign-phone-number.ts';
import { claimPoolNumber } from './claim-pool-number.ts';
import { getPhoneNumber } from './get-phone-number.ts';
import { importPhoneNumber } from './import-phone-number.ts';
import { listPhoneNumbers } from './list-phone-numbers.ts';
import { listPoolNumbers } from './list-pool-numbers.ts';
import { phoneNumberJobs } from './number-jobs.ts';
import { numberConsumers, numberWebhookJob } from './number-webhooks.ts';
import { phoneNumbersPersonalData } from './personal-data.ts';
import type { PhoneNumbersDeps } from './phone-numbers.operation.ts';
import { purchasePhoneNumber } from './purchase-phone-number.ts';
import { releasePhoneNumber } from './release-phone-number.ts';
import { searchAvailableNumbers } from './search-available-numbers.ts';
import { unassignPhoneNumber } from './unassign-phone-number.ts';
import { updatePhoneNumber } from './update-phone-number.ts';

export { agentNumbers } from './agent-numbers.ts';
export { createBuiltinLedger } from './builtin-ledger.queries.ts';
export type { NumberCarrier } from './carriers.ts';
export { chooseCallerId } from './choose-caller-id.queries.ts';
export { countLiveCalls } from './count-live-calls.queries.ts';
export type { InboundRoute } from './inbound-route.rules.ts';
export { insertBuiltinNumber } from './insert-builtin-number.ts';
export { isOwnNumber } from './own-number.queries.ts';
export type { PhoneNumbersDeps } from './phone-numbers.operation.ts';
export { routeInboundNumber } from './route-inbound.queries.ts';

/** Phone numbers: whose they are, who answers them and how they are come by. */
export const phoneNumbersArea = area<PhoneNumbersDeps>({
  name: 'phone-numbers',
  personalData: phoneNumbersPersonalData,
  operations: {
    'Phone numbers': [
      listPhoneNumbers,
      listPoolNumbers,
      searchAvailableNumbers,
      purchasePhoneNumber,
      claimPoolNumber,
      importPhoneNumber,
      getPhoneNumber,
      updatePhoneNumber,
      assignPhoneNumber,
      unassignPhoneNumber,
      releasePhoneNumber,
    ],
  },
  jobs: (deps) => [...phoneNumberJobs(deps), numberWebhookJob(deps)],
  consumers: numberConsumers,
});
