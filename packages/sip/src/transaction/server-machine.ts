import type { SipRequest } from '../message/sip-message.ts';
import type { Timers } from '../transport/timers.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import type { ServerTransaction } from './transaction-layer.ts';
import type { TransactionTimes } from './transaction-times.ts';

/** A server transaction, internal to the layer. */
export interface ServerMachine extends ServerTransaction {
  readonly request: SipRequest;
  /** A retransmission of the request arrived. */
  repeated(): void;
  /** INVITE: an ACK of its final response arrived. True for a 2xx, whose ACK goes to the user. */
  acknowledged(): boolean;
  /** Tag of To in the last response, the same for every response. */
  readonly toTag: string | undefined;
  /** Absorbs retransmissions only: may be evicted. */
  readonly isCompleted: boolean;
  /** Stops at once, without an event. */
  end(): void;
}

export interface ServerMachineOptions {
  request: SipRequest;
  flow: WireFlow;
  timers: Timers;
  times: TransactionTimes;
  /** Sends a response back, over another connection where that of the request has closed. */
  reply(bytes: Uint8Array): void;
  /** The first final response was sent; `status` is its code. */
  answered(status: number, toTag: string | undefined): void;
  /** From now on only retransmissions can arrive. */
  completed(): void;
  ended(): void;
}
