import { expect, it } from 'vitest';
import type { ServerProcess } from './run-server.ts';
import { superviseServer } from './supervise-server.ts';

/** A server whose death the test triggers. */
function fakeServer(pid: number): ServerProcess & { die(end: string): void } {
  const callbacks: ((end: string) => void)[] = [];
  return {
    pid,
    end: undefined,
    onEnd: (callback) => void callbacks.push(callback),
    stop: async () => undefined,
    requestStop: () => undefined,
    unref: () => undefined,
    die: (end) => {
      for (const callback of callbacks) callback(end);
    },
  };
}

/** Supervises a first server; `failures` are the errors of the following restarts, in order. */
function supervise(failures: string[]) {
  const first = fakeServer(1);
  let starts = 0;
  let tell: (line: string) => void = () => {};
  const outcome = new Promise<string>((resolve) => (tell = resolve));
  const server = superviseServer({
    first,
    restart: async () => {
      starts += 1;
      const failure = failures[starts - 1];
      if (failure !== undefined) throw new Error(failure);
      return fakeServer(2);
    },
    describeEnd: (_, end) => end,
    onRestartsExhausted: (detail) => tell(`given up: ${detail}`),
    log: (line) => {
      if (line.includes('runs again')) tell('runs again');
    },
    pausesMs: [0, 0],
  });
  return { first, server, outcome, starts: () => starts };
}

// A database without disk space for its log exits at each start until space is free again.
it('while the disk is full it is restarted without end', async () => {
  const full = 'could not write to file "pg_wal/xlogtemp.1": No space left on device';
  const { first, server, outcome, starts } = supervise([full, full, full, full, full]);
  first.die(full);
  expect(await outcome).toBe('runs again');
  expect([server.pid, starts()]).toEqual([2, 6]);
});

it('for any other reason it fails after as many attempts as there are pauses', async () => {
  const { first, outcome, starts } = supervise(['no', 'no', 'no']);
  first.die('SIGKILL');
  expect(await outcome).toBe('given up: no');
  expect(starts()).toBe(2);
});

it('a server being stopped is not restarted', async () => {
  const { first, server, starts } = supervise([]);
  const stopping = server.stop();
  first.die('SIGINT');
  await stopping;
  expect([server.pid, starts()]).toEqual([1, 0]);
});
