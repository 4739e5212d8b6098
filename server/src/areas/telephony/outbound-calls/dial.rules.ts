import type { CallId, TenantId } from '@parley/contract/ids';
import type { Window } from './calling-window.rules.ts';
import type { RetryRules } from './retry.rules.ts';

/** The way from an own number into the network. */
export type Route = { kind: 'trunk'; trunkId: string } | { kind: 'carrier'; provider: string; providerRef: string };

/** The own number a call is made from. */
export interface CallerId {
  number: string;
  numberId: string;
  route: Route;
}

/** A call in the queue. */
export interface Dial {
  tenantId: TenantId;
  callId: CallId;
  toNumber: string;
  numberId: string;
  fromNumber: string;
  ringMs: number;
  /** Number of the last attempt; 0 before the first. */
  attempt: number;
  /** Of them, those a dying or stopping process lost. */
  lostAttempts: number;
  maxAttempts: number;
  retry: RetryRules;
  window: Window | null;
  notBefore: Date;
  expiresAt: Date;
  answeredAt: Date | null;
  lastOutcome: string | null;
}

/** What a tenant may do at once. */
export interface OutboundLimits {
  /** Calls being dialled or going on, in all processes. */
  callsPerTenant: number;
  /** New attempts in a second. */
  callsPerSecond: number;
}
