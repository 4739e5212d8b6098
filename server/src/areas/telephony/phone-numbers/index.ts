import { area } from '#platform/areas/area.ts';
import { assignPhoneNumber } from './assign-phone-number.ts';
import { checkPhoneNumber } from './check-phone-number.ts';
import { claimPoolNumber } from './claim-pool-number.ts';
import { getPhoneConnection } from './get-phone-connection.ts';
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
export { claimNumber } from './claim-number.ts';
export { countLiveCalls } from './count-live-calls.queries.ts';
export { findQuarantined } from './find-quarantined.queries.ts';
export type { InboundRoute } from './inbound-route.rules.ts';
export { insertBuiltinNumber } from './insert-builtin-number.ts';
export { readNumber } from './number-reading.rules.ts';
export { isOwnNumber } from './own-number.queries.ts';
export type { PhoneNumbersDeps } from './phone-numbers.operation.ts';
export { getNumberForUpdate } from './phone-numbers.queries.ts';
export { checkReleasable, releaseToPool } from './release-number.ts';
export { routeInboundNumber } from './route-inbound.queries.ts';

/** Phone numbers: whose they are, who answers them and how they are come by. */
export const phoneNumbersArea = area<PhoneNumbersDeps>({
  name: 'phone-numbers',
  module: 'phone',
  personalData: phoneNumbersPersonalData,
  operations: {
    'Phone numbers': [
      listPhoneNumbers,
      listPoolNumbers,
      searchAvailableNumbers,
      getPhoneConnection,
      purchasePhoneNumber,
      claimPoolNumber,
      importPhoneNumber,
      getPhoneNumber,
      checkPhoneNumber,
      updatePhoneNumber,
      assignPhoneNumber,
      unassignPhoneNumber,
      releasePhoneNumber,
    ],
  },
  jobs: (deps) => [...phoneNumberJobs(deps), numberWebhookJob(deps)],
  consumers: numberConsumers,
});
