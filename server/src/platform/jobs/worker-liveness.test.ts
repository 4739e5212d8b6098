import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { WorkerLiveness } from './worker-liveness.ts';

afterEach(() => vi.useRealTimers());

// Regression: each failed try led to two, until a process without its database had no memory left.
it('tries once a second while the database is out of reach', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let tries = 0;
  const server = createServer((socket) => {
    tries += 1;
    socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const log = pino({ level: 'silent' });
  const liveness = new WorkerLiveness({ connection: { host: '127.0.0.1', port, user: 'parley' }, log });
  liveness.add('worker-1');
  for (let seconds = 0; seconds < 6; seconds += 1) {
    await expect.poll(() => tries).toBe(seconds + 1);
    // The end of the connection reaches its client too.
    for (let turns = 0; turns < 50; turns += 1) await setImmediate();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await expect.poll(() => tries).toBe(7);
  for (let turns = 0; turns < 50; turns += 1) await setImmediate();
  expect(tries).toBe(7);
  await liveness.stop();
  server.close();
});
