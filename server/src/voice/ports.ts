import type { ToolCall, ToolOutcome } from '#brain/ports.ts';

/**
 * What a call needs from outside, and nothing about who provides it: a line that carries sound, engines that hear and
 * speak, a mind that answers, a record that keeps. Sound inside a call is always 16 kHz, mono, signed 16 bit, in frames
 * of 20 ms; a line converts at its edge.
 */

export const sampleRateHz = 16_000;
export const frameMs = 20;
export const frameSamples = 320;

// Lines ---------------------------------------------------------------------------------------------------------------

export type LineKind = 'sip' | 'webrtc' | 'websocket' | 'carrier-websocket' | 'livekit';

export type HangUpCause = 'normal' | 'busy' | 'no_answer' | 'rejected' | 'failed' | 'timeout' | 'lost' | 'transferred';

export interface LineInfo {
  id: string;
  kind: LineKind;
  direction: 'inbound' | 'outbound';
  /** The other party as the line names it: a phone number, a SIP address; missing where a line has none. */
  from?: string;
  to?: string;
  /** What the signalling carried besides, names in lower case. */
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
  /** `exact`: told when the last sample left, or the far end said so. `estimated`: reckoned by the clock. */
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
  /** What the other side says of our sound, where it says so: packets lost, and how unevenly the rest came. */
  remoteLost?: number;
  remoteJitterMs?: number;
  queuedOutMs: number;
}

/** What happens on a line. Called synchronously and in order; nothing is called after `ended`. */
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
  transfer(state: 'trying' | 'ok' | 'failed', code?: number): void;
  hold(isOnHold: boolean): void;
  /** Exactly once, also after our own `hangUp`. */
  ended(cause: HangUpCause, detail?: string): void;
}

/** What a client with a screen is shown; a line without one ignores it. */
export type LineNotice =
  | { kind: 'state'; state: 'listening' | 'thinking' | 'speaking' }
  /** `isFinal: false` replaces the last caption of the same role that was not final. */
  | { kind: 'caption'; role: 'user' | 'agent'; text: string; isFinal: boolean }
  | { kind: 'notice'; code: string; text: string };

/** One end of a call that carries sound, whatever carries it. */
export interface Line {
  readonly info: LineInfo;
  readonly capabilities: LineCapabilities;
  /** Sets who is told; once, before `answer` or at once for a line that is already up. */
  listen(listener: LineListener): void;
  /** Takes an inbound call. Sound may be played before it as early media where the line can. */
  answer(): Promise<void>;
  /** Refuses an inbound call that was not answered. */
  reject(cause: HangUpCause): Promise<void>;
  /** Queues speech of any length; the line paces it. Never blocks: the caller watches `queuedMs`. Copies what it keeps. */
  play(pcm: Int16Array): void;
  /** What is queued and not yet sent. Unit: milliseconds. */
  queuedMs(): number;
  /** Told back through `markPlayed` after everything queued so far. */
  mark(name: string): void;
  /** Drops what is queued, within one frame (remote lines: within 40 ms plus the way there). */
  clear(): { playedMs: number; droppedMs: number };
  /** A sound that runs beneath everything, also beneath silence; undefined ends it. `volume` 0-1. */
  setBackground(loop: Int16Array | undefined, volume: number): void;
  show(notice: LineNotice): void;
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

// Phones rung for a caller --------------------------------------------------------------------------------------------

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
  putThrough?(caller: Line, person: Line): Promise<void>;
}

// Engines that hear and speak -----------------------------------------------------------------------------------------

/** Tells speech from everything else, window by window. One object per call. */
export interface VoiceActivity {
  /**
   * Takes one frame of 20 ms. Returns whether the newest complete window held speech, or undefined when the frame
   * completed none. No hang-over: smoothing is the call's own.
   */
  push(frame: Int16Array): boolean | undefined;
  close(): void;
}

export interface VoiceActivityEngine {
  readonly id: string;
  open(): VoiceActivity;
}

export type SpeechErrorCode =
  | 'refused' // connection refused, or the vendor refused our credentials or request
  | 'timeout' // nothing came within the time limit
  | 'rate_limited'
  | 'unavailable' // 5xx, or the engine is not installed
  | 'cut' // the connection ended before its end
  | 'garbage'; // what came was not in the vendor's format, or empty

/** An engine that could not hear or speak. The message names engine and cause, never what was said. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
  readonly code: SpeechErrorCode;
  readonly engineId: string;

  constructor(code: SpeechErrorCode, engineId: string, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.code = code;
    this.engineId = engineId;
  }
}

export interface RecognitionOptions {
  /** BCP 47 tag of the agent. */
  language: string;
  /** Names and words that matter here; engines that can weigh them do. */
  keywords: readonly string[];
  /** Whole utterances to be expected. An engine of limited vocabulary hears these and little else. */
  phrases: readonly string[];
}

export interface Transcript {
  text: string;
  /** 0-1; missing where an engine does not say. */
  confidence?: number;
  /** When the words were said, counted in caller audio since the stream was opened. Unit: milliseconds. */
  startMs?: number;
  endMs?: number;
}

export interface TranscriptListener {
  /** What seems to be said so far since the last `final`; replaces the partial before it. */
  partial(text: string): void;
  /** A stretch of speech that will not change any more. Empty text: nothing intelligible was said after all. */
  final(transcript: Transcript): void;
  /** The stream is of no more use; called at most once, and nothing after it. */
  failed(error: SpeechError): void;
}

export interface SpeechToText {
  /** `builtin`, or `<vendor>/<model>`; kept with each call. */
  readonly id: string;
  /** `limited`: hears only what it was told to expect, which people are told wherever they choose or meet it. */
  readonly vocabulary: 'open' | 'limited';
  /** How long it may take to answer a flush before it is held to be gone. Unit: milliseconds; default 900. */
  readonly answersWithinMs?: number;
  /** Never throws: a stream that cannot be opened says `failed`. Audio pushed before it is connected is kept and sent. */
  open(options: RecognitionOptions, listener: TranscriptListener): RecognitionStream;
}

export interface RecognitionStream {
  /** The next 20 ms. The array is overwritten after the call. */
  push(frame: Int16Array): void;
  /**
   * The caller seems to have stopped: a `final` for what was said so far is wanted now and comes as soon as the engine
   * can. May be called again; audio goes on. With nothing pending it does nothing.
   */
  flush(): void;
  /** What is to be expected from now on, for example the choices just offered. */
  expect(phrases: readonly string[]): void;
  /** Ends it without another word to the listener. */
  close(): void;
}

export interface SpeechOptions {
  /** The vendor's id of a voice; empty: the engine's default for the language. */
  voiceId: string;
  language: string;
  /** 1 is natural. */
  speed: number;
  /** 0-1; engines without it ignore it. */
  stability: number;
}

export interface SpeechListener {
  /** The next stretch of sound, 16 kHz; the array is the listener's to keep. */
  audio(pcm: Int16Array): void;
  /** Where words begin in the sound of this utterance. Optional: without it time is shared out by letters. */
  words?(words: readonly { text: string; startMs: number }[]): void;
  /** All sound has been handed over. Exactly one of `end` and `failed` is called, and nothing after it. */
  end(): void;
  failed(error: SpeechError): void;
}

/** One utterance in the making. */
export interface Utterance {
  /** More words. An engine that `takes` clauses is given exactly one clause. */
  write(text: string): void;
  /** No more words will come. */
  end(): void;
  /** Stops at once; the listener hears nothing more. */
  cancel(): void;
}

/** A voice ready to speak through one call; may keep a connection warm. */
export interface Voice {
  /** Never throws: an utterance that cannot be made says `failed`. */
  speak(listener: SpeechListener): Utterance;
  close(): void;
}

export interface TextToSpeech {
  /** `builtin`, or `<vendor>/<model>`; kept with each call. */
  readonly id: string;
  /** `text`: words as they come, sound as soon as possible. `clauses`: whole clauses, one per utterance. */
  readonly takes: 'text' | 'clauses';
  open(options: SpeechOptions): Voice;
}

// Mind ----------------------------------------------------------------------------------------------------------------

export interface AnswerRequest {
  /** What the caller said or typed; empty: the agent opens the conversation. */
  heard: string;
  via: 'speech' | 'keypad' | 'none';
}

export interface AnswerListener {
  text(delta: string): void;
  toolStarted(call: ToolCall): void;
  toolFinished(call: ToolCall, outcome: ToolOutcome, durationMs: number): void;
  /** Nothing more comes. When it has been heard: hang up, or hand the caller over, which wins. */
  end(result: { modelId: string; endsCall: boolean; transfer?: TransferRequest }): void;
  /** No model could answer. */
  failed(error: Error): void;
}

/** One answer, from thought to heard. */
export interface Answer {
  /** The caller's turn is over: from now on tools may run and the answer counts. */
  confirm(): void;
  /** The caller went on before anything was heard: nothing of the answer, or of the question, remains. */
  withdraw(): void;
  /** The answer is over and this much of it was heard; tools follow their own rule on interruption. */
  settle(heard: { text: string; wasInterrupted: boolean }): void;
}

/** Who answers: the brain with the conversation so far. */
export interface Mind {
  /** Begins to answer at once; nothing counts and no tool runs before `confirm`. */
  answer(request: AnswerRequest, listener: AnswerListener): Answer;
  /** Something said that was not an answer or was not answered, or told in confidence: part of the conversation from now on. */
  note(entry: { role: 'user' | 'agent' | 'context'; text: string }): void;
}

// Record --------------------------------------------------------------------------------------------------------------

/** Where a turn's time went. Unit: milliseconds; each from the end of the caller's speech unless it says otherwise. */
export interface TurnLatency {
  /** Until the words were final. */
  transcriptMs: number | null;
  /** Until the turn was held to be over. */
  endOfTurnMs: number | null;
  /** From asking the model to its first word. */
  modelMs: number | null;
  /** From the first words handed to the voice to its first sound. */
  speechMs: number | null;
  /** Until the first sound of the answer went out. */
  totalMs: number | null;
}

/** A tool that ran during the call; told when it has finished, which may be after the turn it belongs to. */
export interface CallToolRecord {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  result: string;
  isError: boolean;
  /** Unit: milliseconds into the call. */
  startMs: number;
  durationMs: number;
}

export interface TurnRecord {
  /** `person`: whom the caller was connected to. */
  role: 'user' | 'agent' | 'person';
  /** Of an agent's turn: only what was heard. */
  text: string;
  via: 'speech' | 'keypad';
  /** Unit: milliseconds of call audio since the call was answered. */
  startMs: number;
  endMs: number;
  wasInterrupted: boolean;
  latency?: TurnLatency;
  /** Which model answered, or which engine heard. */
  engineId: string;
}

export type EndReason =
  | 'user_hangup'
  | 'agent_hangup'
  | 'end_phrase'
  | 'inactivity'
  | 'max_duration'
  | 'transferred'
  /** The caller's line broke while it was being handed over. */
  | 'transfer_failed'
  /** A machine answered; how it was known stands in the detail. */
  | 'voicemail'
  | 'no_audio'
  | 'connection_lost'
  | 'completed_by_api'
  | 'error_stt'
  | 'error_llm'
  | 'error_tts'
  | 'error_telephony'
  | 'shutdown';

export interface CallEnd {
  reason: EndReason;
  detail?: string;
  durationMs: number;
  line: LineStats;
  /** Which engines heard and spoke at the end. */
  engines: { hearing: string; speaking: string };
}

/** Who keeps what happened. Calls come in order; keeping is the record's own affair and never holds up sound. */
export interface CallRecord {
  answered(): void;
  turn(turn: TurnRecord): void;
  tool(call: CallToolRecord): void;
  /** Seen live and kept nowhere: words not final, states. */
  live(notice: LineNotice): void;
  /** The caller is being handed to somebody: every attempt, state by state. `detail` holds no personal data. */
  transfer(change: { destination: string; mode: TransferMode; state: TransferState; detail?: string }): void;
  /** Something went wrong that the call survived, such as an engine replaced by the next. Never holds personal data. */
  problem(problem: { stage: 'hear' | 'think' | 'speak' | 'line'; cause: Error }): void;
  ended(end: CallEnd): void;
}

/** Takes both sides of a call, frame by frame; the arrays are overwritten after the call. */
export interface Recorder {
  write(caller: Int16Array, agent: Int16Array): void;
  /** The file is complete and closed. */
  close(): Promise<void>;
}
