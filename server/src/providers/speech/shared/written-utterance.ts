import type { Utterance } from '#voice/ports.ts';
import type { Delivery } from './delivery.ts';
import { createPhraseBuffer } from './phrases.ts';

/** An utterance whose words go to a vendor phrase by phrase. */
export function createWrittenUtterance(input: {
  delivery: Delivery;
  /** The next phrase; never called for a text with nothing to say. */
  send(phrase: string): void;
  /** All phrases were sent; there was at least one. */
  finish(): void;
  cancel(): void;
}): Utterance {
  const { delivery } = input;
  const phrases = createPhraseBuffer();
  let isEnded = false;
  let hasSent = false;

  function send(phrase: string): void {
    hasSent = true;
    input.send(phrase);
  }

  return {
    write(text) {
      if (isEnded || delivery.isOver) return;
      for (const phrase of phrases.add(text)) send(phrase);
    },
    end() {
      if (isEnded || delivery.isOver) return;
      isEnded = true;
      const rest = phrases.rest();
      if (rest !== '') send(rest);
      if (hasSent) input.finish();
      // Asynchronous, so that `end` never comes within the caller's own call.
      else queueMicrotask(() => delivery.done(false));
    },
    cancel() {
      if (delivery.isOver) return;
      delivery.stop();
      input.cancel();
    },
  };
}
