import { area } from '#platform/areas/area.ts';
import type { AccountEventsDeps } from './account-events.operation.ts';
import { streamAccountEvents } from './stream-account-events.ts';

/** The account event stream: which list changed, by the scopes of its caller. */
export const accountEventsArea = area<AccountEventsDeps>({
  name: 'account-events',
  operations: { Events: [streamAccountEvents] },
});
