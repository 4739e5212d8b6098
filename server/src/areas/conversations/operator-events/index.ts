import { area } from '#platform/areas/area.ts';
import { createDeskStreams } from './desk-streams.ts';
import { createDeskTicket } from './desk-tickets.ts';
import type { OperatorEventsDeps } from './operator-events.operation.ts';
import { streamDeskEvents } from './stream-desk-events.ts';

export type { OperatorEventsDeps } from './operator-events.operation.ts';

/** The event stream of the operator desk. */
export const operatorEventsArea = area<OperatorEventsDeps, 'desk'>({
  name: 'operator-events',
  module: 'live_desk',
  operations: {
    'Chat operator': [streamDeskEvents, createDeskTicket],
  },
  own: (deps) => ({ desk: createDeskStreams(deps) }),
  close: ({ desk }) => desk.close(),
});
