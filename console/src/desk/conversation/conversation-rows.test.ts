import { describe, expect, it } from 'vitest';
import { at, messageWith } from '../desk-examples.ts';
import { rowsOf } from './conversation-rows.ts';

const said = (id: string, role: 'visitor' | 'operator', seconds: number) =>
  messageWith({ id, role, created_at: at(seconds) });
const saidRows = (seenId: string | null, ...messages: ReturnType<typeof said>[]) =>
  rowsOf(messages, [], seenId).flatMap((row) => (row.kind === 'said' ? [row] : []));

describe('the read mark of the visitor', () => {
  const messages = [
    said('q', 'visitor', 0),
    said('a', 'operator', 1),
    said('b', 'operator', 2),
    said('c', 'operator', 3),
  ];

  it('ends at the message the server names', () => {
    expect(saidRows('b', ...messages).map(({ isSeen }) => isSeen)).toEqual([true, true, true, false]);
    expect(saidRows(null, ...messages).map(({ isSeen }) => isSeen)).toEqual([false, false, false, false]);
  });

  it('is shown at the last message read, also within a block', () => {
    const ends = (seenId: string | null) => saidRows(seenId, ...messages).filter(({ isLast }) => isLast);
    expect(ends('b').map(({ key }) => key)).toEqual(['q', 'b', 'c']);
    expect(ends(null).map(({ key }) => key)).toEqual(['q', 'c']);
  });
});
