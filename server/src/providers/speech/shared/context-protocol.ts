import type { SpeechError } from '#voice/ports.ts';

/** One message of a vendor that keeps several utterances apart on one connection, read. */
export interface ContextMessage {
  /** Missing where it concerns the connection. */
  contextId?: string;
  /** Bytes of signed 16 bit little-endian mono of 16 kHz. */
  sound?: Uint8Array;
  /** Input of the protocol's word reader. */
  alignment?: unknown;
  isDone?: boolean;
  error?: SpeechError;
}

export type TimedWord = { text: string; startMs: number };

/** Turns alignments of one utterance into words; `soundMs` is the sound before the message. Unit: milliseconds. */
export type WordReader = (alignment: unknown, soundMs: number) => TimedWord[];

/** Protocol of a vendor that keeps utterances apart by an id (a context) on one WebSocket. */
export interface ContextProtocol {
  readonly engineId: string;
  readonly url: URL;
  readonly headers: Record<string, string>;
  /** Contexts the vendor keeps open on one connection; one above is a fault. */
  readonly mostContexts: number;
  readonly farewell?: string;
  begin?(contextId: string): string;
  phrase(contextId: string, text: string): string;
  end(contextId: string): readonly string[];
  cancel(contextId: string): string;
  /** Undefined: not in the vendor's format. */
  read(message: string): ContextMessage | undefined;
  createWordReader(): WordReader;
}
