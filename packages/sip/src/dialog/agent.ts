import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { ServerTransaction, TransactionLayer } from '../transaction/transaction-layer.ts';
import type { BaseCall } from './base-call.ts';
import type { DialogRegistry } from './dialog-registry.ts';
import type { PublicAddresses } from './public-addresses.ts';

/** Listener for the outcome of an INVITE answered here. */
export interface InviteWatcher {
  cancelled(): void;
  /** No ACK arrived for the 2xx. */
  unacknowledged(): void;
}

/** Shared parts of the user agent. */
export interface Agent {
  readonly transactions: TransactionLayer;
  readonly dialogs: DialogRegistry;
  /** Calls that have not ended. */
  readonly calls: Set<BaseCall>;
  /** INVITE server transactions until their ACK: they outlive their calls by half a minute. */
  readonly invites: WeakMap<ServerTransaction, InviteWatcher>;
  readonly publicAddresses: PublicAddresses;
  readonly clock: Clock;
  readonly log: Logger;
  /** Value of User-Agent and Server. */
  readonly userAgent: string;
  /** T1, RFC 3261, 17.1.1.1. Unit: milliseconds. */
  readonly t1Ms: number;
}

/** Timeout of unanswered messages, 64*T1 (RFC 3261). Unit: milliseconds. */
export function finalResponseTimeoutMs(agent: Agent): number {
  return 64 * agent.t1Ms;
}
