import type { Flow } from '../transaction/transaction-layer.ts';

/** A flow with the means to send, internal to the layer. */
export interface WireFlow extends Flow {
  /** TCP and TLS: a living connection loses no message, so there are no retransmissions. */
  readonly isReliable: boolean;
  /** Never throws. `failed` is called at most once, and never before `send` has returned. */
  send(bytes: Uint8Array, failed?: (detail: string) => void): void;
  /** Flow from the same socket to another port of the address. Only over UDP. */
  toPort?(port: number): WireFlow;
}

/** Events of a transport. */
export interface TransportEvents {
  /** One framed message: a datagram, or a message of a stream. */
  message(bytes: Uint8Array, flow: WireFlow): void;
  /** Everything sent, keep-alives too. */
  sent?(bytes: Uint8Array, flow: WireFlow): void;
  /** A connection has closed. */
  closed(flow: WireFlow): void;
}

/** Returns true for a flow of this layer, which can send. */
export function isWireFlow(flow: Flow): flow is WireFlow {
  return 'send' in flow && 'isReliable' in flow;
}
