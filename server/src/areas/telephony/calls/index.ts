import { area } from '#platform/areas/area.ts';
import type { Operation } from '#platform/http/operation.ts';
import type { CallsDeps } from './calls.operation.ts';
import { clearFarEnds } from './clear-far-ends.ts';
import { completeCall } from './complete-call.ts';
import { controlCall } from './control-call.ts';
import { endCallsOfAccountJob } from './end-calls-of-account.ts';
import { callsPersonalData } from './personal-data.ts';
import { streamCallEvents } from './stream-call-events.ts';

export { isLive } from './call-end.rules.ts';
export { callEvent, callTopic } from './call-events.rules.ts';
export type { CallEnding, CallRef, LostCall, NewCall } from './call-facts.rules.ts';
export { startCallLeases } from './call-leases.ts';
export { createCallRouter } from './call-router.ts';
export { type CallStore, createCallStore } from './call-store.ts';
export { exampleCall, exampleTurns } from './calls.examples.ts';
export { type CallsDeps, callParams, exampleCallId } from './calls.operation.ts';
export {
  type CallRow,
  callColumns,
  changeCall,
  findCall,
  findSnapshot,
  getCall,
  lockCall,
  presentCall,
} from './calls.queries.ts';
export { agentCalls } from './cancel-queued-calls.ts';
export { endCallsOfAccount } from './end-calls-of-account.ts';
export { createLocalCalls, type LiveCall, type LocalCalls } from './live-calls.ts';
export { createLiveNotices, type LiveNotices } from './live-notices.ts';
export {
  type BegunCall,
  beginQueuedCall,
  type CallTx,
  closeCall,
  lockedCall,
  queueCall,
  requeueCall,
} from './queued-calls.ts';
export { listTurns } from './turns.queries.ts';

export const callOperations: readonly Operation<CallsDeps>[] = [completeCall, streamCallEvents, controlCall];

/** Calls: what happened in them, what was said, and commands to those that go on. */
export const callsArea = area<CallsDeps>({
  name: 'calls',
  personalData: callsPersonalData,
  operations: {
    Calls: callOperations,
  },
  jobs: (deps) => [clearFarEnds(deps), endCallsOfAccountJob(deps)],
});
