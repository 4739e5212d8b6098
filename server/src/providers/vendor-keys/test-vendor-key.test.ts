import { type KeyProvider, keyProviders } from '@parley/contract/resources/provider-key';
import { createEgress } from '@parley/egress';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createKeyTest } from './test-vendor-key.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });
let vendor: LoopbackServer;
let answer: { status: number; body: string };
beforeAll(async () => {
  vendor = await startLoopbackServer((_, response) => response.writeHead(answer.status).end(answer.body));
});
beforeEach(() => {
  answer = { status: 200, body: '{}' };
});
afterAll(async () => {
  await vendor.close();
  await egress.close();
});

const ask = (provider: KeyProvider, base = vendor.origin) =>
  createKeyTest({ egress, addresses: { [provider]: base } })(
    { provider, key: 'secret-key-1234', region: provider === 'azure' ? 'westeurope' : null },
    AbortSignal.timeout(5000),
  );

it.each(keyProviders)(
  '%s: an accepted, a refused and an unanswered key, without the key in words',
  async (provider) => {
    expect((await ask(provider)).state).toBe('accepted');
    const request = vendor.requests.at(-1);
    expect(request?.method).toBe('GET');
    expect(JSON.stringify(request?.headers)).toContain('secret-key-1234');
    answer = { status: 401, body: 'Incorrect API key provided: secret-key-1234' };
    const refused = await ask(provider);
    expect(refused.state).toBe('refused');
    expect(refused.detail).not.toContain('secret-key-1234');
    answer = { status: 503, body: '' };
    expect((await ask(provider)).state).toBe('unverified');
  },
);

it('the path of a socket, and its scheme, are those of the read', async () => {
  await ask('assemblyai', `${vendor.origin.replace('http', 'ws')}/v3/ws`);
  expect(vendor.requests.at(-1)?.url).toBe('/v3/token?expires_in_seconds=60');
});

it('a key without the permission to list models is kept, an unknown one of Google refused', async () => {
  answer = { status: 401, body: '{"detail":{"status":"missing_permissions"}}' };
  expect((await ask('elevenlabs')).state).toBe('unverified');
  answer = { status: 400, body: '{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}' };
  expect((await ask('google')).state).toBe('refused');
});

it('an address that may not be reached is said, and nothing is sent', async () => {
  const closed = createEgress({ allowHosts: [] });
  const test = createKeyTest({ egress: closed, addresses: { openai: vendor.origin } });
  const before = vendor.requests.length;
  const found = await test({ provider: 'openai', key: 'secret-key-1234', region: null }, AbortSignal.timeout(5000));
  expect([found.state, vendor.requests.length]).toEqual(['unverified', before]);
  await closed.close();
});
