import type { SipRequest, SipResponse } from '../message/sip-message.ts';
import type { Timers } from '../transport/timers.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import type { RequestFailure } from './transaction-layer.ts';
import type { TransactionTimes } from './transaction-times.ts';

/** A client transaction in the narrow sense of RFC 3261, section 17.1. */
export interface ClientMachine {
  receive(response: SipResponse, flow: WireFlow): void;
  /** Its connection has closed. */
  flowClosed(): void;
  /** INVITE: sends CANCEL as soon as a provisional response has arrived. Otherwise no effect. */
  cancel(reason: string | undefined): void;
  /** Stops at once, without an event. */
  end(): void;
}

export interface ClientEvents {
  response(response: SipResponse, flow: WireFlow): void;
  /** Last event. */
  failed(why: RequestFailure, detail: string): void;
  /** The transaction has terminated. */
  ended(): void;
}

export interface ClientMachineOptions {
  /** With its Via. */
  request: SipRequest;
  bytes: Uint8Array;
  flow: WireFlow;
  timers: Timers;
  times: TransactionTimes;
  events: ClientEvents;
}
