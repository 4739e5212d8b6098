import type { SipRequest } from '../message/sip-message.ts';
import type { Timers } from '../transport/timers.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import type { ServerTransaction } from './transaction-layer.ts';
import type { TransactionTimes } from './transaction-times.ts';

/** A server transaction as the layer holds it. */
export interface ServerMachine extends ServerTransaction {
  readonly request: SipRequest;
  /** The request came again. */
  repeated(): void;
  /** Of INVITE: an ACK for its final response. True when it was one of a 2xx, which the user is to hear of. */
  acknowledged(): boolean;
  /** Tag of To in the last response, so that every response has the same. */
  readonly toTag: string | undefined;
  /** Only there to absorb repetitions: may be forgotten when room is needed. */
  readonly isSettled: boolean;
  /** Stops at once and tells nobody. */
  end(): void;
}

export interface ServerMachineOptions {
  request: SipRequest;
  flow: WireFlow;
  timers: Timers;
  times: TransactionTimes;
  /** Sends a response on its way back, over another connection where that of the request has closed. */
  reply(bytes: Uint8Array): void;
  /** The first final response has gone out. `status` says what it was. */
  answered(status: number, toTag: string | undefined): void;
  /** Nothing but repetitions can come any more. */
  settled(): void;
  ended(): void;
}
