import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the call history beside the engines. */
export type CallHistoryDeps = object;

export const operation = operationOf<CallHistoryDeps>();
