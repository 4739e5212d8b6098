import { area } from '#platform/areas/area.ts';
import { getOutboundQueue } from './get-outbound-queue.ts';
import type { OutboundCallsDeps } from './outbound-calls.operation.ts';
import { outboundCallsPersonalData } from './personal-data.ts';
import { startAdHocOutboundCall } from './start-ad-hoc-outbound-call.ts';
import { startOutboundCall } from './start-outbound-call.ts';

export { type Destination, readDestination } from './destination.rules.ts';
export type { OutboundLimits } from './dial.rules.ts';
export { type DialOutcome, failureOfSip } from './dial-outcome.rules.ts';
export { createDialer, type Dialer } from './dialer.ts';
export { orderCall } from './order-call.ts';
export { agentInactive } from './outbound-calls.errors.ts';
export type { OutboundCallsDeps } from './outbound-calls.operation.ts';
export type { DialListener, DialOrder, PlaceCall } from './place-call.rules.ts';

/** Calls from agents to phones: ordered over the API, dialled from a queue. */
export const outboundCallsArea = area<OutboundCallsDeps>({
  name: 'outbound-calls',
  module: 'outbound_calls',
  personalData: outboundCallsPersonalData,
  operations: {
    Calls: [startOutboundCall, startAdHocOutboundCall, getOutboundQueue],
  },
});
