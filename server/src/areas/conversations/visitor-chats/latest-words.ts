import type { EphemeralEvents } from '#platform/outbox/follow-events.ts';

/** Words that are worth telling only while they are new: of each kind the last one is kept until it is taken. */
export interface LatestWords<Word> extends EphemeralEvents<Word> {
  put(kind: string, word: Word): void;
}

export function createLatestWords<Word>(): LatestWords<Word> {
  const words = new Map<string, Word>();
  let tell = () => {};
  return {
    put(kind, word) {
      words.set(kind, word);
      tell();
    },
    take() {
      const [first] = words;
      if (!first) return undefined;
      words.delete(first[0]);
      return first[1];
    },
    onWord(listener) {
      tell = listener;
    },
  };
}
