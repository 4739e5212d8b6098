/**
 * Latency of the vendors: the model's first token after 100 ms, then a word every 20 ms; speech-to-text and
 * text-to-speech at once. The reply lasts 3 s, 40 ms a letter.
 */
export const vendors = {
  firstTokenMs: 100,
  tokenMs: 20,
  answer: 'You may come on Monday at nine, the workshop is open until six, as always.',
  /** Transcript of each stretch of speech. */
  heard: 'could you tell me when the workshop is open',
};

/** A caller speaks once in so long, in turn 7.1 s and 3 s: 40 % of the time, 4.8 turns a minute. */
export const turnEveryMs = 12_500;
export const recordings = ['austen0870', 'austen0880'] as const;
