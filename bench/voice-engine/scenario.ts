/** Behaviour of the callers and latency of the fakes. Unit: milliseconds. */
export interface Scenario {
  /** Silence before a question, its length, and how long the caller waits for an answer. */
  gapMs: number;
  speechMs: number;
  patienceMs: number;
  /** Every so many replies the caller speaks into it, after so much of it. */
  interruptEvery: number;
  interruptAfterMs: number;
  /** Speech and silence after which the voice activity detector changes its replyEngine. */
  activityStartMs: number;
  activityEndMs: number;
  /** First words after this much speech; all words this long after the last loud frame. */
  partialAfterMs: number;
  finalAfterMs: number;
  firstTokenMs: number;
  tokenMs: number;
  tokens: number;
  /** First sound after the first text, then a chunk of 100 ms every 10 ms. */
  firstSoundMs: number;
  replyMs: number;
  /** Speech that interrupts the agent. */
  interruptionMs: number;
}

/** Denser than a conversation: about 14 turns a minute. */
export const scenario: Scenario = {
  gapMs: 800,
  speechMs: 1500,
  patienceMs: 6000,
  interruptEvery: 2,
  interruptAfterMs: 1000,
  activityStartMs: 50,
  activityEndMs: 200,
  partialAfterMs: 200,
  finalAfterMs: 150,
  firstTokenMs: 100,
  tokenMs: 5,
  tokens: 30,
  firstSoundMs: 80,
  replyMs: 3000,
  interruptionMs: 100,
};

/** Latency of the providers themselves from the caller's last word to the agent's first audio, one after another. */
export function sumOfStagesMs(wanted: Scenario): number {
  return Math.max(wanted.activityEndMs, wanted.finalAfterMs) + wanted.firstTokenMs + wanted.firstSoundMs;
}
