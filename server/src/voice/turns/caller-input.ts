import type { CallRecord, Line, Transcript } from '../ports.ts';
import type { SpeechActivity } from '../speech-to-text/speech-activity.ts';
import type { Transcriber } from '../speech-to-text/transcriber.ts';
import { createCallerTurn } from './caller-turn.ts';
import { createNoticePublisher } from './publish-notice.ts';

/** Pause after which the words so far are asked for. Unit: milliseconds; an engine that matches whole phrases needs longer. */
const flushAfterMs = { open: 160, limited: 460 };
/**
 * Longest speech before its words are asked for without a pause: voices behind the caller may go on for ever, and no
 * phrase that a limited vocabulary expects is longer. Unit: milliseconds.
 */
const utteranceMaxMs = { open: Number.POSITIVE_INFINITY, limited: 8_000 };
/** Sound still taken for speech after its last word is final: detectors hold on for a moment. Unit: milliseconds. */
const finalTailMs = 200;
/** Sound that goes on while no new word is heard is noise from here on, and does not keep a turn open. Unit: milliseconds. */
const wordlessNoiseMs = 1_500;

export interface CallerInputParts {
  line: Line;
  record: CallRecord;
  activity: SpeechActivity;
  transcriber: Transcriber;
  callMs(): number;
  /** Side of the conversation; only the caller's words are published as captions. */
  role?: 'user' | 'person';
}

/** Speech of one side, the caller by default, from audio to turns. */
export interface CallerInput {
  /** Called once a frame: asks for the words when the caller pauses. */
  tick(): void;
  partial(text: string): void;
  final(transcript: Transcript): void;
  addDigits(digits: string): void;
  /** Final words of the turn so far. */
  text(): string;
  /** As `CallerTurn.guess`. */
  guess(): string | undefined;
  /** Final words and the partial ones after them. */
  words(): readonly string[];
  /** Everything that was said is final. */
  isFinal(): boolean;
  /** Silence: no voice, or only noise without words. Unit: milliseconds. */
  silenceMs(): number;
  /** The turn is over and kept; the next one begins. */
  endTurn(via: 'speech' | 'keypad'): void;
  /** The call is over: what was said last is kept as a turn, though it was not over. */
  commitUnfinishedTurn(): void;
  /** Discards the turn, such as a backchannel. */
  discard(): void;
}

export function createCallerInput(parts: CallerInputParts): CallerInput {
  const { activity, callMs, record, transcriber } = parts;
  const { role = 'user' } = parts;
  const show = role === 'user' ? createNoticePublisher(parts) : () => {};
  const turn = createCallerTurn();
  let isFlushed = true;
  let speechStartMs = 0;
  let startsSeen = 0;
  let wordsAtMs = 0;
  /** State of the speech at the last final. */
  let finished = { starts: -1, speechMs: 0 };

  function silenceMs(): number {
    if (turn.words().length === 0) return activity.silenceMs();
    return Math.max(activity.silenceMs(), callMs() - wordsAtMs - wordlessNoiseMs);
  }

  /** A recognizer that found the end by itself has nothing left to say until the caller goes on. */
  function isFinished(): boolean {
    return activity.starts() === finished.starts && activity.speechMs() - finished.speechMs < finalTailMs;
  }

  function endTurn(via: 'speech' | 'keypad'): void {
    const text = turn.text();
    const endMs = callMs() - (via === 'speech' ? Math.min(activity.silenceMs(), callMs()) : 0);
    const startMs = Math.min(turn.startMs(), endMs);
    const engineId = via === 'speech' ? transcriber.engine().id : 'keypad';
    record.turn({ role, text, via, startMs, endMs, wasInterrupted: false, engineId });
    show({ kind: 'caption', role: 'user', text, isFinal: true });
    turn.clear();
  }

  return {
    tick() {
      if (activity.starts() !== startsSeen) {
        startsSeen = activity.starts();
        speechStartMs = callMs() - activity.speechMs();
      }
      const pausedMs = silenceMs();
      const { vocabulary } = transcriber.engine();
      if (pausedMs === 0) isFlushed = false;
      if (activity.starts() !== finished.starts) finished = { starts: -1, speechMs: 0 };
      const isOverdue = activity.isSpeaking() && activity.speechMs() - finished.speechMs >= utteranceMaxMs[vocabulary];
      if ((pausedMs < flushAfterMs[vocabulary] && !isOverdue) || transcriber.isPending()) return;
      if ((isFlushed || isFinished()) && !turn.hasPartial()) return;
      isFlushed = true;
      transcriber.flush(activity.speechMs());
    },
    partial(text) {
      wordsAtMs = callMs();
      turn.setPartial(text);
      show({ kind: 'caption', role: 'user', text: `${turn.text()} ${text}`.trim(), isFinal: false });
    },
    final(transcript) {
      // Words that were heard as partial ones are not new.
      if (!turn.hasPartial()) wordsAtMs = callMs();
      turn.addFinal(transcript, speechStartMs);
      finished = { starts: activity.starts(), speechMs: activity.speechMs() };
    },
    addDigits: (digits) => turn.addFinal({ text: digits }, callMs()),
    text: turn.text,
    guess: turn.guess,
    words: turn.words,
    isFinal: () => !transcriber.isPending() && !turn.hasPartial(),
    silenceMs,
    endTurn,
    commitUnfinishedTurn() {
      // The partial of a limited vocabulary is what fits so far, and may be fitted to a cough.
      if (transcriber.engine().vocabulary === 'open') turn.finalizePartial(speechStartMs);
      if (turn.text() !== '') endTurn('speech');
    },
    discard: turn.clear,
  };
}
