/**
 * How the vendors work: the model says its first word after 100 ms and a word every 20 ms, hearing and speaking answer
 * at once. The answer sounds for 3 s, 40 ms a letter.
 */
export const vendors = {
  firstTokenMs: 100,
  tokenMs: 20,
  answer: 'You may come on Monday at nine, the workshop is open until six, as always.',
  /** What is heard of every stretch of speech. */
  heard: 'could you tell me when the workshop is open',
};

/** A caller speaks once in so long, in turn 7.1 s and 3 s: 40 % of the time, 4.8 turns a minute. */
export const turnEveryMs = 12_500;
export const recordings = ['austen0870', 'austen0880'] as const;
