import type { TranscriptListener } from '#voice/ports.ts';

/** Puts what OpenAI says about several committed stretches back into the order they were said in. */
export interface TranscriptOrder {
  /** A stretch was committed; its words are wanted. */
  expect(stretch: { startMs: number; endMs: number }): void;
  committed(itemId: string): void;
  delta(itemId: string, text: string): void;
  completed(itemId: string, text: string): void;
  /** The oldest stretch that has no item yet held nothing. */
  dropUncommitted(): void;
  /** Stretches whose words have not come. */
  readonly waiting: number;
}

interface Stretch {
  startMs: number;
  endMs: number;
  itemId?: string;
  text?: string;
}

/**
 * Turns may be completed in another order than they were committed in, so each is known by its item. Words may also
 * come before the commit (gpt-realtime-whisper); they belong to the stretch that is committed next.
 */
export function createTranscriptOrder(listener: Pick<TranscriptListener, 'partial' | 'final'>): TranscriptOrder {
  const stretches: Stretch[] = [];
  const partials = new Map<string, string>();

  function tellInOrder(): void {
    while (stretches[0]?.text !== undefined) {
      const { text = '', startMs, endMs, itemId } = stretches.shift() as Stretch;
      if (itemId !== undefined) partials.delete(itemId);
      listener.final({ text: text.trim(), startMs, endMs });
    }
  }
  const firstWithoutItem = () =>
    stretches.find((stretch) => stretch.itemId === undefined && stretch.text === undefined);
  const findOrAdopt = (itemId: string): Stretch | undefined => {
    const known = stretches.find((stretch) => stretch.itemId === itemId) ?? firstWithoutItem();
    if (known !== undefined) known.itemId = itemId;
    return known;
  };

  return {
    expect(stretch) {
      stretches.push({ ...stretch });
    },
    committed(itemId) {
      findOrAdopt(itemId);
    },
    delta(itemId, text) {
      const soFar = (partials.get(itemId) ?? '') + text;
      partials.set(itemId, soFar);
      const isNext = stretches[0] === undefined || stretches[0].itemId === itemId;
      if (isNext && soFar.trim() !== '') listener.partial(soFar.trim());
    },
    completed(itemId, text) {
      const stretch = findOrAdopt(itemId);
      if (stretch === undefined) return;
      stretch.text = text;
      tellInOrder();
    },
    dropUncommitted() {
      const stretch = firstWithoutItem();
      if (stretch === undefined) return;
      stretch.text = '';
      tellInOrder();
    },
    get waiting() {
      return stretches.length;
    },
  };
}
