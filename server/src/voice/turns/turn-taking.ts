import { contains, isMadeOf } from '../language/phrases.ts';
import type { CallRecord, Line, Mind, Transcript } from '../ports.ts';
import { createTurnClock, type TurnClock } from '../replies/turn-clock.ts';
import type { CallSettings, SpeechGate } from '../settings.ts';
import type { SpeechActivity } from '../speech-to-text/speech-activity.ts';
import type { Transcriber } from '../speech-to-text/transcriber.ts';
import type { Mouth } from '../text-to-speech/speech-queue.ts';
import type { AgentSide } from './agent-output.ts';
import { judgeInterruption } from './barge-in.rules.ts';
import { createCallerSide } from './caller-input.ts';
import { endingOf, endOfTurnSilenceMs } from './endpointing.rules.ts';
import { showTo } from './publish-notice.ts';

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
  mind: Mind;
  mouth: Mouth;
  record: CallRecord;
  settings: CallSettings;
  activity: SpeechActivity;
  transcriber: Transcriber;
  agent: AgentSide;
  /** Milliseconds of call audio, and of a monotonic clock. */
  callMs(): number;
  now(): number;
}

/**
 * What becomes of what the caller says. `answer`: it is answered. `keep`: kept and not answered, and nothing interrupts.
 * `keep this`: as `keep` for what is being said now, then `answer`. `wait`: it is heard, and its turn is not over yet.
 */
type Attention = 'answer' | 'keep' | 'keep this' | 'wait';

/** Who speaks when. */
export interface TurnTaking {
  /** Called once a frame, after the frame was heard. */
  tick(): void;
  hearPartial(text: string): void;
  hear(transcript: Transcript): void;
  /** Digits of the keypad, complete. */
  hearDigits(digits: string): void;
  /** The agent opens the conversation in its own words. */
  letAgentBegin(): void;
  /** The agent is silent; what was said meanwhile is looked at anew. */
  agentFellSilent(): void;
  /** A muted agent hears and keeps what is said, and does not answer. */
  setMuted(isMuted: boolean): void;
  isMuted(): boolean;
  setAttention(attention: Attention): void;
  /** What the caller has said in this turn, words that are not final included. */
  words(): readonly string[];
  /** The call is over: what was said last is kept, though its turn was not. */
  keepLastWords(): void;
  /** Nobody speaks or thinks. */
  isIdle(): boolean;
}

export function takeTurns(parts: TurnParts): TurnTaking {
  const { agent, activity, callMs, mind, mouth, now, settings, transcriber } = parts;
  const caller = createCallerSide(parts);
  const show = showTo(parts);
  /** Words of a turn whose answer was taken back before it was heard: part of the next question. */
  let carried = '';
  let clock: TurnClock = createTurnClock(now);
  let isMuted = false;
  let attention: Attention = 'answer';
  let notUnderstood = 0;
  /** Sound that was there before the agent's turn began is no interruption of it, unless it brings words. */
  let noiseStart = -1;
  let judged: readonly string[] | undefined;
  let needed = { text: '', silenceMs: 0 };

  const question = () => [carried, caller.text()].filter((text) => text !== '').join(' ');

  function takesTheTurn(gate: SpeechGate): boolean {
    const words = caller.words();
    if (!activity.isSpeaking() && words === judged) return false;
    judged = words;
    if (words.length === 0 && (!activity.isSpeaking() || activity.starts() === noiseStart)) return false;
    const { ignorePhrases, stopPhrases, interruptionSensitivity: sensitivity } = settings;
    const speechMs = activity.speechMs();
    return judgeInterruption({ words, speechMs, gate, sensitivity, ignorePhrases, stopPhrases }) === 'stop';
  }

  function whileSpeaking(): void {
    if (attention === 'answer' && agent.isInterruptible() && takesTheTurn(settings.whileSpeaking)) agent.stop();
  }

  function whileThinking(): void {
    const reply = agent.reply();
    if (takesTheTurn(settings.whileThinking)) {
      if (reply?.hasActed() === false) carried = reply.request.heard;
      agent.takeBack();
      return speculate();
    }
    if (activity.silenceMs() >= releaseSilenceMs || activity.speechMs() >= settings.whileThinking.minMs * 3) {
      reply?.release();
    }
  }

  function whileListening(): void {
    const text = caller.text();
    if (text === '' || !caller.isSettled()) return;
    if (needed.text !== text) needed = { text, silenceMs: endOfTurnSilenceMs(text, settings) };
    if (caller.silenceMs() >= needed.silenceMs) endTurn('speech');
  }

  /** Begins to answer what was said so far; nothing of it is heard before the turn is over. */
  function speculate(): void {
    const isFree = !mouth.isSpeaking() && agent.reply()?.isConfirmed() !== true;
    if (!settings.isSpeculative || isMuted || attention !== 'answer') return;
    if (!isFree || caller.text() === '') return;
    if (endingOf(caller.text(), settings.language) === 'open') return;
    if (agent.reply()?.request.heard !== question()) agent.think({ heard: question(), via: 'speech' }, clock);
  }

  function endTurn(via: 'speech' | 'keypad'): void {
    const heard = question();
    const words = caller.words();
    const isFarewell = words.length <= endPhraseWordsMax && contains(words, settings.endCallPhrases);
    const isSilent = caller.silenceMs() >= releaseSilenceMs;
    caller.endTurn(via);
    carried = '';
    notUnderstood = 0;
    noiseStart = activity.isSpeaking() ? activity.starts() : -1;
    if (isMuted || attention !== 'answer') return mind.note({ role: 'user', text: heard });
    if (isFarewell) return sayGoodbye(heard);
    const begun = agent.reply();
    const reply = begun?.request.heard === heard ? begun : agent.think({ heard, via }, clock);
    clock.mark('ended');
    clock = createTurnClock(now);
    show({ kind: 'state', state: 'thinking' });
    reply.confirm();
    if (isSilent) reply.release();
  }

  function sayGoodbye(heard: string): void {
    agent.takeBack();
    mind.note({ role: 'user', text: heard });
    const text = settings.endCallMessage || settings.language.lines.goodbye;
    agent.say(text, { isInterruptible: false, endsCall: 'end_phrase' });
  }

  /** Something was said that a limited vocabulary does not hold: better to say so than to be silent. */
  function askAgain(): void {
    const isLimited = transcriber.engine().vocabulary === 'limited';
    const wasSpeech = activity.speechMs() >= notUnderstoodMs && attention === 'answer';
    if (!isLimited || !wasSpeech || isMuted || caller.text() !== '' || !agent.isIdle()) return;
    if (notUnderstood >= notUnderstoodMax) return;
    notUnderstood += 1;
    agent.say(settings.language.lines.notUnderstood);
  }

  function keepOnly(): void {
    if (attention === 'wait') return;
    whileListening();
    const isSaid = caller.words().length === 0 && caller.isSettled();
    if (attention === 'keep this' && isSaid) attention = 'answer';
  }

  return {
    tick() {
      caller.tick();
      if (attention !== 'answer') keepOnly();
      else if (mouth.isSpeaking()) whileSpeaking();
      else if (agent.reply()?.isConfirmed() === true) whileThinking();
      else whileListening();
    },
    hearPartial(text) {
      caller.hearPartial(text);
      if (mouth.isSpeaking()) whileSpeaking();
    },
    hear(transcript) {
      caller.hear(transcript);
      if (transcript.text.trim() === '') return askAgain();
      if (mouth.isSpeaking()) whileSpeaking();
      clock = createTurnClock(now);
      clock.mark('silent', now() - Math.min(activity.silenceMs(), callMs()));
      clock.mark('transcribed');
      speculate();
    },
    hearDigits(digits) {
      if (attention === 'answer' && mouth.isSpeaking() && agent.isInterruptible()) agent.stop();
      if (attention === 'answer' && agent.reply()?.isConfirmed() === true) agent.takeBack();
      caller.press(digits);
      endTurn('keypad');
    },
    letAgentBegin() {
      const reply = agent.think({ heard: '', via: 'none' }, clock);
      reply.confirm();
      reply.release();
    },
    agentFellSilent() {
      const wasSignOfListening = isMadeOf(caller.words(), settings.ignorePhrases);
      if (wasSignOfListening && activity.silenceMs() >= answeredIntoEndMs) caller.forget();
      speculate();
    },
    setMuted(muted) {
      isMuted = muted;
      if (muted) agent.fallSilent();
    },
    isMuted: () => isMuted,
    setAttention: (wanted) => void (attention = wanted),
    words: caller.words,
    keepLastWords: caller.keepLastWords,
    isIdle: () => agent.isIdle() && !activity.isSpeaking() && caller.words().length === 0,
  };
}
