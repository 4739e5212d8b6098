import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { cancelHandoff } from './cancel-handoff.ts';
import type { HandoffDeps } from './handoff.operation.ts';
import { requestHandoff } from './request-handoff.ts';

export { canBeTakenOver, handOver, handOverByRule, tellNobodyAvailable } from './hand-over.ts';
export type { HandoffDeps } from './handoff.operation.ts';
export { ruleAfterAnswer } from './handoff.rules.ts';
export { createQueuePlaces, type QueuePlaces } from './queue-places.ts';

export const handoffOperations: readonly Operation<HandoffDeps>[] = [requestHandoff, cancelHandoff];

/** Handoff of chats from the agent to people, and the queue for them. */
export const handoffArea = (deps: HandoffDeps): Area => area('handoff', handoffOperations, deps);
