import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

describe('limits over HTTP', () => {
  let clock: TestClock;
  let app: TestApp;

  beforeAll(async () => {
    clock = createTestClock();
    const env = { PARLEY_REQUESTS_PER_MINUTE_PER_KEY: '3', PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '4' };
    app = await buildTestApp({ clock, env });
  });
  beforeEach(() => clock.advance(60_000));
  afterAll(() => app.close());

  it('every response has the remaining quota, a 429 also Retry-After', async () => {
    const tenant = await app.createTenant();
    const ask = () => tenant.request('GET', '/api/agents');
    expect((await ask()).headers).toMatchObject({
      'ratelimit-policy': '"minute";q=3;w=60',
      ratelimit: '"minute";r=2;t=60',
      'x-ratelimit-limit': '3',
      'x-ratelimit-remaining': '2',
      'x-ratelimit-reset': '60',
    });
    await ask();
    await ask();
    clock.advance(20_500);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'rate_limited', message: expect.stringContaining('40 s') });
    expect(refused.headers).toMatchObject({ 'retry-after': '40', ratelimit: '"minute";r=0;t=40' });
    clock.advance(39_500);
    expect((await ask()).statusCode).toBe(200);
  });

  it('refused requests count too, and each key of a tenant has its own quota', async () => {
    const tenant = await app.createTenant();
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn++) statuses.push((await tenant.request('POST', '/api/agents', {})).statusCode);
    expect(statuses).toEqual([400, 400, 400, 429]);
    const other = await tenant.createKey(['agents:read']);
    const answer = await tenant.request('GET', '/api/agents', undefined, { 'x-api-key': other });
    expect(answer.statusCode).toBe(200);
  });

  it('requests without a key count by address, an IPv6 /64 as one', async () => {
    const ask = (remoteAddress: string) =>
      app.server.inject({ method: 'GET', url: `/api/chat/widget/${unknownId}`, remoteAddress });
    const statuses: number[] = [];
    for (const last of ['1', '2', 'a:b:c:d', 'ffff', '5']) statuses.push((await ask(`2001:db8::${last}`)).statusCode);
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, true]);
    expect((await ask('2001:db8:0:1::1')).statusCode).not.toBe(429);
  });
});
