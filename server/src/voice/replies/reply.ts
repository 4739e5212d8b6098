import type { ToolCall, ToolOutcome } from '#brain/ports.ts';
import {
  type AgentVoices,
  type CallToolRecord,
  type ExpectedInput,
  frameMs,
  type PendingReply,
  type ReplyEngine,
  type ReplyRequest,
  type ReplyStreamListener,
  type TransferRequest,
  type TurnSource,
  type VoiceSet,
} from '../ports.ts';
import type { QueuedSpeech, SpeechQueue } from '../text-to-speech/speech-queue.ts';
import type { TurnClock } from './turn-clock.ts';

/** Result of a reply: the text that was played, and what is to follow. */
export interface ReplyResult {
  text: string;
  wasInterrupted: boolean;
  endsCall: boolean;
  transfer: TransferRequest | undefined;
  modelId: string;
  /** Undefined: none, or the reply broke off before the model had named them. */
  sources: readonly TurnSource[] | undefined;
}

export interface ReplyListener {
  /** Playout starts in `inMs`. */
  started(inMs: number): void;
  /** Playout is complete or was interrupted. No call follows. */
  ended(result: ReplyResult): void;
  toolFinished(call: CallToolRecord): void;
  /** The reply counts and its text is complete. */
  inputExpected(input: ExpectedInput): void;
  /** The reply is incomplete and nothing is playing: time for filler number `count`, from 1. */
  slow(count: number): void;
  /** No model replied, or no voice could synthesize the reply. No call follows. */
  failed(stage: 'think' | 'speak', error: Error): void;
}

/** One reply of the agent, from the request to the model to the last sample played. */
export interface Reply {
  readonly request: ReplyRequest;
  /** The caller's turn is over: the reply becomes part of the conversation, and tools may run. */
  confirm(): void;
  /** Lets the audio play. */
  release(): void;
  /** Text so far. */
  text(): string;
  isConfirmed(): boolean;
  /** Audio was played or a tool has run, so that the reply cannot be cancelled any more. */
  hasActed(): boolean;
  /** Discards the reply; without effect once it has acted. */
  cancel(): void;
  /** Ends a reply that ran a tool before any of it was played, on a barge-in. */
  abandon(): void;
  /** Called once a frame. `isQuiet`: no audio of the agent is playing. */
  tick(isQuiet: boolean): void;
}

/** Silence during model or tool latency before the first filler. Unit: milliseconds. */
const firstFillerMs = 900;
/** Silence before each further filler, and before the first where the running tool has its own words. Unit: milliseconds. */
const nextFillerMs = 8_000;

interface ReplyInput {
  request: ReplyRequest;
  clock: TurnClock;
  replyEngine: ReplyEngine;
  speechQueue: SpeechQueue;
  /** Opens the voices of an agent that takes over; missing: the call stays with its own. */
  openVoices?: ((of: AgentVoices) => VoiceSet) | undefined;
  /** Milliseconds into the call. */
  callMs(): number;
  listener: ReplyListener;
}

/** Requests a reply and synthesizes it as it streams; its audio is held until `release`. */
export function createReply(input: ReplyInput): Reply {
  return new SpokenReply(input);
}

class SpokenReply implements Reply {
  readonly request: ReplyRequest;
  readonly #clock: TurnClock;
  readonly #callMs: () => number;
  readonly #listener: ReplyListener;
  readonly #openVoices: ReplyInput['openVoices'];
  readonly #speech: QueuedSpeech;
  readonly #pending: PendingReply;
  /** Running tools by id, with their start in the call. `fillsSilence`: the tool has its own words for the wait. */
  readonly #runningTools = new Map<string, { startMs: number; fillsSilence: boolean }>();
  #text = '';
  #isConfirmed = false;
  #isOver = false;
  #isTextComplete = false;
  #hasActed = false;
  #endsCall = false;
  #transfer: TransferRequest | undefined;
  #modelId = '';
  #sources: readonly TurnSource[] | undefined;
  #expected: ExpectedInput = {};
  #quietMs = 0;
  #fillerCount = 0;

  constructor(input: ReplyInput) {
    this.request = input.request;
    this.#clock = input.clock;
    this.#callMs = () => input.callMs();
    this.#listener = input.listener;
    this.#openVoices = input.openVoices;
    this.#speech = this.#enqueue(input.speechQueue);
    this.#clock.mark('requested');
    this.#pending = input.replyEngine.reply(input.request, this.#streamListener());
  }

  confirm(): void {
    if (this.#isConfirmed) return;
    this.#isConfirmed = true;
    this.#pending.confirm();
    if (this.#isTextComplete) this.#listener.inputExpected(this.#expected);
  }

  release(): void {
    this.#speech.release();
  }

  text(): string {
    return this.#text.trim();
  }

  isConfirmed(): boolean {
    return this.#isConfirmed;
  }

  hasActed(): boolean {
    return this.#hasActed;
  }

  cancel(): void {
    if (this.#isOver || this.#hasActed) return;
    this.#isOver = true;
    this.#speech.cancel();
    this.#pending.cancel();
  }

  abandon(): void {
    if (this.#isOver) return;
    this.#speech.cancel();
    this.#finish('', true);
  }

  tick(isQuiet: boolean): void {
    // Voice latency is not counted: audio timeout and voice failover limit it.
    const isWaiting = this.#isConfirmed && !this.#isOver && !this.#isTextComplete;
    this.#quietMs = isQuiet && isWaiting ? this.#quietMs + frameMs : 0;
    const isFilled = [...this.#runningTools.values()].some(({ fillsSilence }) => fillsSilence);
    if (this.#quietMs < (this.#fillerCount === 0 && !isFilled ? firstFillerMs : nextFillerMs)) return;
    this.#quietMs = 0;
    this.#fillerCount += 1;
    this.#listener.slow(this.#fillerCount);
  }

  #enqueue(speechQueue: SpeechQueue): QueuedSpeech {
    return speechQueue.enqueue(
      {
        synthesized: () => this.#clock.mark('first-audio'),
        started: (inMs) => {
          this.#hasActed = true;
          this.#clock.mark('playout-started');
          this.#listener.started(inMs);
        },
        played: () => this.#finish(this.#text.trim(), false),
        interrupted: (playedText) => this.#finish(playedText, true),
        failed: (error) => {
          this.#pending.commit({ playedText: '', interrupted: true });
          this.#fail('speak', error);
        },
      },
      { isHeld: true },
    );
  }

  #streamListener(): ReplyStreamListener {
    return {
      text: (delta, isWhole = false) => {
        if (this.#isOver) return;
        if (this.#text === '') this.#clock.mark('first-token');
        this.#text += delta;
        this.#speech.write(delta);
        if (isWhole) this.#speech.flush();
      },
      voices: (of) => {
        const set = this.#isOver ? undefined : this.#openVoices?.(of);
        if (set !== undefined) this.#speech.useVoices(set);
      },
      toolStarted: (call, fillsSilence = false) => {
        this.#hasActed = true;
        this.#runningTools.set(call.id, { startMs: this.#callMs(), fillsSilence });
        // No more text comes until the tool has finished.
        if (!this.#isOver) this.#speech.flush();
      },
      toolFinished: (call, outcome, durationMs) => this.#onToolFinished(call, outcome, durationMs),
      end: (result) => {
        if (this.#isOver) return;
        this.#endsCall = result.endsCall;
        this.#transfer = result.transfer;
        this.#modelId = result.modelId;
        this.#sources = result.sources;
        this.#expected = result;
        this.#isTextComplete = true;
        if (this.#isConfirmed) this.#listener.inputExpected(this.#expected);
        this.#speech.end();
      },
      failed: (error) => {
        // A partial reply is played; the caller will ask again if it was not enough.
        this.#isTextComplete = true;
        if (this.#text !== '') return this.#speech.end();
        this.#speech.cancel();
        this.#fail('think', error);
      },
    };
  }

  #onToolFinished(call: ToolCall, outcome: ToolOutcome, durationMs: number): void {
    const { startMs, fillsSilence } = this.#runningTools.get(call.id) ?? {
      startMs: this.#callMs(),
      fillsSilence: false,
    };
    this.#runningTools.delete(call.id);
    // The tool's silence is not the model's, whose time limit starts now.
    if (fillsSilence) this.#quietMs = 0;
    this.#listener.toolFinished({
      id: call.id,
      name: call.name,
      arguments: call.arguments,
      result: outcome.result,
      isError: outcome.isError,
      startMs,
      durationMs,
    });
  }

  #finish(text: string, wasInterrupted: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#pending.commit({ playedText: text, interrupted: wasInterrupted });
    this.#listener.ended({
      text,
      wasInterrupted,
      endsCall: this.#endsCall,
      transfer: this.#transfer,
      modelId: this.#modelId,
      sources: this.#sources,
    });
  }

  #fail(stage: 'think' | 'speak', error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#listener.failed(stage, error);
  }
}
