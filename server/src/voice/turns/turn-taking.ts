import { consistsOf, containsPhrase } from '../language/phrases.ts';
import type { CallRecord, Line, ReplyEngine, Transcript } from '../ports.ts';
import { createTurnClock, type TurnClock } from '../replies/turn-clock.ts';
import type { BargeInThreshold, CallSettings } from '../settings.ts';
import type { SpeechActivity } from '../speech-to-text/speech-activity.ts';
import type { Transcriber } from '../speech-to-text/transcriber.ts';
import type { SpeechQueue } from '../text-to-speech/speech-queue.ts';
import type { AgentOutput } from './agent-output.ts';
import { classifyBargeIn } from './barge-in.rules.ts';
import { createCallerInput } from './caller-input.ts';
import { classifyUtteranceEnd, endpointingSilenceMs } from './endpointing.rules.ts';
import { createNoticePublisher } from './publish-notice.ts';

/** A caller who has begun again holds back an answer that has not begun; silence that lets it out. Unit: milliseconds. */
const releaseSilenceMs = 100;
/** Backchannel that ended this long before the agent did was not meant as an answer. Unit: milliseconds. */
const answeredIntoEndMs = 600;
/** Speech of limited vocabulary that made no sense and was no cough. Unit: milliseconds. */
const notUnderstoodMs = 400;
/** How often in a row the caller is asked to say it another way. */
const notUnderstoodMax = 2;
/** Words that a caller's sentence with an end phrase may have. */
const endPhraseWordsMax = 8;

export interface TurnParts {
  line: Line;
  replyEngine: ReplyEngine;
  speechQueue: SpeechQueue;
  record: CallRecord;
  settings: CallSettings;
  activity: SpeechActivity;
  transcriber: Transcriber;
  agent: AgentOutput;
  /** Milliseconds of call audio, and of a monotonic clock. */
  callMs(): number;
  now(): number;
}

/**
 * What becomes of what the caller says. `answer`: it is answered. `keep`: kept and not answered, and nothing interrupts.
 * `keep this`: as `keep` for what is being said now, then `answer`. `wait`: it is heard, and its turn is not over yet.
 */
type TurnPolicy = 'answer' | 'keep' | 'keep this' | 'wait';

/** Who speaks when. */
export interface TurnTaking {
  /** Called once a frame, after the frame was heard. */
  tick(): void;
  partial(text: string): void;
  final(transcript: Transcript): void;
  /** Digits of the keypad, complete. */
  digits(digits: string): void;
  /** The agent opens the conversation in its own words. */
  startModelOpening(): void;
  /** The agent is silent; what was said meanwhile is looked at anew. */
  onAgentSilent(): void;
  /** A muted agent hears and keeps what is said, and does not answer. */
  setMuted(isMuted: boolean): void;
  isMuted(): boolean;
  setPolicy(attention: TurnPolicy): void;
  /** What the caller has said in this turn, words that are not final included. */
  words(): readonly string[];
  /** The call is over: what was said last is kept, though its turn was not. */
  commitUnfinishedTurn(): void;
  /** Nobody speaks or thinks. */
  isIdle(): boolean;
}

export function createTurnTaking(parts: TurnParts): TurnTaking {
  const { agent, activity, callMs, replyEngine, speechQueue, now, settings, transcriber } = parts;
  const caller = createCallerInput(parts);
  const show = createNoticePublisher(parts);
  /** Words of a turn whose answer was taken back before it was heard: part of the next question. */
  let carriedText = '';
  let clock: TurnClock = createTurnClock(now);
  let isMuted = false;
  let policy: TurnPolicy = 'answer';
  let notUnderstood = 0;
  /** Sound that was there before the agent's turn began is no interruption of it, unless it brings words. */
  let noiseStart = -1;
  let judged: readonly string[] | undefined;
  let needed = { text: '', silenceMs: 0 };

  const question = () => [carriedText, caller.text()].filter((text) => text !== '').join(' ');

  function isBargeIn(gate: BargeInThreshold): boolean {
    const words = caller.words();
    if (!activity.isSpeaking() && words === judged) return false;
    judged = words;
    if (words.length === 0 && (!activity.isSpeaking() || activity.starts() === noiseStart)) return false;
    const { ignorePhrases, stopPhrases, interruptionSensitivity: sensitivity } = settings;
    const speechMs = activity.speechMs();
    return classifyBargeIn({ words, speechMs, threshold: gate, sensitivity, ignorePhrases, stopPhrases }) === 'stop';
  }

  function whileSpeaking(): void {
    if (policy === 'answer' && agent.isInterruptible() && isBargeIn(settings.whileSpeaking)) agent.stopPlayback();
  }

  function whileThinking(): void {
    const reply = agent.reply();
    if (isBargeIn(settings.whileThinking)) {
      if (reply?.hasActed() === false) carriedText = reply.request.callerText;
      agent.cancelReply();
      return startPreemptiveReply();
    }
    if (activity.silenceMs() >= releaseSilenceMs || activity.speechMs() >= settings.whileThinking.minMs * 3) {
      reply?.release();
    }
  }

  function whileListening(): void {
    const text = caller.text();
    if (text === '' || !caller.isFinal()) return;
    if (needed.text !== text) needed = { text, silenceMs: endpointingSilenceMs(text, settings) };
    if (caller.silenceMs() >= needed.silenceMs) endTurn('speech');
  }

  /** Begins to answer what was said so far; nothing of it is heard before the turn is over. */
  function startPreemptiveReply(): void {
    const isFree = !speechQueue.isSpeaking() && agent.reply()?.isConfirmed() !== true;
    if (!settings.usesPreemptiveReplies || isMuted || policy !== 'answer') return;
    if (!isFree || caller.text() === '') return;
    if (classifyUtteranceEnd(caller.text(), settings.language) === 'open') return;
    if (agent.reply()?.request.callerText !== question())
      agent.startReply({ callerText: question(), via: 'speech' }, clock);
  }

  function endTurn(via: 'speech' | 'keypad'): void {
    const heard = question();
    const words = caller.words();
    const isFarewell = words.length <= endPhraseWordsMax && containsPhrase(words, settings.endCallPhrases);
    const isSilent = caller.silenceMs() >= releaseSilenceMs;
    caller.endTurn(via);
    carriedText = '';
    notUnderstood = 0;
    noiseStart = activity.isSpeaking() ? activity.starts() : -1;
    if (isMuted || policy !== 'answer') return replyEngine.addMessage({ role: 'user', text: heard });
    if (isFarewell) return sayGoodbye(heard);
    const begun = agent.reply();
    const reply = begun?.request.callerText === heard ? begun : agent.startReply({ callerText: heard, via }, clock);
    clock.mark('turn-ended');
    clock = createTurnClock(now);
    show({ kind: 'state', state: 'thinking' });
    reply.confirm();
    if (isSilent) reply.release();
  }

  function sayGoodbye(heard: string): void {
    agent.cancelReply();
    replyEngine.addMessage({ role: 'user', text: heard });
    const text = settings.endCallMessage || settings.language.announcements.goodbye;
    agent.say(text, { isInterruptible: false, endsCall: 'end_phrase' });
  }

  /** Something was said that a limited vocabulary does not hold: better to say so than to be silent. */
  function askToRepeat(): void {
    const isLimited = transcriber.engine().vocabulary === 'limited';
    const wasSpeech = activity.speechMs() >= notUnderstoodMs && policy === 'answer';
    if (!isLimited || !wasSpeech || isMuted || caller.text() !== '' || !agent.isIdle()) return;
    if (notUnderstood >= notUnderstoodMax) return;
    notUnderstood += 1;
    agent.say(settings.language.announcements.notUnderstood);
  }

  function transcribeOnly(): void {
    if (policy === 'wait') return;
    whileListening();
    const isSaid = caller.words().length === 0 && caller.isFinal();
    if (policy === 'keep this' && isSaid) policy = 'answer';
  }

  return {
    tick() {
      caller.tick();
      if (policy !== 'answer') transcribeOnly();
      else if (speechQueue.isSpeaking()) whileSpeaking();
      else if (agent.reply()?.isConfirmed() === true) whileThinking();
      else whileListening();
    },
    partial(text) {
      caller.partial(text);
      if (speechQueue.isSpeaking()) whileSpeaking();
    },
    final(transcript) {
      caller.final(transcript);
      if (transcript.text.trim() === '') return askToRepeat();
      if (speechQueue.isSpeaking()) whileSpeaking();
      clock = createTurnClock(now);
      clock.mark('speech-ended', now() - Math.min(activity.silenceMs(), callMs()));
      clock.mark('transcribed');
      startPreemptiveReply();
    },
    digits(digits) {
      if (policy === 'answer' && speechQueue.isSpeaking() && agent.isInterruptible()) agent.stopPlayback();
      if (policy === 'answer' && agent.reply()?.isConfirmed() === true) agent.cancelReply();
      caller.addDigits(digits);
      endTurn('keypad');
    },
    startModelOpening() {
      const reply = agent.startReply({ callerText: '', via: 'none' }, clock);
      reply.confirm();
      reply.release();
    },
    onAgentSilent() {
      const wasSignOfListening = consistsOf(caller.words(), settings.ignorePhrases);
      if (wasSignOfListening && activity.silenceMs() >= answeredIntoEndMs) caller.discard();
      startPreemptiveReply();
    },
    setMuted(muted) {
      isMuted = muted;
      if (muted) agent.stopAll();
    },
    isMuted: () => isMuted,
    setPolicy: (wanted) => void (policy = wanted),
    words: caller.words,
    commitUnfinishedTurn: caller.commitUnfinishedTurn,
    isIdle: () => agent.isIdle() && !activity.isSpeaking() && caller.words().length === 0,
  };
}
