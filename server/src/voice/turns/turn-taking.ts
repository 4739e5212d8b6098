import { consistsOf, containsPhrase, startsWithPhrase } from '../language/phrases.ts';
import type { CallRecord, Line, LineNotice, ReplyEngine, Transcript } from '../ports.ts';
import { createTurnClock, type TurnClock } from '../replies/turn-clock.ts';
import type { BargeInThreshold, CallSettings } from '../settings.ts';
import type { SpeechActivity } from '../speech-to-text/speech-activity.ts';
import type { Transcriber } from '../speech-to-text/transcriber.ts';
import type { SpeechQueue } from '../text-to-speech/speech-queue.ts';
import type { VoiceChain } from '../text-to-speech/voice-chain.ts';
import type { AgentOutput } from './agent-output.ts';
import { classifyBargeIn, classifyLimitedBargeIn, isShortSpeech } from './barge-in.rules.ts';
import { type CallerInput, createCallerInput } from './caller-input.ts';
import { classifyUtteranceEnd, endpointingSilenceMs } from './endpointing.rules.ts';
import { InterruptionPause } from './interruption-pause.ts';
import { createNoticePublisher } from './publish-notice.ts';

/** Silence after which a held reply may play although the caller has begun again. Unit: milliseconds. */
const releaseSilenceMs = 100;
/** A backchannel that ended at least this long before the agent did is no answer. Unit: milliseconds. */
const staleBackchannelMs = 600;
/** Minimum speech without recognized words that is a no-match for a limited vocabulary. Unit: milliseconds. */
const noMatchMs = 400;
/** Consecutive no-matches after which the agent says goodbye: it has asked again, offered keys and a call back. */
const noMatchMax = 6;
/** Maximum words of a turn whose end phrase ends the call. */
const endPhraseWordsMax = 8;
/** Maximum words of a turn that asks the agent to wait, or to speak slower or louder. */
const waitWordsMax = 4;
const adaptationWordsMax = 7;

export interface TurnParts {
  line: Line;
  replyEngine: ReplyEngine;
  speechQueue: SpeechQueue;
  record: CallRecord;
  settings: CallSettings;
  activity: SpeechActivity;
  transcriber: Transcriber;
  agent: AgentOutput;
  voices: Pick<VoiceChain, 'slowDown'>;
  /** The caller's turn asks the agent to wait. */
  onWaitRequested(): void;
  /** Milliseconds of call audio. */
  callMs(): number;
  /** Milliseconds of a monotonic clock. */
  now(): number;
}

/**
 * Treatment of caller speech. `reply`: turns are replied to and barge-ins count. `transcribe`: turns are recorded, with
 * neither reply nor barge-in. `transcribe-this-turn`: as `transcribe` for the current turn, then `reply`. `collect`:
 * speech is transcribed and the turn does not end.
 */
export type TurnPolicy = 'reply' | 'transcribe' | 'transcribe-this-turn' | 'collect';

/** Turn-taking between caller and agent: endpointing, barge-in and preemptive replies. */
export interface TurnTaking {
  /** Called once a frame, after speech activity and transcriber have it. */
  tick(): void;
  partial(text: string): void;
  final(transcript: Transcript): void;
  /** Takes complete keypad digits as the caller's turn. */
  digits(digits: string): void;
  /** Starts the conversation with a reply of the model. */
  startModelOpening(): void;
  /** Replies to the silence that the last reply waited for. */
  silence(): void;
  /** Replies to a caller whose transfer failed. */
  transferFailed(): void;
  /** Called when playout has ended: speech of the caller meanwhile is judged again. */
  onAgentSilent(): void;
  /** Muted, the agent records the caller's turns and does not reply. */
  setMuted(isMuted: boolean): void;
  /** Barge-in sensitivity from now on; undefined: that of the settings. */
  setSensitivity(sensitivity: number | undefined): void;
  isMuted(): boolean;
  setPolicy(policy: TurnPolicy): void;
  /** Words of the caller's current turn, partial ones included. */
  words(): readonly string[];
  /** Records an unfinished turn at the end of the call. */
  commitUnfinishedTurn(): void;
  /** True when neither side speaks and no reply is under way. */
  isIdle(): boolean;
}

export function createTurnTaking(parts: TurnParts): TurnTaking {
  return new CallTurnTaking(parts);
}

class CallTurnTaking implements TurnTaking {
  readonly #parts: TurnParts;
  readonly #agent: AgentOutput;
  readonly #activity: SpeechActivity;
  readonly #settings: CallSettings;
  readonly #caller: CallerInput;
  readonly #pause: InterruptionPause;
  readonly #publish: (notice: LineNotice) => void;
  /** Text of a turn whose reply was cancelled before playout; prefixed to the next request. */
  #carriedText = '';
  #clock: TurnClock;
  #isMuted = false;
  #policy: TurnPolicy = 'reply';
  #sensitivity: number;
  #noMatches = 0;
  /** Number of the speech under way when the agent's turn began, which without words is noise and no barge-in. */
  #noiseStart = -1;
  #judgedWords: readonly string[] | undefined;
  #endpoint = { text: '', silenceMs: 0 };

  constructor(parts: TurnParts) {
    this.#parts = parts;
    this.#agent = parts.agent;
    this.#activity = parts.activity;
    this.#settings = parts.settings;
    this.#sensitivity = parts.settings.interruptionSensitivity;
    this.#caller = createCallerInput(parts);
    this.#pause = new InterruptionPause(parts);
    this.#publish = createNoticePublisher(parts);
    this.#clock = this.#newClock();
  }

  tick(): void {
    this.#caller.tick();
    if (this.#policy !== 'reply') this.#transcribeOnly();
    else if (this.#isAgentSpeaking()) this.#whileSpeaking();
    else if (this.#agent.reply()?.isConfirmed() === true) this.#whileThinking();
    else this.#whileListening();
    this.#pausePlayback();
  }

  partial(text: string): void {
    this.#caller.partial(text);
    if (this.#isAgentSpeaking()) this.#whileSpeaking();
  }

  final(transcript: Transcript): void {
    this.#caller.final(transcript);
    if (transcript.text.trim() === '') return this.#replyToNoMatch();
    if (this.#isAgentSpeaking()) this.#whileSpeaking();
    if (this.#discardShortSpeech()) return;
    const { now, callMs } = this.#parts;
    this.#clock = this.#newClock();
    this.#clock.mark('speech-ended', now() - Math.min(this.#activity.silenceMs(), callMs()));
    this.#clock.mark('transcribed');
    this.#startPreemptiveReply();
  }

  digits(digits: string): void {
    if (this.#policy === 'reply' && this.#isAgentSpeaking() && this.#agent.isInterruptible()) {
      this.#agent.stopPlayback();
    }
    if (this.#policy === 'reply' && this.#agent.reply()?.isConfirmed() === true) this.#agent.cancelReply();
    this.#caller.addDigits(digits);
    this.#endTurn('keypad');
  }

  startModelOpening(): void {
    this.#startUnrequested('none');
  }

  silence(): void {
    this.#replyUnlessBusy('silence');
  }

  transferFailed(): void {
    this.#replyUnlessBusy('transfer-failed');
  }

  #replyUnlessBusy(via: 'silence' | 'transfer-failed'): void {
    if (this.#isMuted || this.#policy !== 'reply' || !this.#agent.isIdle()) return;
    this.#startUnrequested(via);
  }

  /** Starts a reply to nothing the caller said. */
  #startUnrequested(via: 'none' | 'silence' | 'transfer-failed'): void {
    const reply = this.#agent.startReply({ callerText: '', via }, this.#clock);
    reply.confirm();
    reply.release();
  }

  onAgentSilent(): void {
    const isBackchannel = consistsOf(this.#caller.words(), this.#settings.ignorePhrases);
    if (isBackchannel && this.#activity.silenceMs() >= staleBackchannelMs) this.#caller.discard();
    this.#startPreemptiveReply();
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    if (isMuted) this.#agent.stopAll();
  }

  setSensitivity(sensitivity = this.#settings.interruptionSensitivity): void {
    this.#sensitivity = sensitivity;
  }

  isMuted(): boolean {
    return this.#isMuted;
  }

  setPolicy(policy: TurnPolicy): void {
    this.#policy = policy;
  }

  words(): readonly string[] {
    return this.#caller.words();
  }

  commitUnfinishedTurn(): void {
    this.#caller.commitUnfinishedTurn();
  }

  isIdle(): boolean {
    return this.#agent.isIdle() && !this.#activity.isSpeaking() && this.#caller.words().length === 0;
  }

  #newClock(): TurnClock {
    return createTurnClock(() => this.#parts.now());
  }

  #isAgentSpeaking(): boolean {
    return this.#parts.speechQueue.isSpeaking();
  }

  #callerText(): string {
    return [this.#carriedText, this.#caller.text()].filter((text) => text !== '').join(' ');
  }

  /** Applies the barge-in rules to the caller's speech so far; words that were judged before are not judged again. */
  #isBargeIn(threshold: BargeInThreshold): boolean {
    const words = this.#caller.words();
    const isSpeaking = this.#activity.isSpeaking();
    if (!isSpeaking && words === this.#judgedWords) return false;
    this.#judgedWords = words;
    if (words.length === 0 && (!isSpeaking || this.#activity.starts() === this.#noiseStart)) return false;
    const { ignorePhrases, stopPhrases } = this.#settings;
    const sensitivity = this.#sensitivity;
    const speechMs = this.#activity.speechMs();
    const speech = { words, speechMs, threshold, sensitivity, ignorePhrases, stopPhrases };
    const isDecidedLate = this.#isLimited() && this.#isAgentSpeaking();
    return isDecidedLate
      ? classifyLimitedBargeIn({ ...speech, isFinal: this.#caller.isFinal() }) === 'barge-in'
      : classifyBargeIn(speech) === 'barge-in';
  }

  #isLimited(): boolean {
    return this.#parts.transcriber.engine().vocabulary === 'limited';
  }

  #mayInterrupt(): boolean {
    return this.#policy === 'reply' && this.#isAgentSpeaking() && this.#agent.isInterruptible();
  }

  #mayBecomeStopPhrase(): boolean {
    const words = this.#caller.words();
    const { stopPhrases } = this.#settings;
    return !this.#caller.isFinal() && (startsWithPhrase(words, stopPhrases) || consistsOf(words, stopPhrases, true));
  }

  /** Short speech that did not stop the agent is a backchannel, whatever word a limited vocabulary fitted to it. */
  #discardShortSpeech(): boolean {
    if (!this.#isLimited() || !this.#mayInterrupt() || !isShortSpeech(this.#activity.speechMs())) return false;
    if (this.#sensitivity === 0) return false;
    if (this.#parts.line.queuedMs() < staleBackchannelMs) return false;
    this.#caller.discard();
    return true;
  }

  #whileSpeaking(): void {
    if (this.#mayInterrupt() && this.#isBargeIn(this.#settings.whileSpeaking)) this.#agent.stopPlayback();
  }

  /** A limited vocabulary has its words too late to stop in time: the agent waits with its next word until it has. */
  #pausePlayback(): void {
    this.#pause.tick({
      mayInterrupt: this.#isLimited() && this.#mayInterrupt(),
      isUndecided: this.#mayBecomeStopPhrase(),
      sensitivity: this.#sensitivity,
      ignoredStart: this.#noiseStart,
    });
  }

  #whileThinking(): void {
    const reply = this.#agent.reply();
    if (this.#isBargeIn(this.#settings.whileThinking)) {
      if (reply?.hasActed() === false) this.#carriedText = reply.request.callerText;
      this.#agent.cancelReply();
      return this.#startPreemptiveReply();
    }
    const isLongNoise = this.#activity.speechMs() >= this.#settings.whileThinking.minMs * 3;
    if (this.#activity.silenceMs() >= releaseSilenceMs || isLongNoise) reply?.release();
  }

  #whileListening(): void {
    const text = this.#caller.text();
    if (text === '' || !this.#caller.isFinal()) return;
    if (this.#endpoint.text !== text) {
      this.#endpoint = { text, silenceMs: endpointingSilenceMs(text, this.#settings) };
    }
    if (this.#caller.silenceMs() >= this.#endpoint.silenceMs) this.#endTurn('speech');
  }

  /** Starts a reply to the turn so far, with its audio held until the turn is over. */
  #startPreemptiveReply(): void {
    const isFree = !this.#isAgentSpeaking() && this.#agent.reply()?.isConfirmed() !== true;
    if (!this.#settings.usesPreemptiveReplies || this.#isMuted || this.#policy !== 'reply') return;
    if (!isFree || this.#caller.text() === '') return;
    if (classifyUtteranceEnd(this.#caller.text(), this.#settings.language) === 'unfinished') return;
    const callerText = this.#callerText();
    if (this.#agent.reply()?.request.callerText === callerText) return;
    this.#agent.startReply({ callerText, via: 'speech' }, this.#clock);
  }

  #endTurn(via: 'speech' | 'keypad'): void {
    const callerText = this.#callerText();
    const words = this.#caller.words();
    const isFarewell = words.length <= endPhraseWordsMax && containsPhrase(words, this.#settings.endCallPhrases);
    const isSilent = this.#caller.silenceMs() >= releaseSilenceMs;
    this.#caller.endTurn(via);
    this.#carriedText = '';
    this.#noMatches = 0;
    this.#noiseStart = this.#activity.isSpeaking() ? this.#activity.starts() : -1;
    if (this.#isMuted || this.#policy !== 'reply') {
      return this.#parts.replyEngine.addMessage({ role: 'user', text: callerText });
    }
    if (isFarewell) return this.#sayGoodbye(callerText);
    this.#adaptTo(words);
    const preemptive = this.#agent.reply();
    const isCurrent = preemptive?.request.callerText === callerText;
    const reply = isCurrent ? preemptive : this.#agent.startReply({ callerText, via }, this.#clock);
    this.#clock.mark('turn-ended');
    this.#clock = this.#newClock();
    this.#publish({ kind: 'state', state: 'thinking' });
    reply.confirm();
    if (isSilent) reply.release();
  }

  /** Applies a request to wait, or to speak slower or louder; the reply itself is the model's. */
  #adaptTo(words: readonly string[]): void {
    const { waitPhrases, slowerPhrases, louderPhrases } = this.#settings;
    if (words.length <= waitWordsMax && startsWithPhrase(words, waitPhrases)) this.#parts.onWaitRequested();
    if (words.length > adaptationWordsMax) return;
    if (containsPhrase(words, louderPhrases)) this.#parts.speechQueue.turnUp();
    if (!containsPhrase(words, slowerPhrases)) return;
    // A preemptive reply is at the former speed.
    this.#agent.cancelReply();
    this.#parts.voices.slowDown();
  }

  #sayGoodbye(callerText: string): void {
    this.#agent.cancelReply();
    this.#parts.replyEngine.addMessage({ role: 'user', text: callerText });
    const text = this.#settings.endCallMessage || this.#settings.language.announcements.goodbye;
    this.#agent.say(text, { isInterruptible: false, endsCall: 'end_phrase' });
  }

  /** Replies to speech that a limited vocabulary could not recognize; too many in a row end the call. */
  #replyToNoMatch(): void {
    const isLimited = this.#parts.transcriber.engine().vocabulary === 'limited';
    const wasSpeech = this.#activity.speechMs() >= noMatchMs && this.#policy === 'reply';
    if (!isLimited || !wasSpeech || this.#isMuted || this.#caller.text() !== '' || !this.#agent.isIdle()) return;
    this.#noMatches += 1;
    if (this.#noMatches >= noMatchMax) {
      return this.#agent.sayAndEnd(this.#settings.language.announcements.noMatchGoodbye, 'agent_hangup');
    }
    const guess = this.#caller.guess();
    const request = { callerText: '', via: 'no-match' as const, ...(guess !== undefined && { guess }) };
    const reply = this.#agent.startReply(request, this.#newClock());
    this.#publish({ kind: 'state', state: 'thinking' });
    reply.confirm();
    reply.release();
  }

  #transcribeOnly(): void {
    if (this.#policy === 'collect') return;
    this.#whileListening();
    const isTurnOver = this.#caller.words().length === 0 && this.#caller.isFinal();
    if (this.#policy === 'transcribe-this-turn' && isTurnOver) this.#policy = 'reply';
  }
}
