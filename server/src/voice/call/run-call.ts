import { type CallEnding, createCallEnding } from '../call-end.ts';
import { createDigitCollector, type DigitCollector } from '../dtmf/digit-collector.ts';
import { createDtmfSender, type DtmfSender } from '../dtmf/dtmf-sender.ts';
import {
  type AgentVoices,
  type CallRecord,
  type Denoiser,
  type EndReason,
  frameMs,
  frameSamples,
  type HangUpCause,
  type Line,
  type LineListener,
  type Queues,
  type RecognitionOptions,
  type Recorder,
  type ReplyEngine,
  type SpeechToText,
  type Switchboard,
  type TransferRequest,
  type VoiceActivity,
  type VoiceSet,
} from '../ports.ts';
import type { CallSettings } from '../settings.ts';
import { createForeground, type Foreground } from '../speech-to-text/foreground.ts';
import { createSpeechActivity, type SpeechActivity } from '../speech-to-text/speech-activity.ts';
import { createTranscriber, type Transcriber } from '../speech-to-text/transcriber.ts';
import { createSpeechQueue, type SpeechQueue } from '../text-to-speech/speech-queue.ts';
import { createVoiceChain, type VoiceChain, type VoiceChoice } from '../text-to-speech/voice-chain.ts';
import { type PersonTranscription, transcribePerson } from '../transfer/person-transcription.ts';
import { createTransfer, type Transfer } from '../transfer/transfer.ts';
import { type AgentOutput, createAgentOutput } from '../turns/agent-output.ts';
import { type Backchannel, createBackchannel } from '../turns/backchannel.ts';
import { createTurnTaking, type TurnTaking } from '../turns/turn-taking.ts';
import { createVoicemailHandler, type VoicemailHandler } from '../voicemail/voicemail.ts';
import { type CallLimits, createCallLimits } from './call-limits.ts';
import { createOpening, type Opening } from './opening.ts';

export interface CallParts {
  /** Connected, and without a listener yet. */
  line: Line;
  settings: CallSettings;
  replyEngine: ReplyEngine;
  record: CallRecord;
  voiceActivity: VoiceActivity;
  /** Speech-to-text engines in failover order. */
  recognizers: readonly [SpeechToText, ...SpeechToText[]];
  recognition: RecognitionOptions;
  /** Text-to-speech voices in failover order. */
  voices: readonly [VoiceChoice, ...VoiceChoice[]];
  /** Opens the voices of an agent that takes over; missing: the call stays with its own. */
  openVoices?: (of: AgentVoices) => VoiceSet;
  /** Gain of the agent's speech; 1 leaves it as synthesized. */
  volume: number;
  recorder?: Recorder;
  /** Dials the second leg of a transfer; without it only blind transfers are possible, where the line can. */
  switchboard?: Switchboard;
  /** Queues in front of people; without them callers do not wait, and the people are dialled once. */
  queues?: Queues;
  /** Opens voice activity detection for the person of a bridged call; without it only the caller is transcribed. */
  openVoiceActivity?: () => VoiceActivity;
  /** Noise suppression in front of speech-to-text; the recording keeps the original. */
  denoiser?: Denoiser;
  background?: { loop: Int16Array; volume: number };
  /** Milliseconds of a monotonic clock. */
  now(): number;
}

/** Controls of a call under way. */
export interface LiveCall {
  /** Throws an Error while the call is bridged to a person. */
  say(text: string): void;
  /** Adds context for the model, from its next reply on. */
  inject(text: string): void;
  setMuted(isMuted: boolean): void;
  /** Throws an Error when a transfer is under way, or when the call cannot transfer. */
  transfer(request: TransferRequest): void;
  /**
   * Sends DTMF: 0-9 * # A-D, `w` a pause of 500 ms and `,` of 2 s, as soon as the agent is silent. Resolves after the
   * last tone; rejects when the line cannot, when it ends first, or while the call is bridged.
   */
  pressDigits(digits: string): Promise<void>;
  /** Says that the time for the call is up, and ends it; a bridged call ends at once. */
  runOut(reason: EndReason): void;
  /** Ends the call at once. */
  end(reason: EndReason): void;
  /** Resolves when the call has ended and all its parts are closed. */
  readonly closed: Promise<void>;
}

/** Silence after which frames are not kept for replay. Unit: milliseconds. */
const replaySilenceMs = 1_000;
/** Recorded in place of a bridged conversation that must not be recorded. */
const silentFrame = new Int16Array(frameSamples);

/**
 * Runs one call from its first frame to its end: speech-to-text, turn-taking, replies, text-to-speech and playout. All
 * work is driven by the frames of the line, 50 a second; there is no other timer.
 */
export function runCall(parts: CallParts): LiveCall {
  return new RunningCall(parts);
}

class RunningCall implements LiveCall {
  readonly closed: Promise<void>;
  #confirmClosed: () => void = () => {};
  readonly #parts: CallParts;
  readonly #line: Line;
  readonly #ending: CallEnding;
  readonly #activity: SpeechActivity;
  /** For a recognizer that matches whatever it hears; others tell the caller from the room by themselves. */
  readonly #foreground: Foreground | undefined;
  readonly #transcriber: Transcriber;
  readonly #voices: VoiceChain;
  readonly #speechQueue: SpeechQueue;
  readonly #agent: AgentOutput;
  readonly #turns: TurnTaking;
  readonly #backchannel: Backchannel;
  readonly #digitCollector: DigitCollector;
  readonly #dtmfSender: DtmfSender;
  readonly #limits: CallLimits;
  readonly #voicemail: VoicemailHandler;
  readonly #transfer: Transfer;
  readonly #opening: Opening;
  /** Audio of the call so far. Unit: milliseconds. */
  #callMs = 0;
  /** Phrases that the last reply offers. */
  #offered: readonly string[] = [];
  /** Text of the last reply, and of announcements after it. */
  #agentText = '';

  constructor(parts: CallParts) {
    const { line, settings, record } = parts;
    this.#parts = parts;
    this.#line = line;
    this.closed = new Promise<void>((resolve) => (this.#confirmClosed = resolve));
    this.#ending = createCallEnding(line);
    this.#activity = createSpeechActivity(parts.voiceActivity);
    this.#foreground = parts.recognizers[0].vocabulary === 'limited' ? createForeground() : undefined;
    this.#transcriber = this.#createTranscriber();
    this.#voices = createVoiceChain({
      choices: parts.voices,
      onProblem: (cause) => record.problem({ stage: 'speak', cause }),
    });
    this.#speechQueue = createSpeechQueue({ line, voices: this.#voices, volume: parts.volume });
    this.#agent = this.#createAgent();
    this.#turns = createTurnTaking({
      ...this.#shared(),
      now: () => parts.now(),
      onWaitRequested: () => this.#limits.waitRequested(),
    });
    this.#backchannel = createBackchannel(settings.backchannel, settings.language.backchannels);
    this.#digitCollector = createDigitCollector(settings.keypad, (digits) => this.#turns.digits(digits));
    this.#dtmfSender = createDtmfSender(line, (isPaused) => this.#speechQueue.setPaused(isPaused));
    this.#limits = this.#createLimits();
    this.#voicemail = createVoicemailHandler({
      ...this.#shared(),
      isOutbound: line.info.direction === 'outbound',
      turns: this.#turns,
    });
    this.#transfer = createTransfer({
      ...this.#shared(),
      switchboard: parts.switchboard,
      queues: parts.queues,
      volume: parts.volume,
      turns: this.#turns,
      transcribePerson: () => this.#transcribePerson(),
    });
    this.#opening = createOpening(settings, {
      disclose: (onOver) => this.#disclose(onOver),
      greet: () => this.#agent.say(settings.opening, { isInterruptible: settings.isOpeningInterruptible }),
      startModelOpening: () => this.#turns.startModelOpening(),
    });
    line.listen(this.#lineListener());
    if (parts.background !== undefined) line.setBackground(parts.background.loop, parts.background.volume);
    record.answered();
  }

  say(text: string): void {
    this.#requireNotBridged();
    this.#agent.say(text);
  }

  inject(text: string): void {
    this.#parts.replyEngine.addMessage({ role: 'context', text });
  }

  setMuted(isMuted: boolean): void {
    this.#turns.setMuted(isMuted);
  }

  transfer(request: TransferRequest): void {
    this.#transfer.begin(request);
  }

  async pressDigits(digits: string): Promise<void> {
    this.#requireNotBridged();
    await this.#dtmfSender.send(digits);
  }

  runOut(reason: EndReason): void {
    this.#sayAndEnd(this.#parts.settings.language.announcements.timeIsUp, reason);
  }

  end(reason: EndReason): void {
    this.#ending.end(reason);
  }

  #sayAndEnd(text: string, reason: EndReason): void {
    if (this.#transfer.isBridged()) return this.#ending.end(reason);
    this.#transfer.abort(reason);
    this.#agent.sayAndEnd(text, reason);
  }

  #disclose(onOver: () => void): void {
    const { record, settings } = this.#parts;
    this.#agent.say(settings.disclosure, {
      isInterruptible: false,
      onOver: (wasInterrupted) => {
        if (!wasInterrupted) record.disclosed();
        onOver();
      },
    });
  }

  #requireNotBridged(): void {
    if (this.#transfer.isBridged()) throw new Error('The caller is connected to a person');
  }

  /** Parts that turn-taking, voicemail and transfer share. */
  #shared() {
    const { line, settings, record, replyEngine } = this.#parts;
    return {
      line,
      settings,
      record,
      replyEngine,
      callMs: () => this.#callMs,
      activity: this.#activity,
      transcriber: this.#transcriber,
      voices: this.#voices,
      speechQueue: this.#speechQueue,
      agent: this.#agent,
      ending: this.#ending,
    };
  }

  #createTranscriber(): Transcriber {
    const { record } = this.#parts;
    return createTranscriber({
      engines: this.#parts.recognizers,
      options: { ...this.#parts.recognition, agentText: '' },
      listener: {
        partial: (text) => {
          this.#turns.partial(text);
          this.#voicemail.pushWords(this.#turns.words());
        },
        final: (transcript) => {
          this.#turns.final(transcript);
          this.#voicemail.pushWords(this.#turns.words());
        },
        problem: (cause) => record.problem({ stage: 'hear', cause }),
        onAllEnginesFailed: (cause) => {
          record.problem({ stage: 'hear', cause });
          // A bridged call goes on untranscribed. Engines may fail before the call has its other parts.
          if (this.#callMs === 0 || !this.#transfer.isBridged()) this.#ending.end('error_stt', cause.message);
        },
      },
    });
  }

  #createAgent(): AgentOutput {
    return createAgentOutput({
      ...this.#parts,
      speechQueue: this.#speechQueue,
      callMs: () => this.#callMs,
      onSilent: () => this.#turns.onAgentSilent(),
      onHangUp: (reason) => this.#ending.end(reason),
      onAnnounced: (text) => this.#expectAnswer(this.#offered, `${this.#agentText} ${text}`.trim()),
      onInputExpected: (input, text) => {
        this.#digitCollector.expect(input);
        this.#limits.expectSilence(input.silenceMs);
        this.#turns.setSensitivity(input.interruptionSensitivity);
        this.#expectAnswer(input.phrases ?? [], text);
      },
      onTransfer: (request, isAnnounced) => {
        try {
          this.#transfer.begin(request, isAnnounced);
        } catch {
          // The call record has the cause; the conversation goes on.
          this.#turns.onAgentSilent();
          if (request.isFailureAnswered === true) this.#turns.transferFailed();
        }
      },
    });
  }

  /** Has the recognizer expect an answer to the agent's text: the phrases it offered first, then those of the call. */
  #expectAnswer(offered: readonly string[], agentText: string): void {
    this.#offered = offered;
    this.#agentText = agentText;
    const { phrases } = this.#parts.recognition;
    this.#transcriber.setExpectedPhrases(
      offered.length > 0 ? [...new Set([...offered, ...phrases])] : phrases,
      agentText,
    );
  }

  #createLimits(): CallLimits {
    return createCallLimits({
      settings: this.#parts.settings,
      line: this.#line,
      remind: (text) => this.#agent.say(text),
      onExpectedSilence: () => this.#turns.silence(),
      sayAndEnd: (text, reason) => this.#sayAndEnd(text, reason),
    });
  }

  #transcribePerson(): PersonTranscription | undefined {
    const voiceActivity = this.#parts.openVoiceActivity?.();
    if (voiceActivity === undefined) return undefined;
    const engine = this.#transcriber.engine();
    const { recognizers } = this.#parts;
    const [first = engine, ...others] = recognizers.slice(Math.max(0, recognizers.indexOf(engine)));
    return transcribePerson({
      ...this.#parts,
      voiceActivity,
      recognizers: [first, ...others],
      callMs: () => this.#callMs,
    });
  }

  #lineListener(): LineListener {
    return {
      frame: this.#onFrame,
      digit: (digit) => {
        this.#limits.digitPressed();
        if (!this.#transfer.consumesDigit(digit)) this.#digitCollector.push(digit);
      },
      markPlayed: (name, wasCleared) => this.#speechQueue.markPlayed(name, wasCleared),
      connection: (isConnected) => {
        const code = isConnected ? 'reconnected' : 'connection_lost';
        this.#parts.record.live({ kind: 'notice', code, text: '' });
      },
      transfer: (state, code) => this.#transfer.onLineTransfer(state, code),
      hold() {},
      ended: (cause, detail) => void this.#close(cause, detail),
    };
  }

  /** One frame of the line, 50 a second. An arrow function: the line calls it directly. */
  readonly #onFrame = (caller: Int16Array, played: Int16Array): void => {
    this.#callMs += frameMs;
    const isRecorded = this.#transfer.isRecorded();
    this.#parts.recorder?.write(isRecorded ? caller : silentFrame, isRecorded ? played : silentFrame);
    this.#transfer.tick(caller);
    if (this.#transfer.isTranscribed()) {
      const isBackground = this.#foreground?.push(caller) === false;
      const isClean = this.#foreground?.isNoisy() === false;
      const frame = isClean ? caller : (this.#parts.denoiser?.process(caller) ?? caller);
      this.#activity.push(frame, isBackground);
      this.#transcriber.push(frame, this.#activity.silenceMs() > replaySilenceMs, isBackground);
      this.#turns.tick();
    }
    const isConversationPaused = this.#transfer.isUnderWay() || this.#voicemail.isBusy();
    if (!this.#transfer.isBridged()) this.#tickAgent(caller, isConversationPaused);
    this.#limits.tick({
      callMs: this.#callMs,
      isQuiet: this.#turns.isIdle() && !isConversationPaused,
      speechStarts: this.#activity.starts(),
    });
  };

  #tickAgent(caller: Int16Array, isConversationPaused: boolean): void {
    this.#voicemail.tick(caller);
    if (this.#voicemail.mayOpen()) this.#opening.tick(this.#callMs);
    this.#digitCollector.tick();
    this.#dtmfSender.tick(this.#line.queuedMs() === 0);
    this.#agent.tick();
    if (!isConversationPaused) this.#backchannel.tick(this.#activity, this.#agent);
  }

  async #close(cause: HangUpCause, detail: string | undefined): Promise<void> {
    this.#transfer.onCallerEnded(cause);
    const end = this.#ending.resolve(cause, detail);
    this.#dtmfSender.close();
    this.#agent.stopAll();
    const engines = { hearing: this.#transcriber.engine().id, speaking: this.#voices.engine().id };
    this.#transcriber.close();
    this.#voices.close();
    this.#parts.voiceActivity.close();
    await this.#parts.recorder?.close();
    this.#parts.record.ended({ ...end, durationMs: this.#callMs, line: this.#line.stats(), engines });
    this.#confirmClosed();
  }
}
