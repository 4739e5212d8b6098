import type { SoundFormat } from './sound-format.ts';

/** What carriers and telephone systems speak over a WebSocket that carries one call. */
export const carrierProtocols = ['twilio', 'telnyx', 'asterisk', 'freeswitch', 'jambonz'] as const;
export type CarrierProtocol = (typeof carrierProtocols)[number];

/** What the first messages said of a call. Plain data: it travels to the thread that carries the call. */
export interface CarrierStart {
  /** The far end's name for the call; of a carrier, what its interface and its webhooks call it. */
  callRef: string;
  /** What goes back with each message, where the protocol wants that. */
  streamRef: string;
  from?: string;
  to?: string;
  /** The one-time token our own answer put into the stream; null where there was none. */
  token: string | null;
  soundIn: SoundFormat;
  soundOut: SoundFormat;
  /** What else was said of the call, names in lower case. */
  variables: Readonly<Record<string, string>>;
  /** Of Asterisk: how commands are written. */
  commands?: 'json' | 'text';
  /** Of Asterisk: whether it keeps a queue of what we send, with marks in it. It does not for Opus. */
  hasQueue?: boolean;
}

/** What a message during the call means to the line. */
export type CarrierEvent =
  /** `sequence`: where messages may come in another order than they were sent. */
  | { kind: 'sound'; payload: Uint8Array; sequence?: number }
  | { kind: 'digit'; digit: string; durationMs: number }
  | { kind: 'mark'; id: string }
  /** The far end has no room for more sound, or has it again. */
  | { kind: 'flow'; isOpen: boolean }
  | { kind: 'stop' };

/** How one protocol writes and reads what a line has to say. One object per call. */
export interface CarrierCodec {
  /** Undefined for what says nothing to a line, and for what makes no sense. Never throws. */
  read(data: Uint8Array, isBinary: boolean): CarrierEvent | undefined;
  sound(payload: Uint8Array): Uint8Array | string;
  /** Missing where the far end does not tell marks back. */
  mark?(id: string): string;
  /** Missing where the far end cannot be asked to drop what it holds. */
  clear?(): string;
  /** Said before the socket is closed, where closing it does not end the call. */
  hangUp?(): string;
  /** Takes the call, where that is ours to do. */
  answer?(): string;
}

/** One protocol. */
export interface CarrierDialect {
  /** `webhook`: the token in the start message says whose call it is. `key`: a credential comes with the handshake. */
  readonly admission: 'webhook' | 'key';
  /** Subprotocols the far end insists on; the first it offers is chosen. */
  readonly subprotocols: readonly string[];
  /**
   * Reads the messages before the call begins. `wait`: a preamble, the start is still to come. Undefined: this is no
   * start. `isSound`: the message is itself the first sound and belongs to the line.
   */
  readStart(
    data: Uint8Array,
    isBinary: boolean,
    query: URLSearchParams,
  ): { start: CarrierStart; isSound?: true } | 'wait' | undefined;
  createCodec(start: CarrierStart): CarrierCodec;
}
