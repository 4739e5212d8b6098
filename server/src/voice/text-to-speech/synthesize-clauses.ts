import type { SpeechError, Utterance, Voice } from '../ports.ts';
import { type AudioTimeout, createAudioTimeout, type VoiceInUse } from './audio-timeout.ts';
import { createClauseSplitter } from './clause-splitter.ts';
import type { SynthesizedSpan } from './played-text.ts';
import { millisecondsOf, type VoiceSynthesis, type VoiceSynthesisListener } from './voice-synthesis.ts';

/** Maximum clauses synthesized at once: the one handed over and the next. */
const concurrentMax = 2;
/** Maximum audio synthesized ahead of playout. Unit: milliseconds; more would be paid for and lost at a barge-in. */
const aheadMaxMs = 12_000;

interface Clause extends SynthesizedSpan {
  utterance: Utterance | undefined;
  /** Audio that came before the clause's turn. */
  early: Int16Array[];
  soundMs: number;
  isComplete: boolean;
}

/** Synthesizes clause by clause, for engines that accept whole clauses: the next while one plays. */
export function synthesizeClauses(voice: Voice, inUse: VoiceInUse, listener: VoiceSynthesisListener): VoiceSynthesis {
  return new ClauseSynthesis(voice, inUse, listener);
}

class ClauseSynthesis implements VoiceSynthesis {
  readonly #voice: Voice;
  readonly #listener: VoiceSynthesisListener;
  readonly #timeout: AudioTimeout;
  readonly #splitter = createClauseSplitter();
  readonly #clauses: Clause[] = [];
  /** Index of the clause whose audio is handed over. */
  #head = 0;
  #aheadMs = 0;
  #soundMs = 0;
  #hasEnded = false;
  #isOver = false;

  constructor(voice: Voice, inUse: VoiceInUse, listener: VoiceSynthesisListener) {
    this.#voice = voice;
    this.#listener = listener;
    this.#timeout = createAudioTimeout(inUse, {
      late: () => listener.late(),
      failed: (error) => this.#fail(error),
    });
  }

  write(text: string): void {
    if (!this.#isOver) this.#add(this.#splitter.push(text));
  }

  flush(): void {
    if (!this.#isOver && !this.#hasEnded) this.#addRest();
  }

  end(): void {
    if (this.#isOver || this.#hasEnded) return;
    this.#hasEnded = true;
    this.#addRest();
  }

  cancel(): void {
    if (!this.#isOver) this.#stop();
  }

  tick(aheadMs: number): void {
    this.#aheadMs = aheadMs;
    if (this.#isOver) return;
    this.#timeout.tick(this.#clauses[this.#head] !== undefined && aheadMs <= 0);
    this.#proceed();
  }

  soundMs(): number {
    return this.#soundMs;
  }

  spans(): readonly SynthesizedSpan[] {
    return this.#clauses.slice(0, this.#head + 1);
  }

  #add(texts: readonly string[]): void {
    for (const text of texts) {
      const clause = { text, ms: undefined, words: [], utterance: undefined, early: [], soundMs: 0, isComplete: false };
      this.#clauses.push(clause);
    }
    this.#proceed();
  }

  #addRest(): void {
    const rest = this.#splitter.rest();
    this.#add(rest === undefined ? [] : [rest]);
  }

  /** Starts each clause that may start, and ends when all are handed over. */
  #proceed(): void {
    while (!this.#isOver && this.#clauses[this.#head]?.isComplete) this.#advance();
    if (this.#isOver) return;
    if (this.#hasEnded && this.#head === this.#clauses.length) {
      this.#isOver = true;
      return this.#listener.end();
    }
    for (const clause of this.#clauses.slice(this.#head, this.#head + concurrentMax)) {
      const mayStart = this.#aheadMs < aheadMaxMs || clause === this.#clauses[this.#head];
      if (clause.utterance === undefined && mayStart) this.#start(clause);
    }
  }

  /** Completes the head; early audio of the next clause follows at once. */
  #advance(): void {
    const clause = this.#clauses[this.#head];
    if (clause !== undefined) clause.ms = clause.soundMs;
    this.#head += 1;
    const next = this.#clauses[this.#head];
    for (const pcm of next?.early.splice(0) ?? []) {
      // The listener may cancel between two chunks.
      if (this.#isOver) return;
      this.#soundMs += millisecondsOf(pcm);
      this.#listener.audio(pcm);
    }
  }

  #start(clause: Clause): void {
    clause.utterance = this.#voice.speak({
      audio: (pcm) => {
        if (this.#isOver) return;
        this.#timeout.audioReceived();
        clause.soundMs += millisecondsOf(pcm);
        if (this.#clauses[this.#head] !== clause) return void clause.early.push(pcm);
        this.#soundMs += millisecondsOf(pcm);
        this.#listener.audio(pcm);
      },
      words: (words) => {
        clause.words = [...clause.words, ...words];
      },
      end: () => {
        if (this.#isOver) return;
        clause.isComplete = true;
        this.#proceed();
      },
      failed: (error) => this.#fail(error),
    });
    if (this.#isOver) return;
    clause.utterance.write(clause.text);
    clause.utterance.end();
  }

  #fail(error: SpeechError): void {
    if (this.#isOver) return;
    this.#stop();
    this.#listener.failed(error);
  }

  #stop(): void {
    this.#isOver = true;
    for (const clause of this.#clauses) if (!clause.isComplete) clause.utterance?.cancel();
  }
}
