import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

// 10.0.0.0/24 are proxies we believe; what others say in X-Forwarded-For counts for nothing.

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({
    env: { PARLEY_TRUSTED_PROXIES: '10.0.0.0/24', PARLEY_REQUESTS_PER_MINUTE_PER_KEY: '100' },
  });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

async function keyWith(limits: Record<string, unknown>): Promise<string> {
  const body = { name: 'Limited', scopes: ['agents:read'], ...limits };
  return (await tenant.request('POST', '/api/api-keys', body)).json().secret;
}

const ask = (key: string, from: { remoteAddress?: string; forwarded?: string } = {}) =>
  app.server.inject({
    url: '/api/agents',
    remoteAddress: from.remoteAddress ?? '127.0.0.1',
    headers: { 'x-api-key': key, ...(from.forwarded ? { 'x-forwarded-for': from.forwarded } : {}) },
  });

describe('allowed_ips of a key', () => {
  it.each([
    ['from the network', { remoteAddress: '203.0.113.9' }, 200],
    ['from the network, as an IPv6 socket shows it', { remoteAddress: '::ffff:203.0.113.9' }, 200],
    ['from elsewhere', { remoteAddress: '198.51.100.1' }, 403],
    ['by a proxy we believe, from the network', { remoteAddress: '10.0.0.1', forwarded: '203.0.113.9' }, 200],
    ['by a proxy we believe, from elsewhere', { remoteAddress: '10.0.0.1', forwarded: '198.51.100.1' }, 403],
    ['from elsewhere, claiming the network', { remoteAddress: '198.51.100.1', forwarded: '203.0.113.9' }, 403],
    ['claiming the network before a proxy', { remoteAddress: '10.0.0.1', forwarded: '203.0.113.9, 198.51.100.1' }, 403],
    ['by the proxy itself', { remoteAddress: '10.0.0.1' }, 403],
    ['with nonsense in the header', { remoteAddress: '10.0.0.1', forwarded: 'localhost, 203.0.113.9x' }, 403],
  ])('%s', async (_from, from, status) => {
    const key = await keyWith({ allowed_ips: ['203.0.113.0/24', '2001:db8::/48'] });
    const answer = await ask(key, from);
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json()).toMatchObject({ error: 'forbidden' });
  });

  it('a wrong secret is 401 from any address', async () => {
    const key = await keyWith({ allowed_ips: ['203.0.113.0/24'] });
    const wrong = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
    expect((await ask(wrong, { remoteAddress: '198.51.100.1' })).statusCode).toBe(401);
  });
});

describe('requests_per_minute of a key', () => {
  it('429 with Retry-After beyond it, without affecting the tenant’s other keys', async () => {
    const key = await keyWith({ requests_per_minute: 2 });
    const answers = [await ask(key), await ask(key), await ask(key)];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 429]);
    expect(answers[0]?.headers['x-ratelimit-limit']).toBe('2');
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(tenant.key)).statusCode).toBe(200);
  });

  it('never exceeds the platform’s limit per key', async () => {
    const answer = await ask(await keyWith({ requests_per_minute: 1_000_000 }));
    expect(answer.headers['x-ratelimit-limit']).toBe('100');
  });
});
