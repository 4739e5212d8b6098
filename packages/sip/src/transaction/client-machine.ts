import type { SipRequest, SipResponse } from '../message/sip-message.ts';
import type { Timers } from '../transport/timers.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import type { RequestFailure } from './transaction-layer.ts';
import type { TransactionTimes } from './transaction-times.ts';

/** One request on its way to one place: a client transaction in the narrow sense of RFC 3261, section 17.1. */
export interface ClientMachine {
  receive(response: SipResponse, flow: WireFlow): void;
  /** The connection it went over is gone. */
  flowClosed(): void;
  /** Of INVITE: CANCEL as soon as a provisional response is there. Otherwise nothing. */
  cancel(reason: string | undefined): void;
  /** Stops at once and tells nobody. */
  end(): void;
}

export interface ClientEvents {
  response(response: SipResponse, flow: WireFlow): void;
  /** Nothing follows. */
  failed(why: RequestFailure, detail: string): void;
  /** It knows nothing of the request any more. */
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
