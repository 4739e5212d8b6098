import { area } from '#platform/areas/area.ts';
import { cancelHandoff } from './cancel-handoff.ts';
import type { HandoffDeps } from './handoff.operation.ts';
import { requestHandoff } from './request-handoff.ts';

export { handOff, handOffByRule, insertUnavailableNotice, isHandoffPossible } from './hand-off.ts';
export type { HandoffDeps } from './handoff.operation.ts';
export { ruleAfterAnswer } from './handoff.rules.ts';
export { createQueuePlaces, type QueuePlaces } from './queue-places.ts';

/** Handoff of chats from the agent to people, and the queue for them. */
export const handoffArea = area<HandoffDeps>({
  name: 'handoff',
  module: 'live_desk',
  operations: {
    'Chat Widget': [requestHandoff, cancelHandoff],
  },
});
