import type { AudioFormat } from './audio-format.ts';

/** Protocols of carriers and telephone systems: one WebSocket carries one call. */
export const carrierProtocols = ['twilio', 'telnyx', 'asterisk', 'freeswitch', 'jambonz'] as const;
export type CarrierProtocol = (typeof carrierProtocols)[number];

/** Facts of a call from the first messages. Plain data: it is posted to the media worker. */
export interface CarrierStart {
  /** The peer's id of the call; of a carrier, the id its API and webhooks use. */
  callRef: string;
  /** Id sent back with each message, where the protocol requires one. */
  streamRef: string;
  from?: string;
  to?: string;
  /** Single-use token that our webhook response put into the stream; null without one. */
  token: string | null;
  soundIn: AudioFormat;
  soundOut: AudioFormat;
  /** Further facts of the call, names in lower case. */
  variables: Readonly<Record<string, string>>;
  /** Style of commands, Asterisk only. */
  commands?: 'json' | 'text';
  /** Asterisk only: the peer queues our audio, with marks in it. False for Opus. */
  hasQueue?: boolean;
}

/** Event of a running stream, as the line understands it. */
export type CarrierEvent =
  /** `sequence`: given where messages may arrive out of order. */
  | { kind: 'sound'; payload: Uint8Array; sequence?: number }
  | { kind: 'digit'; digit: string; durationMs: number }
  | { kind: 'mark'; id: string }
  /** Flow control: the peer has no room for more audio, or has room again. */
  | { kind: 'flow'; isOpen: boolean }
  | { kind: 'stop' };

/** Encoder and decoder of one protocol's messages. One object per call. */
export interface CarrierCodec {
  /** Reads a message; undefined for one that is malformed or means nothing to a line. Never throws. */
  read(data: Uint8Array, isBinary: boolean): CarrierEvent | undefined;
  sound(payload: Uint8Array): Uint8Array | string;
  /** Missing where the peer does not send marks back. */
  mark?(id: string): string;
  /** Missing where the peer cannot clear its buffer. */
  clear?(): string;
  /** Sent before the socket is closed, where closing it does not end the call. */
  hangUp?(): string;
  /** Answers the call, where the peer leaves that to us. */
  answer?(): string;
}

/** One carrier protocol: admission, start and codec. */
export interface CarrierDialect {
  /** `webhook`: the token in the start message identifies the call. `key`: an API key comes with the handshake. */
  readonly admission: 'webhook' | 'key';
  /** Subprotocols the peer requires; the first one it offers is chosen. */
  readonly subprotocols: readonly string[];
  /**
   * Reads the messages before the call begins. `wait`: a preamble, the start is still to come. Undefined: no start.
   * `isSound`: the message is itself the first audio and belongs to the line.
   */
  readStart(
    data: Uint8Array,
    isBinary: boolean,
    query: URLSearchParams,
  ): { start: CarrierStart; isSound?: true } | 'wait' | undefined;
  createCodec(start: CarrierStart): CarrierCodec;
}
