import type { Flow } from '../transaction/transaction-layer.ts';

/** A flow as the layer itself holds it: with the means to send. */
export interface WireFlow extends Flow {
  /** TCP and TLS: nothing gets lost as long as the connection lives, so nothing is repeated. */
  readonly isReliable: boolean;
  /** Never throws. `failed` is called at most once, and never before `send` has returned. */
  send(bytes: Uint8Array, failed?: (detail: string) => void): void;
  /** From the same socket to another port of the same address. Only over UDP. */
  toPort?(port: number): WireFlow;
}

/** What a transport tells. */
export interface TransportEvents {
  /** One whole message, as far as its framing goes: a datagram, or what the framer cut out of a stream. */
  message(bytes: Uint8Array, flow: WireFlow): void;
  /** Everything that leaves, signs of life too. */
  sent?(bytes: Uint8Array, flow: WireFlow): void;
  /** A connection is over. */
  closed(flow: WireFlow): void;
}

/** Whether a flow that came back from above is one of ours, which can send. */
export function isWireFlow(flow: Flow): flow is WireFlow {
  return 'send' in flow && 'isReliable' in flow;
}
