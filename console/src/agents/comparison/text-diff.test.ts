import { describe, expect, it } from 'vitest';
import { diffRows, withContext } from './text-diff.ts';

const sideOf = (rows: ReturnType<typeof diffRows>, side: 'left' | 'right') =>
  rows.map((row) => row[side]?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('') ?? null);

describe('the comparison of two texts', () => {
  it('puts changed lines side by side and marks the words that differ', () => {
    const rows = diffRows('Be kind.\nWe open at 8.\nBye.', 'Be kind.\nWe open at 9.\nBye.');
    expect(sideOf(rows, 'left')).toEqual(['Be kind.', 'We open at [8].', 'Bye.']);
    expect(sideOf(rows, 'right')).toEqual(['Be kind.', 'We open at [9].', 'Bye.']);
  });

  it('leaves a gap on the side that lacks a line', () => {
    const rows = diffRows('a\nc\n', 'a\nb\nc\n');
    expect(sideOf(rows, 'left')).toEqual(['a', null, 'c']);
    expect(sideOf(rows, 'right')).toEqual(['a', '[b]', 'c']);
  });

  it('counts the unchanged lines it leaves out', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    const shown = withContext(diffRows(lines.join('\n'), lines.with(10, 'other').join('\n')));
    expect(shown[0]).toEqual({ skipped: 7 });
    expect(shown.at(-1)).toEqual({ skipped: 6 });
    expect(shown).toHaveLength(9);
    expect(withContext(diffRows('a', 'a'))).toEqual([]);
  });
});
