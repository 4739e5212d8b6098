import { sampleRateHz } from '../ports.ts';
import { SampleQueue } from './sample-queue.ts';

const samplesPerMs = sampleRateHz / 1000;
/** More speech than anyone listens to in one go; what is queued beyond is dropped. */
const maxQueuedSamples = 600_000 * samplesPerMs;
const maxMarks = 10_000;
/** Speech that is cut off ends within this time instead of with a click. */
const fadeSamples = 5 * samplesPerMs;

interface Mark {
  name: string;
  /** Count of queued samples since the start after which it is due. */
  at: number;
  wasCleared: boolean;
}

/**
 * Playout of a line: speech in queue order, marks in between and background audio beneath. Gives one frame per tick.
 * One object per line.
 */
export class Playout {
  readonly #queue = new SampleQueue(maxQueuedSamples);
  readonly #marks: Mark[] = [];
  readonly #fade = new Int16Array(fadeSamples);
  #fadeLength = 0;
  #isPaused = false;
  /** The next frame is the first one after a pause, and begins with a fade. */
  #isResuming = false;
  /** Counted since the start; what was cleared counts as passed. */
  #queued = 0;
  #passed = 0;
  /** Samples played of the current utterance. */
  #played = 0;
  #background: Int16Array | undefined;
  #backgroundAt = 0;
  #volume = 0;
  #targetVolume = 0;

  /** Queues speech of any length, as a copy. Beyond ten minutes it is dropped. */
  play(pcm: Int16Array): void {
    if (pcm.length === 0) return;
    if (this.#queue.length === 0) this.#played = 0;
    this.#queued += this.#queue.push(pcm);
  }

  /** Unit: milliseconds. */
  queuedMs(): number {
    return this.#queue.length / samplesPerMs;
  }

  /** Sets a mark that is due when all audio queued so far was played or cleared; see `shiftDueMark`. */
  mark(name: string): void {
    if (this.#marks.length < maxMarks) this.#marks.push({ name, at: this.#queued, wasCleared: false });
  }

  /**
   * Drops what is queued; the next frame fades the cut within 5 ms. Marks not yet due become due as cleared.
   * `playedMs`: speech given out since the queue last went from empty to not empty, without the fade; so an utterance
   * that ran dry and went on counts from where it went on, and after a clear it is 0. `droppedMs`: speech never given.
   */
  clear(): { playedMs: number; droppedMs: number } {
    const result = { playedMs: this.#played / samplesPerMs, droppedMs: this.#queue.length / samplesPerMs };
    for (const mark of this.#marks) if (mark.at > this.#passed) mark.wasCleared = true;
    const isSounding = this.#queue.length > 0 && this.#played > 0 && !this.#isPaused;
    if (isSounding) this.#fadeLength = this.#queue.shift(this.#fade);
    this.#queue.clear();
    this.#passed = this.#queued;
    this.#played = 0;
    this.#isPaused = false;
    this.#isResuming = false;
    return result;
  }

  /** Paused, speech and marks wait, with a fade of 5 ms at both ends; background audio goes on. `clear` ends the pause. */
  setPaused(isPaused: boolean): void {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    this.#isResuming = !isPaused;
    if (!isPaused || this.#queue.length === 0 || this.#played === 0) return;
    this.#fadeLength = this.#queue.shift(this.#fade);
    this.#passed += this.#fadeLength;
    this.#played += this.#fadeLength;
  }

  get markCount(): number {
    return this.#marks.length;
  }

  /** The next mark that is due, in the order they were set. */
  shiftDueMark(): { name: string; wasCleared: boolean } | undefined {
    const first = this.#marks[0];
    return first !== undefined && first.at <= this.#passed ? this.#marks.shift() : undefined;
  }

  /**
   * A sound repeated beneath everything from the next frame on, faded in and out over one frame; kept, not copied.
   * `volume`: 0-1.
   */
  setBackground(loop: Int16Array | undefined, volume: number): void {
    const isPlayable = loop !== undefined && loop.length > 0;
    this.#targetVolume = isPlayable && volume > 0 ? Math.min(1, volume) : 0;
    if (!isPlayable || loop === this.#background) return;
    this.#background = loop;
    this.#backgroundAt = 0;
    this.#volume = 0;
  }

  /** Fills the array with the next 20 ms. Returns whether nothing is playing. */
  pull(into: Int16Array): boolean {
    const spoken = this.#isPaused ? 0 : this.#queue.shift(into);
    into.fill(0, spoken);
    if (this.#isResuming && spoken > 0) this.#fadeIn(into);
    this.#passed += spoken;
    this.#played += spoken;
    const hasFade = this.#fadeLength > 0;
    if (hasFade) this.#addFade(into);
    const hasBackground = this.#background !== undefined && (this.#volume > 0 || this.#targetVolume > 0);
    if (hasBackground) this.#addBackground(this.#background ?? into, into);
    return spoken === 0 && !hasFade && !hasBackground;
  }

  #fadeIn(into: Int16Array): void {
    this.#isResuming = false;
    for (let index = 0; index < fadeSamples; index += 1) into[index] = ((into[index] ?? 0) * (index + 1)) / fadeSamples;
  }

  #addFade(into: Int16Array): void {
    for (let index = 0; index < this.#fadeLength; index += 1) {
      const share = 1 - (index + 1) / (this.#fadeLength + 1);
      into[index] = clip((into[index] ?? 0) + (this.#fade[index] ?? 0) * share);
    }
    this.#fadeLength = 0;
  }

  #addBackground(loop: Int16Array, into: Int16Array): void {
    const step = (this.#targetVolume - this.#volume) / into.length;
    let volume = this.#volume;
    let at = this.#backgroundAt;
    for (let index = 0; index < into.length; index += 1) {
      volume += step;
      into[index] = clip((into[index] ?? 0) + (loop[at] ?? 0) * volume);
      at += 1;
      if (at === loop.length) at = 0;
    }
    this.#backgroundAt = at;
    this.#volume = this.#targetVolume;
    if (this.#targetVolume === 0) this.#background = undefined;
  }
}

function clip(sample: number): number {
  return sample > 32_767 ? 32_767 : sample < -32_768 ? -32_768 : Math.round(sample);
}
