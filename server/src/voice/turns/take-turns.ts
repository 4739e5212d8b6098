import type { SpeechActivity } from '../hear/speech-activity.ts';
import type { Transcriber } from '../hear/transcriber.ts';
import type { CallRecord, Line, LineNotice, Mind, Transcript } from '../ports.ts';
import type { CallSettings, SpeechGate } from '../settings.ts';
import type { Mouth } from '../speak/mouth.ts';
import { createTurnClock, type TurnClock } from '../think/turn-clock.ts';
import type { AgentSide } from './agent-side.ts';
import { createCallerTurn } from './caller-turn.ts';
import { endingOf, endOfTurnSilenceMs } from './end-of-turn.rules.ts';
import { judgeInterruption } from './interruption.rules.ts';
import { contains, isMadeOf, wordsOf } from './words.ts';

/** Pause after which the words so far are asked for. Unit: milliseconds; an engine that matches whole phrases needs longer. */
const flushAfterMs = { open: 160, limited: 460 };
/** Sound still taken for speech after its last word is final: detectors hold on for a moment. Unit: milliseconds. */
const finalTailMs = 200;
/** A caller who has begun again holds back an answer that has not begun; silence that lets it out. Unit: milliseconds. */
const releaseSilenceMs = 100;
/** Backchannel that ended this long before the agent did was not meant as an answer. Unit: milliseconds. */
const answeredIntoEndMs = 600;
/** Sound that goes on while no new word is heard is noise from here on, and does not keep a turn open. Unit: milliseconds. */
const wordlessNoiseMs = 1_500;
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
  /** Nobody speaks or thinks. */
  isIdle(): boolean;
}

export function takeTurns(parts: TurnParts): TurnTaking {
  const { agent, activity, callMs, line, mouth, now, record, settings, transcriber } = parts;
  const turn = createCallerTurn();
  /** Words of a turn whose answer was taken back before it was heard: part of the next question. */
  let carried = '';
  let clock: TurnClock = createTurnClock(now);
  let isFlushed = true;
  let isMuted = false;
  let speechStartMs = 0;
  let startsSeen = 0;
  let notUnderstood = 0;
  let wordsAtMs = 0;
  /** Sound that was there before the agent's turn began is no interruption of it, unless it brings words. */
  let noiseStart = -1;
  let judged: readonly string[] | undefined;
  /** How far speech had come when words were final last. */
  let finished = { starts: -1, speechMs: 0 };
  let needed = { text: '', silenceMs: 0 };

  const question = () => [carried, turn.text()].filter((text) => text !== '').join(' ');

  function show(notice: LineNotice): void {
    line.show(notice);
    record.live(notice);
  }

  /** How long the caller has said nothing: no voice is heard, or only noise that brings no words. */
  function silence(): number {
    if (turn.words().length === 0) return activity.silenceMs();
    return Math.max(activity.silenceMs(), callMs() - wordsAtMs - wordlessNoiseMs);
  }

  function flushWhenPaused(): void {
    const silenceMs = silence();
    if (activity.silenceMs() === 0 && silenceMs === 0) isFlushed = false;
    if (silenceMs < flushAfterMs[transcriber.engine().vocabulary] || transcriber.isPending()) return;
    if ((isFlushed || isFinished()) && !turn.hasPartial()) return;
    isFlushed = true;
    transcriber.flush(activity.speechMs());
  }

  /** A recogniser that found the end by itself has nothing left to say until the caller goes on. */
  function isFinished(): boolean {
    return activity.starts() === finished.starts && activity.speechMs() - finished.speechMs < finalTailMs;
  }

  function takesTheTurn(gate: SpeechGate): boolean {
    const words = turn.words();
    if (!activity.isSpeaking() && words === judged) return false;
    judged = words;
    if (words.length === 0 && (!activity.isSpeaking() || activity.starts() === noiseStart)) return false;
    const { ignorePhrases, stopPhrases, interruptionSensitivity: sensitivity } = settings;
    const speechMs = activity.speechMs();
    return judgeInterruption({ words, speechMs, gate, sensitivity, ignorePhrases, stopPhrases }) === 'stop';
  }

  function whileSpeaking(): void {
    if (agent.isInterruptible() && takesTheTurn(settings.whileSpeaking)) agent.stop();
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
    const text = turn.text();
    if (text === '' || transcriber.isPending() || turn.hasPartial()) return;
    if (needed.text !== text) needed = { text, silenceMs: endOfTurnSilenceMs(text, settings) };
    if (silence() >= needed.silenceMs) endTurn('speech');
  }

  /** Begins to answer what was said so far; nothing of it is heard before the turn is over. */
  function speculate(): void {
    const isFree = !mouth.isSpeaking() && agent.reply()?.isConfirmed() !== true;
    if (!settings.isSpeculative || isMuted || !isFree || turn.text() === '') return;
    if (endingOf(turn.text(), settings.language) === 'open') return;
    if (agent.reply()?.request.heard !== question()) agent.think({ heard: question(), via: 'speech' }, clock);
  }

  function endTurn(via: 'speech' | 'keypad'): void {
    const heard = question();
    keepCallerTurn(via);
    const hasEnded = contains(wordsOf(turn.text()), settings.endCallPhrases);
    const isShort = turn.words().length <= endPhraseWordsMax;
    turn.clear();
    carried = '';
    notUnderstood = 0;
    noiseStart = activity.isSpeaking() ? activity.starts() : -1;
    if (isMuted) return parts.mind.note({ role: 'user', text: heard });
    if (hasEnded && isShort) return sayGoodbye(heard);
    const begun = agent.reply();
    const reply = begun?.request.heard === heard ? begun : agent.think({ heard, via }, clock);
    clock.mark('ended');
    clock = createTurnClock(now);
    show({ kind: 'state', state: 'thinking' });
    reply.confirm();
    if (silence() >= releaseSilenceMs) reply.release();
  }

  function keepCallerTurn(via: 'speech' | 'keypad'): void {
    const text = turn.text();
    const endMs = callMs() - (via === 'speech' ? Math.min(activity.silenceMs(), callMs()) : 0);
    const startMs = Math.min(turn.startMs(), endMs);
    const engineId = via === 'speech' ? transcriber.engine().id : 'keypad';
    record.turn({ role: 'user', text, via, startMs, endMs, wasInterrupted: false, engineId });
    show({ kind: 'caption', role: 'user', text, isFinal: true });
  }

  function sayGoodbye(heard: string): void {
    agent.takeBack();
    parts.mind.note({ role: 'user', text: heard });
    const text = settings.endCallMessage || settings.language.lines.goodbye;
    agent.say(text, { isInterruptible: false, endsCall: 'end_phrase' });
  }

  /** Something was said that a limited vocabulary does not hold: better to say so than to be silent. */
  function askAgain(): void {
    const isLimited = transcriber.engine().vocabulary === 'limited';
    const wasSpeech = activity.speechMs() >= notUnderstoodMs;
    if (!isLimited || !wasSpeech || isMuted || turn.text() !== '' || !agent.isIdle()) return;
    if (notUnderstood >= notUnderstoodMax) return;
    notUnderstood += 1;
    agent.say(settings.language.lines.notUnderstood);
  }

  return {
    tick() {
      if (activity.starts() !== startsSeen) {
        startsSeen = activity.starts();
        speechStartMs = callMs() - activity.speechMs();
      }
      flushWhenPaused();
      if (mouth.isSpeaking()) whileSpeaking();
      else if (agent.reply()?.isConfirmed() === true) whileThinking();
      else whileListening();
    },
    hearPartial(text) {
      wordsAtMs = callMs();
      turn.hearPartial(text);
      show({ kind: 'caption', role: 'user', text: `${turn.text()} ${text}`.trim(), isFinal: false });
      if (mouth.isSpeaking()) whileSpeaking();
    },
    hear(transcript: Transcript) {
      // Words that were heard as partial ones are not new.
      if (!turn.hasPartial()) wordsAtMs = callMs();
      turn.hear(transcript, speechStartMs);
      finished = { starts: activity.starts(), speechMs: activity.speechMs() };
      if (transcript.text.trim() === '') return askAgain();
      if (mouth.isSpeaking()) whileSpeaking();
      clock = createTurnClock(now);
      clock.mark('silent', now() - Math.min(activity.silenceMs(), callMs()));
      clock.mark('transcribed');
      speculate();
    },
    hearDigits(digits) {
      if (mouth.isSpeaking() && agent.isInterruptible()) agent.stop();
      if (agent.reply()?.isConfirmed() === true) agent.takeBack();
      turn.hear({ text: digits }, callMs());
      endTurn('keypad');
    },
    letAgentBegin() {
      const reply = agent.think({ heard: '', via: 'none' }, clock);
      reply.confirm();
      reply.release();
    },
    agentFellSilent() {
      const wasListening = isMadeOf(turn.words(), settings.ignorePhrases) && activity.silenceMs() >= answeredIntoEndMs;
      if (wasListening) turn.clear();
      speculate();
    },
    setMuted(muted) {
      isMuted = muted;
      if (!muted) return;
      agent.fallSilent();
    },
    isIdle: () => agent.isIdle() && !activity.isSpeaking() && turn.words().length === 0,
  };
}
