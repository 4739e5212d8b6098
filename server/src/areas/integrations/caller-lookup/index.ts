import { area } from '#platform/areas/area.ts';
import { type CallerLookups } from './caller-lookups.ts';
import { lookUpCaller } from './look-up-caller.ts';

export { CallerLookups } from './caller-lookups.ts';

/** Look-up of callers in the CRMs of the account. */
export const callerLookupArea = area<{ lookups: CallerLookups }>({
  name: 'caller-lookup',
  module: 'integrations',
  operations: { Integrations: [lookUpCaller] },
});
