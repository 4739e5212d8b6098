import type { SpeechError, Utterance, Voice } from '../ports.ts';
import { createAudioTimeout, type VoiceInUse } from './audio-timeout.ts';
import { createClauseSplitter } from './clause-splitter.ts';
import type { SynthesizedSpan } from './played-text.ts';
import { millisecondsOf, type VoiceSynthesis, type VoiceSynthesisListener } from './voice-synthesis.ts';

/** Clauses in the making at once: the next one while one is being handed over. */
const atOnceMax = 2;
/** Sound made before it is needed; more would be paid for and thrown away at an interruption. Unit: milliseconds. */
const aheadMaxMs = 12_000;

interface Clause extends SynthesizedSpan {
  utterance: Utterance | undefined;
  /** Sound that came before its turn. */
  early: Int16Array[];
  soundMs: number;
  isMade: boolean;
}

/** Speaks through a voice that takes whole clauses: the next is made while one plays. */
export function synthesizeClauses(voice: Voice, speaker: VoiceInUse, listener: VoiceSynthesisListener): VoiceSynthesis {
  const cutter = createClauseSplitter();
  const clauses: Clause[] = [];
  let handing = 0;
  let ahead = 0;
  let hasEnded = false;
  let isOver = false;
  const watch = createAudioTimeout(speaker, { late: () => listener.late(), failed: fail });

  function add(texts: readonly string[]): void {
    for (const text of texts) {
      clauses.push({ text, ms: undefined, words: [], utterance: undefined, early: [], soundMs: 0, isMade: false });
    }
    proceed();
  }

  function addRest(): void {
    const rest = cutter.rest();
    add(rest === undefined ? [] : [rest]);
  }

  /** Begins what may begin, and ends the performance when all is handed over. */
  function proceed(): void {
    while (!isOver && clauses[handing]?.isMade) handOver();
    if (isOver) return;
    if (hasEnded && handing === clauses.length) {
      isOver = true;
      return listener.end();
    }
    for (const clause of clauses.slice(handing, handing + atOnceMax)) {
      if (clause.utterance === undefined && (ahead < aheadMaxMs || clause === clauses[handing])) begin(clause);
    }
  }

  /** The clause at the head is complete; what its successor has made already follows at once. */
  function handOver(): void {
    const clause = clauses[handing];
    if (clause !== undefined) clause.ms = clause.soundMs;
    handing += 1;
    const next = clauses[handing];
    for (const pcm of next?.early.splice(0) ?? []) listener.audio(pcm);
  }

  function begin(clause: Clause): void {
    const isHead = () => clauses[handing] === clause;
    clause.utterance = voice.speak({
      audio(pcm) {
        if (isOver) return;
        watch.audioReceived();
        clause.soundMs += millisecondsOf(pcm);
        if (isHead()) listener.audio(pcm);
        else clause.early.push(pcm);
      },
      words(words) {
        clause.words = [...clause.words, ...words];
      },
      end() {
        if (isOver) return;
        clause.isMade = true;
        proceed();
      },
      failed: fail,
    });
    if (isOver) return;
    clause.utterance.write(clause.text);
    clause.utterance.end();
  }

  function fail(error: SpeechError): void {
    if (isOver) return;
    stop();
    listener.failed(error);
  }

  function stop(): void {
    isOver = true;
    for (const clause of clauses) if (!clause.isMade) clause.utterance?.cancel();
  }

  return {
    write(text) {
      if (!isOver) add(cutter.push(text));
    },
    flush() {
      if (!isOver && !hasEnded) addRest();
    },
    end() {
      if (isOver || hasEnded) return;
      hasEnded = true;
      addRest();
    },
    cancel() {
      if (!isOver) stop();
    },
    tick(aheadMs) {
      ahead = aheadMs;
      if (isOver) return;
      const head = clauses[handing];
      watch.tick(head !== undefined && aheadMs <= 0);
      proceed();
    },
    pieces: () => clauses.slice(0, handing + 1),
  };
}
