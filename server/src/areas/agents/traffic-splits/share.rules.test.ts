import { expect, it } from 'vitest';
import { isInShare } from './share.rules.ts';

const ids = Array.from({ length: 5000 }, (_, index) => `0197f3a0-7c1e-7b42-9f2d-${String(index).padStart(12, '0')}`);

it('a share is that percentage of all ids', () => {
  for (const share of [1, 20, 50, 99]) {
    const part = ids.filter((id) => isInShare(id, share)).length / ids.length;
    expect(Math.abs(part * 100 - share)).toBeLessThan(3);
  }
});

it('a larger share includes the ids of a smaller one', () => {
  expect(ids.filter((id) => isInShare(id, 20)).every((id) => isInShare(id, 21))).toBe(true);
});
