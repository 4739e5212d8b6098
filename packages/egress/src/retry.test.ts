import { afterEach, expect, it } from 'vitest';
import { createEgress, type EgressRequest } from './egress.ts';
import { retryWaitMs } from './retry.rules.ts';
import { startLoopbackServer } from './testing/loopback-server.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A server that fails with each of `statuses` in turn (0 breaks the connection), then answers 200. */
async function failing(statuses: number[], headers: Record<string, string> = { 'retry-after': '0' }) {
  const left = [...statuses];
  const server = await startLoopbackServer((request, response) => {
    const status = left.shift();
    if (status === 0) request.socket.destroy();
    else response.writeHead(status ?? 200, headers).end('body');
  });
  open.push(server.close);
  const door = createEgress({ allowHosts: [new URL(server.origin).host] });
  const send = (init: Partial<EgressRequest>) =>
    door.fetch(server.origin, { timeoutMs: 2000, maxBytes: 1000, ...init });
  return { server, send };
}

it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is attempted three times, each with its body', async (method) => {
  const { server, send } = await failing([503, 0]);
  const body = method === 'PUT' ? 'content' : null;
  expect((await send({ method, body })).status).toBe(200);
  expect(server.requests.map((request) => request.body)).toEqual(Array(3).fill(body ?? ''));
});

it('POST is sent once, and retried only on request', async () => {
  const once = await failing([503]);
  expect((await once.send({ method: 'POST', body: 'x' })).status).toBe(503);
  expect(once.server.requests).toHaveLength(1);
  const asked = await failing([429, 502]);
  expect((await asked.send({ method: 'POST', body: 'x', retries: 2 })).status).toBe(200);
  expect(asked.server.requests.map((request) => request.body)).toEqual(['x', 'x', 'x']);
});

it('a streamed body is sent once even when retries are requested', async () => {
  const { server, send } = await failing([503]);
  const body = new Blob(['x']).stream();
  expect((await send({ method: 'POST', body, retries: 3, duplex: 'half' } as never)).status).toBe(503);
  expect(server.requests).toHaveLength(1);
});

it('the caller receives the last failure', async () => {
  const answered = await failing([500, 503]);
  expect((await answered.send({})).status).toBe(500);
  const { server, send } = await failing([503, 503, 504]);
  expect((await send({})).status).toBe(504);
  expect(server.requests).toHaveLength(3);
  const broken = await failing([0, 0]);
  await expect(broken.send({ retries: 1 })).rejects.toMatchObject({ code: 'connection_failed', isTransient: true });
});

it('a Retry-After above 30 s is not waited for', async () => {
  const { server, send } = await failing([503], { 'retry-after': '31' });
  expect((await send({})).status).toBe(503);
  expect(server.requests).toHaveLength(1);
});

it('the longest Retry-After that is waited for can be less', async () => {
  const { server, send } = await failing([429], { 'retry-after': '2' });
  expect((await send({ longestRetryAfterMs: 1_000 })).status).toBe(429);
  expect(server.requests).toHaveLength(1);
});

it('an abort during the backoff rejects with its reason at once', async () => {
  const { send } = await failing([503, 503], { 'retry-after': '20' });
  const reason = new Error('hung up');
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 60);
  await expect(send({ signal: controller.signal })).rejects.toBe(reason);
});

it('the backoff doubles with jitter to at most 5 s, and follows Retry-After in seconds or as a date', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const wait = (failures: number, retryAfter: string | null, random = 1) =>
    retryWaitMs({ failures, retryAfter, now, random });
  expect([1, 2, 3, 9].map((failures) => wait(failures, null))).toEqual([250, 500, 1000, 5000]);
  expect(wait(3, null, 0.5)).toBe(500);
  expect(wait(1, '2', 0)).toBe(2000);
  expect(wait(1, '2', 1)).toBe(2250);
  expect(wait(1, 'Thu, 01 Jan 2026 00:00:03 GMT', 0)).toBe(3000);
  expect(wait(1, 'Wed, 31 Dec 2025 00:00:00 GMT', 0)).toBe(0);
  expect(wait(1, '31')).toBeUndefined();
  expect(wait(1, 'soon')).toBe(250);
});
