import type { CallId, TenantId } from '@parley/contract/ids';
import type { Window } from './calling-window.rules.ts';
import type { RetryRules } from './retry.rules.ts';

/** Route from an own number into the network. `isShared`: over a trunk of the reseller or the installation. */
export type Route =
  | { kind: 'trunk'; trunkId: string; isShared?: true }
  | { kind: 'carrier'; provider: string; providerRef: string };

/** Own number a call is made from. */
export interface CallerId {
  number: string;
  numberId: string;
  route: Route;
}

/** True for a trunk of the account itself. A SIP address is dialled over no other: it could name any host beyond it. */
export const isOwnTrunk = (route: Route): boolean => route.kind === 'trunk' && route.isShared !== true;

/** Queued outbound call. */
export interface Dial {
  tenantId: TenantId;
  callId: CallId;
  toNumber: string;
  numberId: string;
  fromNumber: string;
  ringMs: number;
  /** Number of the last attempt; 0 before the first. */
  attempt: number;
  /** Attempts among them lost by a crash or shutdown. */
  lostAttempts: number;
  maxAttempts: number;
  retry: RetryRules;
  window: Window | null;
  notBefore: Date;
  expiresAt: Date;
  answeredAt: Date | null;
  lastOutcome: string | null;
}

/** Concurrency and rate limits of a tenant. */
export interface OutboundLimits {
  /** Calls being dialled or live, in all processes. */
  callsPerTenant: number;
  /** New attempts per second. */
  callsPerSecond: number;
}
