import type { GuidedDecoder } from './guided-decoder.ts';
import type { LanguagePack } from './language-pack.ts';

/** Borrower of a decoder for the length of an utterance. */
export interface Borrower {
  pack: LanguagePack;
  /** The ear is the borrower's until it is given back. `isFamiliar`: it heard for this borrower last. */
  ready(decoder: GuidedDecoder, isFamiliar: boolean): void;
  failed(cause: unknown): void;
}

export interface DecoderPool {
  borrow(borrower: Borrower): void;
  giveBack(decoder: GuidedDecoder): void;
  /** Throws an ear away that does not work any more. */
  discard(decoder: GuidedDecoder): void;
  /** Waits no longer. */
  leave(borrower: Borrower): void;
}

/**
 * Ears shared by calls, as most callers are silent most of the time and an ear takes 30 MB. More callers than
 * `maximum` who speak at once wait for each other; their sound is kept.
 */
export function createDecoderPool(options: {
  maximum: number;
  create: (pack: LanguagePack) => Promise<GuidedDecoder>;
}): DecoderPool {
  const idle: GuidedDecoder[] = [];
  const lastBorrower = new WeakMap<GuidedDecoder, Borrower>();
  const waiting: Borrower[] = [];
  let count = 0;

  function hand(decoder: GuidedDecoder, borrower: Borrower) {
    const isFamiliar = lastBorrower.get(decoder) === borrower;
    lastBorrower.set(decoder, borrower);
    borrower.ready(decoder, isFamiliar);
  }

  async function createFor(pack: LanguagePack) {
    count += 1;
    try {
      giveBack(await options.create(pack));
    } catch (cause) {
      count -= 1;
      for (const borrower of waiting.filter((one) => one.pack === pack)) {
        leave(borrower);
        borrower.failed(cause);
      }
    }
  }

  function giveBack(decoder: GuidedDecoder) {
    const next = waiting.find((one) => one.pack === decoder.pack);
    if (next) {
      leave(next);
      hand(decoder, next);
    } else {
      idle.push(decoder);
      makeRoom();
    }
  }

  /** Evicts an unused decoder for a waiting borrower of another language. */
  function makeRoom() {
    const [next] = waiting;
    if (!next) return;
    if (count >= options.maximum) {
      const unused = idle.shift();
      if (!unused) return;
      unused.close();
      count -= 1;
    }
    void createFor(next.pack);
  }

  function leave(borrower: Borrower) {
    const at = waiting.indexOf(borrower);
    if (at >= 0) waiting.splice(at, 1);
  }

  return {
    giveBack,
    leave,
    borrow(borrower) {
      const fitting = idle.filter((one) => one.pack === borrower.pack);
      const decoder = fitting.find((one) => lastBorrower.get(one) === borrower) ?? fitting[0];
      if (decoder) {
        idle.splice(idle.indexOf(decoder), 1);
        hand(decoder, borrower);
      } else {
        waiting.push(borrower);
        makeRoom();
      }
    },
    discard(decoder) {
      count -= 1;
      decoder.close();
      makeRoom();
    },
  };
}
