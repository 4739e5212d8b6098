import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { ServerTransaction, TransactionLayer } from '../transaction/transaction-layer.ts';
import type { BaseCall } from './base-call.ts';
import type { DialogRegistry } from './dialog-registry.ts';
import type { PublicNames } from './public-names.ts';

/** Who hears of what becomes of an INVITE that we answer. */
export interface InviteWatcher {
  cancelled(): void;
  /** No ACK came for the answer. */
  unacknowledged(): void;
}

/** What every part of the stack works with. */
export interface Agent {
  readonly transactions: TransactionLayer;
  readonly dialogs: DialogRegistry;
  /** Calls that have not ended. */
  readonly calls: Set<BaseCall>;
  /** Until their answer is acknowledged: transactions outlive their calls by half a minute. */
  readonly invites: WeakMap<ServerTransaction, InviteWatcher>;
  readonly publicNames: PublicNames;
  readonly clock: Clock;
  readonly log: Logger;
  /** Value of User-Agent and Server. */
  readonly userAgent: string;
  /** RFC 3261, 17.1.1.1. Unit: milliseconds. */
  readonly t1Ms: number;
}

/** How long anything that was sent may stay without an answer (RFC 3261: 64*T1). Unit: milliseconds. */
export function patienceMs(agent: Agent): number {
  return 64 * agent.t1Ms;
}
