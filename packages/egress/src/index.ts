export { type AddressKind, classifyAddress, parseAddress } from './address-rules.ts';
export { type AllowEntry, entryMatches, parseAllowList } from './allow-list.ts';
export { EgressError, type EgressErrorCode, findEgressError } from './egress.errors.ts';
export { createEgress, type Egress, type EgressOptions, type EgressRequest, type StreamLimits } from './egress.ts';
export { createGuard, type Guard } from './guard.ts';
export type { Resolver } from './guarded-agent.ts';
export { isRetryableStatus, retryWaitMs } from './retry.rules.ts';
export type { WebSocketRequest } from './web-socket.ts';
