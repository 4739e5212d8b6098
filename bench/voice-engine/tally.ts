import { spread } from '../shared/numbers.ts';
import type { Stamps } from './fakes/stamps.ts';

/** Measurements of the callers of one run. Unit: milliseconds. */
export class Tally {
  #turn: number[] = [];
  #overhead: number[] = [];
  #commit: number[] = [];
  #modelToVoice: number[] = [];
  #voiceToOut: number[] = [];
  #interruption: number[] = [];
  #interruptionOverhead: number[] = [];
  turns = 0;
  missedTurns = 0;
  missedInterruptions = 0;
  lateFrames = 0;

  /** The first sound of an answer, so long after the caller's last frame of speech. */
  answered(turnMs: number, stamps: Stamps, now: number): void {
    const commit = stamps.modelAsked - stamps.ready();
    const modelToVoice = stamps.voiceAsked - stamps.firstToken;
    const voiceToOut = now - stamps.firstSound;
    this.#turn.push(turnMs);
    this.#commit.push(commit);
    this.#modelToVoice.push(modelToVoice);
    this.#voiceToOut.push(voiceToOut);
    this.#overhead.push(commit + modelToVoice + voiceToOut);
  }

  /** The agent fell silent, so long after the caller's first frame of speech. */
  interrupted(interruptionMs: number, stamps: Stamps, now: number): void {
    this.#interruption.push(interruptionMs);
    this.#interruptionOverhead.push(now - stamps.interrupting);
  }

  result() {
    return {
      turns: this.turns,
      missedTurns: this.missedTurns,
      missedInterruptions: this.missedInterruptions,
      lateFrames: this.lateFrames,
      turnMs: spread(this.#turn),
      turnOverheadMs: spread(this.#overhead),
      commitMs: spread(this.#commit),
      modelToVoiceMs: spread(this.#modelToVoice),
      voiceToOutMs: spread(this.#voiceToOut),
      interruptionMs: spread(this.#interruption),
      interruptionOverheadMs: spread(this.#interruptionOverhead),
    };
  }
}
