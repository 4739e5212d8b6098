import { frameMs, frameSamples, sampleRateHz } from '../../server/src/voice/ports.ts';
import type { Session, Sink } from './engine.ts';
import { Stamps } from './fakes/stamps.ts';
import type { Scenario } from './scenario.ts';
import type { Tally } from './tally.ts';

const loud = new Int16Array(frameSamples).fill(8_000);
const quiet = new Int16Array(frameSamples);
/** Callers do not begin together. Unit: milliseconds. */
const startsWithinMs = 3_000;

/** Caller that asks, listens, and barges into every second reply; 20 ms at a time. */
export class Caller {
  readonly stamps = new Stamps();
  readonly sink: Sink;
  session: Session = { push() {} };
  readonly #scenario: Scenario;
  readonly #tally: () => Tally;
  #phase: 'gap' | 'speech' | 'wait' | 'listen' = 'gap';
  #leftMs: number;
  #replies = 0;
  #askedAt = 0;
  /** The first frame of speech into an answer; 0: the agent was silent. */
  #interruptedAt = 0;
  #hasStopped = false;
  #heardFrom = 0;
  #heardUntil = 0;
  #isComplete = true;

  constructor(number: number, scenario: Scenario, tally: () => Tally) {
    this.#scenario = scenario;
    this.#tally = tally;
    this.#leftMs = scenario.gapMs + ((number * 137) % startsWithinMs);
    this.sink = {
      audio: (pcm) => this.#hear(pcm),
      end: () => {
        this.#isComplete = true;
      },
      stop: () => this.#noteStop(),
      isPlaying: () => performance.now() < this.#heardUntil,
    };
  }

  #hear(pcm: Int16Array): void {
    const now = performance.now();
    if (this.#phase === 'wait') {
      this.#phase = 'listen';
      this.#heardFrom = now;
      this.#heardUntil = now;
      this.#isComplete = false;
      this.#tally().answered(now - this.#askedAt, this.stamps, now);
    } else if (this.#phase === 'speech' && this.#hasStopped) {
      this.#tally().lateFrames += 1;
    }
    this.#heardUntil += (pcm.length / sampleRateHz) * 1000;
  }

  #noteStop(): void {
    if (this.#interruptedAt > 0 && !this.#hasStopped) {
      const now = performance.now();
      this.#hasStopped = true;
      this.#tally().interrupted(now - this.#interruptedAt, this.stamps, now);
    }
    this.#heardUntil = 0;
    this.#isComplete = true;
  }

  tick(now: number): void {
    this.session.push(this.#nextFrame(now));
  }

  #nextFrame(now: number): Int16Array {
    switch (this.#phase) {
      case 'gap':
        this.#leftMs -= frameMs;
        if (this.#leftMs <= 0) this.#beginSpeech(0);
        return quiet;
      case 'speech':
        this.#leftMs -= frameMs;
        if (this.#leftMs <= 0) this.#endSpeech(now);
        return loud;
      case 'wait':
        if (now - this.#askedAt <= this.#scenario.patienceMs) return quiet;
        this.#tally().missedTurns += 1;
        return this.#pause();
      case 'listen':
        return this.#listen(now);
    }
  }

  #beginSpeech(interruptedAt: number): void {
    this.#phase = 'speech';
    this.#leftMs = this.#scenario.speechMs;
    this.#interruptedAt = interruptedAt;
    this.#hasStopped = false;
    this.stamps.interrupting = 0;
  }

  #endSpeech(now: number): void {
    this.#phase = 'wait';
    this.#askedAt = now;
    this.#tally().turns += 1;
    if (this.#interruptedAt > 0 && !this.#hasStopped) this.#tally().missedInterruptions += 1;
    this.#interruptedAt = 0;
  }

  #listen(now: number): Int16Array {
    const interrupts = (this.#replies + 1) % this.#scenario.interruptEvery === 0;
    if (interrupts && now - this.#heardFrom > this.#scenario.interruptAfterMs) {
      this.#replies += 1;
      this.#beginSpeech(now);
      return loud;
    }
    if (!this.#isComplete || now <= this.#heardUntil) return quiet;
    this.#replies += 1;
    return this.#pause();
  }

  #pause(): Int16Array {
    this.#phase = 'gap';
    this.#leftMs = this.#scenario.gapMs;
    return quiet;
  }
}
