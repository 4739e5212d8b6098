import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareStream } from './share-stream.ts';

/** Locks as the browser grants them: one holder of a name at a time, the others in line. */
function createLocks() {
  let line = Promise.resolve();
  return {
    request(_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      const turn = line.then(() => (signal.aborted ? undefined : hold()));
      line = turn;
      return turn;
    },
  } as unknown as LockManager;
}

function createTab(locks: LockManager | undefined) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const tab = { streams: 0, setHidden, stop: () => {} };
  function setHidden(hidden: boolean): void {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  }
  function follow(signal: AbortSignal): void {
    tab.streams += 1;
    signal.addEventListener('abort', () => {
      tab.streams -= 1;
    });
  }
  tab.stop = shareStream({ name: 'desk', follow, locks, page: page as unknown as Document });
  return tab;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a single tab keeps its stream while hidden', async () => {
  const tab = createTab(createLocks());
  await vi.advanceTimersByTimeAsync(0);
  tab.setHidden(true);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(tab.streams).toBe(1);
  tab.stop();
  expect(tab.streams).toBe(0);
});

// Ten tabs with a stream each took all connections a browser has for one server, and no page loaded any more.
it('one of several hidden tabs holds the stream, and the next takes over when it is closed', async () => {
  const locks = createLocks();
  const tabs = [createTab(locks), createTab(locks), createTab(locks)];
  await vi.advanceTimersByTimeAsync(0);
  for (const tab of tabs) tab.setHidden(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(tabs.map(({ streams }) => streams)).toEqual([1, 1, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tabs.map(({ streams }) => streams)).toEqual([1, 0, 0]);
  tabs[0]?.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(tabs.map(({ streams }) => streams)).toEqual([0, 1, 0]);
});

it('a tab that becomes visible subscribes again, once', async () => {
  const locks = createLocks();
  const [, other] = [createTab(locks), createTab(locks)];
  await vi.advanceTimersByTimeAsync(0);
  other?.setHidden(true);
  await vi.advanceTimersByTimeAsync(31_000);
  other?.setHidden(false);
  other?.setHidden(false);
  expect(other?.streams).toBe(1);
});

it('every tab subscribes in a browser without Web Locks', async () => {
  const tabs = [createTab(undefined), createTab(undefined)];
  for (const tab of tabs) tab.setHidden(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tabs.map(({ streams }) => streams)).toEqual([1, 1]);
});
