/** Words that are worth telling only while they are new: of each kind the last one is kept until it is taken. */
export interface LatestWords<Word> {
  put(kind: string, word: Word): void;
  /** All that came since it was last called. */
  take(): Word[];
  /** Resolves when there is something to take. */
  arrived(): Promise<void>;
}

export function createLatestWords<Word>(): LatestWords<Word> {
  const words = new Map<string, Word>();
  let tell = () => {};
  let arrival = nextArrival();

  function nextArrival(): Promise<void> {
    return new Promise((resolve) => {
      tell = resolve;
    });
  }

  return {
    put(kind, word) {
      words.set(kind, word);
      tell();
    },
    take() {
      const taken = [...words.values()];
      words.clear();
      arrival = nextArrival();
      return taken;
    },
    arrived: () => arrival,
  };
}
