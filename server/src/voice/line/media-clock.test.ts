import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMediaClock, type MediaClockOptions, type ThreadMediaClock } from './media-clock.ts';

/** Time that moves by timers only, except where a test makes the thread stand still. */
let stalledMs = 0;
const now = () => performance.now() + stalledMs;
let clock: ThreadMediaClock;
const open = (options: MediaClockOptions = {}) => {
  clock = createMediaClock({ now, ...options });
  return clock;
};

beforeEach(() => {
  stalledMs = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'] });
});
afterEach(() => {
  clock.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('ticks 50 times a second, without drift', () => {
  let ticks = 0;
  open().join(() => {
    ticks += 1;
  });
  vi.advanceTimersByTime(60_000);
  expect(ticks).toBe(3_000);
});

it('ticks at the same rate when every timer is late', () => {
  let ticks = 0;
  open().join(() => {
    ticks += 1;
    stalledMs += 7;
  });
  while (now() < 20_000) vi.advanceTimersByTime(1);
  expect(Math.abs(ticks - Math.floor(now() / 20))).toBeLessThanOrEqual(1);
});

it('spreads calls over the frame', () => {
  open();
  const at = new Map<number, number>();
  for (let call = 0; call < 20; call += 1) {
    clock.join(() => at.set(call, now()));
  }
  vi.advanceTimersByTime(40);
  const instants = [...at.values()].map((instant) => Math.round(instant) % 20);
  expect(new Set(instants).size).toBe(10);
});

it('runs no timer without calls', () => {
  open();
  expect(vi.getTimerCount()).toBe(0);
  const leave = clock.join(() => undefined);
  expect(vi.getTimerCount()).toBe(1);
  leave();
  leave();
  expect(vi.getTimerCount()).toBe(0);
});

describe('after an event loop stall', () => {
  it('catches up on missed frames', () => {
    let ticks = 0;
    const skipped = vi.fn();
    open({ onSkipped: skipped }).join(() => {
      ticks += 1;
    });
    vi.advanceTimersByTime(100);
    stalledMs = 150;
    vi.advanceTimersByTime(50);
    expect(ticks).toBe(15);
    expect(skipped).not.toHaveBeenCalled();
  });

  it('reads pending sockets before it plays the missed frames', () => {
    const order: string[] = [];
    // Comes in the same turn as the tick that is late, as what the system kept for a socket does.
    setTimeout(() => {
      stalledMs = 100;
      setImmediate(() => order.push('packet'));
    }, 20);
    open().join(() => order.push('tick'));
    vi.advanceTimersByTime(21);
    expect(order.slice(0, 2)).toEqual(['packet', 'tick']);
  });

  it('catches up on at most ten frames, reports the dropped ones, and keeps its rate', () => {
    let ticks = 0;
    const skipped = vi.fn();
    open({ onSkipped: skipped }).join(() => {
      ticks += 1;
    });
    vi.advanceTimersByTime(100);
    stalledMs = 3_000;
    vi.advanceTimersByTime(21);
    expect(ticks).toBeGreaterThanOrEqual(15);
    expect(ticks).toBeLessThanOrEqual(17);
    const given = skipped.mock.calls.reduce((sum, [frames]) => sum + frames, 0);
    expect(given).toBeGreaterThanOrEqual(139);
    expect(clock.tickLag().skippedFrames).toBe(given);
    const before = ticks;
    vi.advanceTimersByTime(1_000);
    expect(ticks - before).toBe(50);
  });
});

it('reports the tick lag', () => {
  open().join(() => undefined);
  vi.advanceTimersByTime(200);
  expect(clock.tickLag().maxMs).toBeLessThan(2);
  stalledMs = 30;
  vi.advanceTimersByTime(40);
  expect(clock.tickLag().maxMs).toBeGreaterThanOrEqual(20);
});

// A single call has 50 ticks a second: one stall of it counted for ten seconds.
it('forgets a stall after a second', () => {
  open().join(() => undefined);
  vi.advanceTimersByTime(200);
  stalledMs = 150;
  vi.advanceTimersByTime(200);
  expect(clock.tickLag().maxMs).toBeGreaterThanOrEqual(100);
  vi.advanceTimersByTime(1200);
  expect(clock.tickLag().maxMs).toBeLessThan(2);
});

it('a throwing tick does not stop the others', () => {
  const faults: unknown[] = [];
  let ticks = 0;
  open({ onFault: (cause) => faults.push(cause) });
  for (let call = 0; call < 11; call += 1) {
    clock.join(() => {
      if (call === 0) throw new Error('broken call');
      ticks += 1;
    });
  }
  vi.advanceTimersByTime(40);
  expect(ticks).toBeGreaterThanOrEqual(10);
  expect(faults.length).toBeGreaterThanOrEqual(1);
});

it('calls may be added and removed during a tick, and a removed one is not called again', () => {
  const told: string[] = [];
  open();
  const leavers: (() => void)[] = [];
  for (let call = 0; call < 21; call += 1) {
    leavers.push(
      clock.join(() => {
        told.push(`first ${call}`);
        for (const leave of leavers.splice(0)) leave();
        if (told.length === 1) clock.join(() => told.push('second'));
      }),
    );
  }
  vi.advanceTimersByTime(200);
  expect(told.filter((name) => name.startsWith('first'))).toHaveLength(1);
  expect(told.filter((name) => name === 'second').length).toBeGreaterThanOrEqual(8);
});

it('the only call may be removed and added again during its tick', () => {
  const told: number[] = [];
  open();
  vi.advanceTimersByTime(5_000);
  const leave = clock.join(() => {
    leave();
    clock.join(() => told.push(now()));
  });
  vi.advanceTimersByTime(220);
  expect(told.length).toBeGreaterThanOrEqual(9);
  expect(told.length).toBeLessThanOrEqual(10);
});
