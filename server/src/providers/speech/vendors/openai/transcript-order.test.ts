import { beforeEach, describe, expect, it } from 'vitest';
import { createEar } from '../../testing/ear.ts';
import { createTranscriptOrder, type TranscriptOrder } from './transcript-order.ts';

describe('transcripts of several segments', () => {
  let ear: ReturnType<typeof createEar>;
  let order: TranscriptOrder;
  beforeEach(() => {
    ear = createEar();
    order = createTranscriptOrder(ear.listener);
  });
  const stretch = (number: number) => ({ startMs: number * 1_000, endMs: number * 1_000 + 500 });

  it('are emitted in spoken order, whichever completes first', () => {
    order.expect(stretch(1));
    order.expect(stretch(2));
    order.committed('a');
    order.committed('b');
    order.completed('b', 'second');
    expect(ear.texts()).toEqual([]);
    order.completed('a', ' first');
    expect(ear.finals).toEqual([
      { text: 'first', ...stretch(1) },
      { text: 'second', ...stretch(2) },
    ]);
    expect(order.waiting).toBe(0);
  });

  it('grow as partials, of the current segment', () => {
    order.delta('a', 'Is it');
    order.expect(stretch(1));
    order.committed('a');
    order.delta('a', ' raining');
    order.expect(stretch(2));
    order.committed('b');
    order.delta('b', 'Never mind');
    expect(ear.partials).toEqual(['Is it', 'Is it raining']);
  });

  it('are empty where nothing was committed, and the next keep their order', () => {
    order.expect(stretch(1));
    order.expect(stretch(2));
    order.dropUncommitted();
    order.committed('b');
    order.completed('b', 'second');
    expect(ear.texts()).toEqual(['', 'second']);
  });

  it('are ignored without a request', () => {
    order.completed('x', 'ghost');
    expect(ear.finals).toEqual([]);
  });
});
