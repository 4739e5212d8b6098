import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forEachLimited } from './for-each-limited.ts';

it('handles each item once, at most the limit at a time', async () => {
  const handled: number[] = [];
  let atOnce = 0;
  let most = 0;
  await forEachLimited([0, 1, 2, 3, 4, 5, 6], 3, async (item) => {
    most = Math.max(most, ++atOnce);
    await nextTurn();
    atOnce--;
    handled.push(item);
  });
  expect(handled.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(3);
});

it('throws a fault once the calls under way have ended, and begins no further one', async () => {
  const begun: number[] = [];
  let isSecondDone = false;
  const all = forEachLimited([0, 1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    if (item === 0) throw new Error('disk full');
    await nextTurn();
    isSecondDone = true;
  });
  await expect(all).rejects.toThrow('disk full');
  expect(begun).toEqual([0, 1]);
  expect(isSecondDone).toBe(true);
});
