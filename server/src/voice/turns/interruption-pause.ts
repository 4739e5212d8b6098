import { frameMs, type Line } from '../ports.ts';
import type { SpeechActivity } from '../speech-to-text/speech-activity.ts';
import { isPauseDue } from './interruption-pause.rules.ts';

/**
 * Pauses the agent as soon as the caller's voice may be an interruption, and resumes it where it was none (false
 * interruption). For recognizers whose words come too late to decide on a barge-in.
 */
export class InterruptionPause {
  readonly #line: Line;
  readonly #activity: SpeechActivity;
  #isPaused = false;
  #pausedMs = 0;
  /** Number of the speech that paused the agent for too long, and does so no more. */
  #exhaustedStart = -1;

  constructor(parts: { line: Line; activity: SpeechActivity }) {
    this.#line = parts.line;
    this.#activity = parts.activity;
  }

  /** Called once a frame. `isUndecided`: a stop phrase may be on its way; `ignoredStart`: number of a speech that is known as noise. */
  tick(input: { mayInterrupt: boolean; isUndecided: boolean; sensitivity: number; ignoredStart: number }): void {
    const starts = this.#activity.starts();
    const isIgnored = starts === input.ignoredStart || starts === this.#exhaustedStart;
    this.#pausedMs = this.#isPaused ? this.#pausedMs + frameMs : 0;
    const isDue =
      input.mayInterrupt &&
      !isIgnored &&
      isPauseDue({
        isPaused: this.#isPaused,
        pausedMs: this.#pausedMs,
        speechMs: this.#activity.speechMs(),
        silenceMs: this.#activity.silenceMs(),
        isUndecided: input.isUndecided,
        sensitivity: input.sensitivity,
      });
    if (isDue === this.#isPaused) return;
    if (this.#isPaused && input.mayInterrupt && this.#activity.silenceMs() === 0) this.#exhaustedStart = starts;
    this.#isPaused = isDue;
    this.#line.setPaused(isDue);
  }
}
