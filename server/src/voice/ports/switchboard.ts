import type { Line } from './line.ts';
import type { QueueRequest } from './queues.ts';

/**
 * Kind of transfer. `blind`: REFER on the caller's line. `attended`: a second leg is dialled, the person gets the
 * whisper, then both phones are connected without us. `bridged`: both legs stay connected through this call (B2BUA).
 */
export type TransferMode = 'blind' | 'attended' | 'bridged';

export interface TransferRequest {
  destination: string;
  mode: TransferMode;
  /** Said to the person before the caller is put through; empty: nothing. */
  whisper: string;
  /** Pressed when the person's line is up, an extension: 0-9 * # A-D, `w` 500 ms and `,` 2 s of pause. */
  postDialDigits: string;
  /** Dialled in order, bridged, when the first cannot be had; after the last the agent takes the caller back. */
  fallbacks: readonly TransferFallback[];
  /** Ringing time limit. Unit: milliseconds. */
  ringMs: number;
  /** Once bridged, both sides are recorded, and transcribed. */
  isRecorded: boolean;
  isTranscribed: boolean;
  /** The conversation goes on by itself after a transfer that failed and its announcement. Missing: false. */
  isFailureAnswered?: boolean;
  /** When all attempts failed, the caller hears that a request to call back was left. Missing: false. */
  isCallBackLeft?: boolean;
  /** The caller waits for its people before the fallbacks are called; they replace `destination`. Missing: no queue. */
  queue?: QueueRequest;
}

export interface TransferFallback {
  destination: string;
  /** As that of a transfer. */
  whisper: string;
  postDialDigits: string;
}

/**
 * `completed`: the caller was handed over, and this call is over or about to be. `failed`: one attempt was in vain.
 * `unconfirmed`: the other side accepted a blind transfer and reported no outcome.
 */
export type TransferState = 'trying' | 'ringing' | 'answered' | 'bridged' | 'completed' | 'unconfirmed' | 'failed';

/** Cause of a failed dial or transfer. */
export type LineErrorCode = 'busy' | 'no_answer' | 'rejected' | 'failed' | 'invalid' | 'unreachable';

/** A phone that was rung in vain. The message may name the number: it is personal data. */
export class LineError extends Error {
  override readonly name = 'LineError';
  readonly code: LineErrorCode;

  constructor(code: LineErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.code = code;
  }
}

/** Dials the second leg of a transfer. */
export interface Switchboard {
  /**
   * Resolves with a line that is up and has no listener. Rejects with `LineError`. Aborting the signal stops the ringing.
   * `ringMs`: milliseconds until `no_answer`.
   */
  dial(to: string, options: { ringMs: number; signal: AbortSignal; onRinging(): void }): Promise<Line>;
  /**
   * Connects both phones without us. The outcome is reported by `transfer` of the caller's line; the person's line may
   * end before. Rejects when it cannot be tried. Unset: not supported.
   */
  connectLegs?(caller: Line, person: Line): Promise<void>;
}
