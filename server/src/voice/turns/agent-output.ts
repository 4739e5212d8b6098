import { containsPhrase, wordsOf } from '../language/phrases.ts';
import type {
  AgentVoices,
  CallRecord,
  EndReason,
  ExpectedInput,
  Line,
  LineNotice,
  ReplyEngine,
  ReplyRequest,
  TransferRequest,
  VoiceSet,
} from '../ports.ts';
import { createReply, type Reply, type ReplyResult } from '../replies/reply.ts';
import type { TurnClock } from '../replies/turn-clock.ts';
import type { CallSettings } from '../settings.ts';
import type { SpeechQueue } from '../text-to-speech/speech-queue.ts';
import { createNoticePublisher } from './publish-notice.ts';

/** Consecutive failed replies after which the call ends. */
const failuresMax = 2;
/** Interval of reports of what was heard of the turn under way. Unit: frames of 20 ms. */
const reportEveryFrames = 50;
/** Interval of captions of a reply under way. Unit: frames of 20 ms. */
const captionEveryFrames = 10;

export interface AgentOutputParts {
  line: Line;
  replyEngine: ReplyEngine;
  speechQueue: SpeechQueue;
  record: CallRecord;
  settings: CallSettings;
  /** Opens the voices of an agent that takes over; missing: the call stays with its own. */
  openVoices?: ((of: AgentVoices) => VoiceSet) | undefined;
  callMs(): number;
  /** Playout has ended: complete or interrupted. */
  onSilent(): void;
  /** The last words are played and the call is to end. */
  onHangUp(reason: EndReason): void;
  /** Input that the current reply waits for, and the reply's text. */
  onInputExpected(input: ExpectedInput, text: string): void;
  /** An announcement begins. */
  onAnnounced(text: string): void;
  /** A reply played to its end requests a transfer. `isAnnounced`: the reply had text, which serves as announcement. */
  onTransfer(request: TransferRequest, isAnnounced: boolean): void;
}

interface SayOptions {
  isInterruptible?: boolean;
  endsCall?: EndReason;
  /** Called when playout is complete or was interrupted. */
  onOver?(wasInterrupted: boolean): void;
}

/** Speech of the agent: replies, and announcements of the call itself. */
export interface AgentOutput {
  /** Starts a reply with its audio held; cancels an unconfirmed one. */
  startReply(request: ReplyRequest, clock: TurnClock): Reply;
  reply(): Reply | undefined;
  /** Cancels the current reply, or abandons it where a tool has run. */
  cancelReply(): void;
  say(text: string, options?: SayOptions): void;
  /** Says a filler: no turn; dropped when a reply has audio first. */
  sayFiller(text: string): void;
  /** Says the last words and ends the call. Only the first call counts. */
  sayAndEnd(text: string, reason: EndReason): void;
  /** Stops playout at once. */
  stopPlayback(): void;
  /** Stops playout and cancels the current reply. */
  stopAll(): void;
  isInterruptible(): boolean;
  /** True while an announcement is queued or playing. */
  isAnnouncing(): boolean;
  /** True when no reply is under way and nothing is playing. */
  isIdle(): boolean;
  tick(): void;
}

export function createAgentOutput(parts: AgentOutputParts): AgentOutput {
  return new SpeechOutput(parts);
}

class SpeechOutput implements AgentOutput {
  readonly #parts: AgentOutputParts;
  readonly #publish: (notice: LineNotice) => void;
  #reply: Reply | undefined;
  #failures = 0;
  /** Announcements under way that must not be interrupted. */
  #uninterruptible = 0;
  #announcements = 0;
  #frames = 0;
  #lastCaption = '';
  /** Turn that began to play last. */
  #playing = { engineId: '', startMs: 0 };
  #lastReported = '';
  #hasLastWords = false;

  constructor(parts: AgentOutputParts) {
    this.#parts = parts;
    this.#publish = createNoticePublisher(parts);
  }

  startReply(request: ReplyRequest, clock: TurnClock): Reply {
    this.#reply?.cancel();
    const { replyEngine, speechQueue, record, settings } = this.#parts;
    const { announcements } = settings.language;
    let startMs = 0;
    const reply: Reply = createReply({
      request,
      clock,
      replyEngine,
      speechQueue,
      openVoices: this.#parts.openVoices,
      callMs: () => this.#parts.callMs(),
      listener: {
        started: (inMs) => {
          startMs = this.#parts.callMs() + inMs;
          this.#playing = { engineId: '', startMs };
          this.#failures = 0;
          this.#publish({ kind: 'state', state: 'speaking' });
        },
        ended: (result) => {
          this.#forget(reply);
          this.#recordTurn(result.text, startMs, result.modelId, result.wasInterrupted, {
            clock,
            sources: result.sources,
          });
          this.#onReplyEnded(result);
        },
        toolFinished: (call) => record.tool(call),
        inputExpected: (input) => this.#parts.onInputExpected(input, reply.text()),
        slow: (count) => this.sayFiller(count === 1 ? announcements.oneMoment : announcements.stillWorking),
        failed: (stage, error) => {
          const wasConfirmed = reply.isConfirmed();
          this.#forget(reply);
          record.problem({ stage, cause: error });
          if (stage === 'speak') return this.#parts.onHangUp('error_tts');
          if (wasConfirmed) this.#apologise();
        },
      },
    });
    this.#reply = reply;
    return reply;
  }

  reply(): Reply | undefined {
    return this.#reply;
  }

  cancelReply(): void {
    const reply = this.#reply;
    this.#reply = undefined;
    if (reply?.hasActed() === true) reply.abandon();
    else reply?.cancel();
    if (this.isInterruptible() && this.#parts.line.queuedMs() > 0) this.#parts.speechQueue.stop();
  }

  say(text: string, options: SayOptions = {}): void {
    const isInterruptible = options.isInterruptible ?? true;
    let startMs = 0;
    this.#parts.onAnnounced(text);
    this.#announcements += 1;
    if (!isInterruptible) this.#uninterruptible += 1;
    const over = (playedText: string, wasInterrupted: boolean) => {
      this.#announcements -= 1;
      if (!isInterruptible) this.#uninterruptible -= 1;
      if (playedText !== '') this.#parts.replyEngine.addMessage({ role: 'agent', text: playedText });
      this.#recordTurn(playedText, startMs, 'call', wasInterrupted);
      this.#publish({ kind: 'state', state: 'listening' });
      if (options.endsCall !== undefined) return this.#parts.onHangUp(options.endsCall);
      options.onOver?.(wasInterrupted);
      this.#parts.onSilent();
    };
    const speech = this.#parts.speechQueue.enqueue({
      started: (inMs) => {
        startMs = this.#parts.callMs() + inMs;
        this.#playing = { engineId: 'call', startMs };
        this.#publish({ kind: 'state', state: 'speaking' });
        this.#publish({ kind: 'caption', role: 'agent', text, isFinal: false });
      },
      played: () => over(text, false),
      interrupted: (playedText) => over(playedText, true),
      failed: () => this.#parts.onHangUp('error_tts'),
    });
    speech.write(text);
    speech.end();
  }

  sayFiller(text: string): void {
    let startMs = 0;
    const filler = this.#parts.speechQueue.enqueue(
      {
        started: (inMs) => void (startMs = this.#parts.callMs() + inMs),
        played: () => this.#recordTurn(text, startMs, 'call', false),
        interrupted: (playedText) => this.#recordTurn(playedText, startMs, 'call', true),
        failed: () => this.#parts.onHangUp('error_tts'),
      },
      { isFiller: true },
    );
    filler.write(text);
    filler.end();
  }

  sayAndEnd(text: string, reason: EndReason): void {
    if (this.#hasLastWords) return;
    this.#hasLastWords = true;
    this.stopAll();
    this.say(text, { isInterruptible: false, endsCall: reason });
  }

  stopPlayback(): void {
    this.#parts.speechQueue.stop();
  }

  stopAll(): void {
    this.#parts.speechQueue.stop();
    this.cancelReply();
  }

  isInterruptible(): boolean {
    return this.#uninterruptible === 0;
  }

  isAnnouncing(): boolean {
    return this.#announcements > 0;
  }

  isIdle(): boolean {
    return this.#reply === undefined && this.#announcements === 0 && this.#parts.line.queuedMs() === 0;
  }

  tick(): void {
    this.#parts.speechQueue.tick();
    this.#reply?.tick(this.#parts.line.queuedMs() === 0);
    this.#publishCaption();
    if (this.#frames % reportEveryFrames === 0) this.#reportHeard();
  }

  /** The record has what was heard of a turn before it is over: the process may die first. */
  #reportHeard(): void {
    const { record, speechQueue, callMs } = this.#parts;
    const text = speechQueue.heardText();
    if (text === '' || text === this.#lastReported) return;
    this.#lastReported = text;
    record.unfinishedTurn({
      role: 'agent',
      text,
      via: 'speech',
      ...this.#playing,
      endMs: Math.max(callMs(), this.#playing.startMs),
      wasInterrupted: true,
    });
  }

  #forget(reply: Reply): void {
    if (this.#reply === reply) this.#reply = undefined;
  }

  #onReplyEnded({ text, wasInterrupted, endsCall, transfer }: ReplyResult): void {
    const { settings, onTransfer, onHangUp, onSilent } = this.#parts;
    this.#publish({ kind: 'state', state: 'listening' });
    if (!wasInterrupted && transfer !== undefined) return onTransfer(transfer, text !== '');
    if (!wasInterrupted && endsCall) return onHangUp('agent_hangup');
    if (!wasInterrupted && containsPhrase(wordsOf(text), settings.endCallPhrases)) return onHangUp('end_phrase');
    onSilent();
  }

  #recordTurn(
    text: string,
    startMs: number,
    engineId: string,
    wasInterrupted: boolean,
    { clock, sources }: { clock?: TurnClock; sources?: ReplyResult['sources'] } = {},
  ): void {
    if (text === '') return;
    this.#publish({ kind: 'caption', role: 'agent', text, isFinal: true });
    const latency = clock === undefined ? {} : { latency: clock.latency() };
    const endMs = this.#parts.callMs();
    this.#parts.record.turn({
      role: 'agent',
      text,
      via: 'speech',
      startMs,
      endMs,
      wasInterrupted,
      engineId,
      ...latency,
      ...(sources && { sources }),
    });
  }

  #apologise(): void {
    this.#failures += 1;
    const { sorry } = this.#parts.settings.language.announcements;
    this.say(sorry, this.#failures >= failuresMax ? { endsCall: 'error_llm' } : {});
  }

  #publishCaption(): void {
    this.#frames += 1;
    if (this.#frames % captionEveryFrames !== 0 || this.#reply?.isConfirmed() !== true) return;
    const text = this.#reply.text();
    if (text === this.#lastCaption || text === '') return;
    this.#lastCaption = text;
    this.#publish({ kind: 'caption', role: 'agent', text, isFinal: false });
  }
}
