import type { Line } from './line.ts';

/**
 * How a caller is handed to a person. `blind`: their own line is sent there. `attended`: we ring the person, tell them
 * who it is, then both are put through to each other without us. `bridged`: both stay connected through this call.
 */
export type TransferMode = 'blind' | 'attended' | 'bridged';

export interface TransferRequest {
  destination: string;
  mode: TransferMode;
  /** Said to the person before the caller is put through; empty: nothing. */
  whisper: string;
  /** Pressed when the person's line is up, an extension: 0-9 * # A-D, `w` 500 ms and `,` 2 s of pause. */
  postDialDigits: string;
  /** Rung, bridged, when the first cannot be had; empty: the agent takes the caller back. */
  fallback: string;
  /** How long somebody is rung. Unit: milliseconds. */
  ringMs: number;
  /** Once bridged, both sides are recorded, and transcribed. */
  isRecorded: boolean;
  isTranscribed: boolean;
}

/** `completed`: the caller was handed over, and this call is over or about to be. `failed`: one attempt was in vain. */
export type TransferState = 'trying' | 'ringing' | 'answered' | 'bridged' | 'completed' | 'failed';

/** Why somebody could not be had. */
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

/** Rings somebody's phone for a caller. */
export interface Switchboard {
  /**
   * Resolves with a line that is up and has no listener. Rejects with `LineError`. Aborting the signal stops the ringing.
   * `ringMs`: milliseconds until `no_answer`.
   */
  dial(to: string, options: { ringMs: number; signal: AbortSignal; onRinging(): void }): Promise<Line>;
  /**
   * Puts both through to each other without us; the outcome is told through `transfer` of the caller's line, and the
   * person's line may end before it. Rejects when that cannot even be tried. Unset: cannot.
   */
  connectLegs?(caller: Line, person: Line): Promise<void>;
}
