import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

function work() {
  let end: (() => void) | undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end: () => end?.() };
}

it('limits concurrency and queue length, runs FIFO, and rejects the rest', async () => {
  const inLine = createBoundedQueue({ atOnce: 2, waiting: 2 });
  const begun: number[] = [];
  const works = [0, 1, 2, 3].map(work);
  const running = works.map(({ done }, number) =>
    inLine(() => {
      begun.push(number);
      return done;
    }),
  );
  expect(begun).toEqual([0, 1]);
  await expect(inLine(async () => {})).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '2' } });
  works[1]?.end();
  await running[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(running);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('failed work frees its slot', async () => {
  const inLine = createBoundedQueue({ atOnce: 1, waiting: 5 });
  const failing = inLine(() => Promise.reject(new Error('no')));
  const next = inLine(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await inLine(async () => 'again')).toBe('again');
});
