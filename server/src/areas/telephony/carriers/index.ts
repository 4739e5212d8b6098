import { area } from '#platform/areas/area.ts';
import { receiveCarrierWebhook } from './receive-carrier-webhook.ts';
import type { TelephonyDeps } from './telephony.operation.ts';

export { admitKeyedStream, admitStream } from './admit-stream.ts';
export { carrierHooks } from './carrier-hooks.ts';
export type { CarrierPort, CarrierStatus } from './carrier-port.ts';
export type { StreamGrant } from './stream-grant.rules.ts';
export type { CarrierRoute, TelephonyDeps } from './telephony.operation.ts';

/** Telephony: what carriers ask and tell, and leave to stream the sound of calls. */
export const telephonyArea = area<TelephonyDeps>({
  name: 'telephony',
  module: 'phone',
  operations: {
    'Partner and telephony': [receiveCarrierWebhook],
  },
});
