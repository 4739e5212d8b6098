export const sampleRateHz = 16_000;
export const frameMs = 20;
export const frameSamples = 320;

export type LineKind = 'sip' | 'webrtc' | 'websocket' | 'carrier-websocket' | 'livekit';

export type HangUpCause = 'normal' | 'busy' | 'no_answer' | 'rejected' | 'failed' | 'timeout' | 'lost' | 'transferred';

export interface LineInfo {
  id: string;
  kind: LineKind;
  direction: 'inbound' | 'outbound';
  /** The other party as the line names it: a phone number, a SIP address; missing where a line has none. */
  from?: string;
  to?: string;
  /** Signalling headers, with names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** As on the wire, for example `opus/48000`, `pcmu/8000`, `pcm/16000`. */
  wireCodec: string;
}

export interface LineCapabilities {
  digitsIn: boolean;
  digitsOut: boolean;
  transfer: 'none' | 'blind' | 'attended';
  /** `local`: what is cleared was never sent. `remote`: the far end is asked to drop what it has buffered. */
  clear: 'local' | 'remote';
  /** `exact`: reported when the last sample was sent, or by the far end. `estimated`: computed from the clock. */
  mark: 'exact' | 'estimated';
}

export interface LineStats {
  packetsIn: number;
  packetsOut: number;
  lost: number;
  late: number;
  /** Caller audio that had to be made up. Unit: milliseconds. */
  concealedMs: number;
  jitterMs: number;
  /** Depth of the jitter buffer now. Unit: milliseconds. */
  bufferMs: number;
  roundTripMs?: number;
  /** The peer's reception report of our audio, where it sends one: packets lost, and jitter. */
  remoteLost?: number;
  remoteJitterMs?: number;
  queuedOutMs: number;
}

/**
 * `trying`: accepted, with the outcome to come. `ok`: the caller talks to the destination. `unconfirmed`: accepted, and
 * the other side will not report an outcome any more.
 */
export type LineTransferState = 'trying' | 'ok' | 'unconfirmed' | 'failed';

/** Events of a line. Called synchronously and in order; none follows `ended`. */
export interface LineListener {
  /**
   * The next 20 ms of both sides, 50 times a second without a gap. `caller`: lost audio is concealed, a silent or lost
   * network gives silence. `played`: what went out in the same 20 ms, silence included. Both arrays belong to the line
   * and are overwritten after the call; keep a copy.
   */
  frame(caller: Int16Array, played: Int16Array): void;
  /** One of 0-9 * # A-D, once per press. */
  digit(digit: string, durationMs: number): void;
  /** Everything queued before the mark has been played, or was cleared before it could be. */
  markPlayed(name: string, wasCleared: boolean): void;
  /** The network is gone (`false`) or back (`true`); the call goes on in silence until it is back or ended. */
  connection(isConnected: boolean): void;
  /** Progress of a transfer the line was asked for. `code`: SIP status that the other side reports. */
  transfer(state: LineTransferState, code?: number): void;
  hold(isOnHold: boolean): void;
  /** Exactly once, also after our own `hangUp`. */
  ended(cause: HangUpCause, detail?: string): void;
}

/** Notice for a client with a screen; a line without one ignores it. */
export type LineNotice =
  | { kind: 'state'; state: 'listening' | 'thinking' | 'speaking' }
  /** `isFinal: false` replaces the last caption of the same role that was not final. */
  | { kind: 'caption'; role: 'user' | 'agent'; text: string; isFinal: boolean }
  | { kind: 'notice'; code: string; text: string };

/** A tool is to run where the caller is; `waits`: its answer is waited for, until `expiresAt` (UTC instant). */
export interface ToolNotice {
  kind: 'client_tool';
  toolCallId: string;
  name: string;
  arguments: Record<string, unknown>;
  waits: boolean;
  expiresAt: string;
}

/** One end of a call that carries sound, whatever carries it. */
export interface Line {
  readonly info: LineInfo;
  readonly capabilities: LineCapabilities;
  /** Sets the listener; once, before `answer`, or at once for a line that is already connected. */
  listen(listener: LineListener): void;
  /** Takes an inbound call. Sound may be played before it as early media where the line can. */
  answer(): Promise<void>;
  /** Refuses an inbound call that was not answered. */
  reject(cause: HangUpCause): Promise<void>;
  /** Queues speech of any length; the line paces it. Never blocks: the caller watches `queuedMs`. Copies what it keeps. */
  play(pcm: Int16Array): void;
  /** Audio queued and not sent yet. Unit: milliseconds. */
  queuedMs(): number;
  /** Sets a mark, reported by `markPlayed` after all audio queued so far. */
  mark(name: string): void;
  /** Drops what is queued, within one frame (remote lines: within 40 ms plus the way there). */
  clear(): { playedMs: number; droppedMs: number };
  /**
   * Paused, what is queued waits and silence goes out from the next frame on (remote lines: 40 ms plus the way there
   * later). `clear` ends the pause.
   */
  setPaused(isPaused: boolean): void;
  /** A sound that runs beneath everything, also beneath silence; undefined ends it. `volume` 0-1. */
  setBackground(loop: Int16Array | undefined, volume: number): void;
  show(notice: LineNotice | ToolNotice): void;
  /** Refuses with an Error where `capabilities.digitsOut` is false. Unit of `toneMs`: milliseconds, default 100. */
  sendDigits(digits: string, toneMs?: number): Promise<void>;
  /** Refuses with an Error where `capabilities.transfer` is `none`. Outcome through `transfer`. */
  transfer(to: string, options?: { mode?: 'blind' | 'attended'; headers?: Record<string, string> }): Promise<void>;
  /** Ends the line; again or after `ended` it does nothing. Resolves when nothing of it is left open. */
  hangUp(cause?: HangUpCause): Promise<void>;
  stats(): LineStats;
}

/**
 * A way for calls to come in and go out.
 * @public
 */
export interface LineAdapter {
  readonly name: string;
  start(handler: { onInbound(line: Line): void }): Promise<void>;
  /** Resolves when the other side answered. Throws `LineError` with the cause when it did not. */
  dial(to: string, from: string, options: DialOptions): Promise<Line>;
  health(): { isOk: boolean; active: number; capacity: number };
  /** Takes no more calls; resolves when the last has ended or the time is over. */
  drain(timeoutMs: number): Promise<void>;
}

export interface DialOptions {
  timeoutMs: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}
