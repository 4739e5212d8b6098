import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { createDeskTicket } from './desk-tickets.ts';
import type { OperatorEventsDeps } from './operator-events.operation.ts';
import { streamDeskEvents } from './stream-desk-events.ts';

export { createDeskStreams } from './desk-streams.ts';
export type { OperatorEventsDeps } from './operator-events.operation.ts';

export const operatorEventOperations: readonly Operation<OperatorEventsDeps>[] = [streamDeskEvents, createDeskTicket];

/** The event stream of the operator desk. */
export const operatorEventsArea = (deps: OperatorEventsDeps): Area =>
  area('operator-events', operatorEventOperations, deps);
