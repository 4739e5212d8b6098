import { expect, it } from 'vitest';
import { createExportSlots } from './export-slots.ts';

const open = new AbortController().signal;

/** Work that begins when it gets a slot, and ends when told. */
function held() {
  let end = () => {};
  let fail: (error: Error) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const work = { hasBegun: false, end, fail, run: () => ((work.hasBegun = true), ended) };
  return work;
}

it('two exports run at a time, and a third begins when one has failed', async () => {
  const slots = createExportSlots();
  const works = [held(), held(), held()];
  const runs = works.map(({ run }) => slots.run(run, open));
  await Promise.resolve();
  expect(works.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false]);
  works[0]?.fail(new Error('broken off'));
  await expect(runs[0]).rejects.toThrow('broken off');
  await Promise.resolve();
  expect(works.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true]);
  for (const work of works) work.end();
  await Promise.all(runs.slice(1));
});

it('503 for an export whose client disconnects while it waits, and it takes no slot', async () => {
  const slots = createExportSlots();
  const works = [held(), held(), held(), held()];
  const leaving = new AbortController();
  const runs = works.map(({ run }, at) => slots.run(run, at === 2 ? leaving.signal : open));
  leaving.abort();
  await expect(runs[2]).rejects.toMatchObject({ code: 'unavailable' });
  for (const work of works) work.end();
  await Promise.all([runs[0], runs[1], runs[3]]);
  expect(works.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false, true]);
});
