import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RegistrationOptions, RegistrationState } from '../sip-stack.ts';
import type { FakeAnswer } from './testing/fake-transactions.ts';
import { udpFlow } from './testing/fake-transactions.ts';
import { flushPromises, type OpenAgent, openAgent } from './testing/open-agent.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function register(agent: OpenAgent, options: Partial<RegistrationOptions> = {}) {
  const states: RegistrationState[] = [];
  const registration = agent.stack.register({
    aor: 'sip:ann@trunk.example',
    registrar: 'trunk.example',
    contactUser: 'c0ffee',
    expiresSeconds: 600,
    credentials: { username: 'ann', password: 'p' },
    onState: (state) => void states.push(state),
    ...options,
  });
  await flushPromises();
  return { registration, states, names: () => states.map(({ state }) => state) };
}

function answer(agent: OpenAgent, status: number, more: FakeAnswer = {}): void {
  agent.layer.find('REGISTER').respond(status, more);
}

const granted = (seconds: number): FakeAnswer => ({
  headers: [
    ['Contact', '<sip:other@10.0.0.1>;expires=3000'],
    ['Contact', `<sip:c0ffee@127.0.0.1:5060>;expires=${seconds}`],
  ],
});

it('a registration is challenged, granted, and refreshed at four fifths of its expiry', async () => {
  const agent = openAgent();
  const { registration, names } = await register(agent);
  const { request, target } = agent.layer.find('REGISTER');
  expect(target.host).toBe('trunk.example');
  expect(request.uri).toMatchObject({ scheme: 'sip', host: 'trunk.example' });
  expect(request.uri.user).toBeUndefined();
  expect(request.headers.get('contact')).toBe('<sip:c0ffee@127.0.0.1:5060>;expires=600');
  answer(agent, 401, { headers: [['WWW-Authenticate', 'Digest realm="r", nonce="n", qop="auth"']] });
  expect(agent.layer.find('REGISTER').request.headers.get('authorization')).toContain('nc=00000001');
  answer(agent, 200, granted(100));
  expect(registration.state).toEqual({
    state: 'registered',
    expiresAt: new Date('2026-01-01T00:01:40.000Z'),
    address: 'sip:c0ffee@127.0.0.1:5060',
  });
  vi.advanceTimersByTime(79_000);
  expect(agent.layer.count('REGISTER')).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(agent.layer.count('REGISTER')).toBe(3);
  expect(agent.layer.find('REGISTER').request.headers.get('authorization')).toContain('nc=00000002');
  expect(agent.layer.find('REGISTER').request.callId).toBe(request.callId);
  answer(agent, 200, granted(100));
  expect(names()).toEqual(['registering', 'registered', 'registered']);
});

it('wrong credentials fail without a retry', async () => {
  const agent = openAgent();
  const { states } = await register(agent);
  const challenge = { headers: [['WWW-Authenticate', 'Digest realm="r", nonce="n"']] as [string, string][] };
  answer(agent, 401, challenge);
  answer(agent, 401, challenge);
  expect(states.at(-1)).toEqual({ state: 'failed', status: 401, reason: 'Unauthorized', willRetry: false });
  vi.advanceTimersByTime(3_600_000);
  expect(agent.layer.count('REGISTER')).toBe(2);
});

it('an unreachable registrar is retried after 30 s, with backoff to ten minutes', async () => {
  const agent = openAgent();
  const { states } = await register(agent);
  agent.layer.find('REGISTER').fail('timeout');
  expect(states.at(-1)).toMatchObject({ state: 'failed', willRetry: true });
  vi.advanceTimersByTime(29_999);
  expect(agent.layer.count('REGISTER')).toBe(1);
  vi.advanceTimersByTime(5001);
  expect(agent.layer.count('REGISTER')).toBe(2);
  for (let failure = 0; failure < 10; failure += 1) {
    answer(agent, 503);
    vi.advanceTimersByTime(600_000);
    expect(agent.layer.count('REGISTER')).toBe(failure + 3);
  }
  answer(agent, 503, { headers: [['Retry-After', '1200']] });
  vi.advanceTimersByTime(1_199_000);
  expect(agent.layer.count('REGISTER')).toBe(12);
  vi.advanceTimersByTime(1000);
  expect(agent.layer.count('REGISTER')).toBe(13);
});

it('423 makes us retry with the registrar’s Min-Expires', async () => {
  const agent = openAgent();
  await register(agent, { expiresSeconds: 60 });
  answer(agent, 423, { headers: [['Min-Expires', '1800']] });
  expect(agent.layer.find('REGISTER').request.headers.get('expires')).toBe('1800');
  answer(agent, 200);
  vi.advanceTimersByTime(1_440_000);
  expect(agent.layer.count('REGISTER')).toBe(3);
});

it('behind NAT the address the registrar sees is registered, and kept open', async () => {
  const agent = openAgent();
  const { states } = await register(agent);
  answer(agent, 200, { via: { received: '203.0.113.7', rport: '61234' } });
  const { headers } = agent.layer.find('REGISTER').request;
  expect(headers.all('contact')).toEqual([
    '<sip:c0ffee@203.0.113.7:61234>;expires=600',
    '<sip:c0ffee@127.0.0.1:5060>;expires=0',
  ]);
  answer(agent, 200, { via: { received: '203.0.113.7', rport: '61234' } });
  expect(states.at(-1)).toMatchObject({ state: 'registered', address: 'sip:c0ffee@203.0.113.7:61234' });
  vi.advanceTimersByTime(30_000);
  expect(agent.layer.count('OPTIONS')).toBe(1);
  expect(agent.layer.find('OPTIONS').target.flow).toBe(udpFlow);
  agent.layer.find('OPTIONS').respond(404);
  vi.advanceTimersByTime(30_000);
  expect(agent.layer.count('OPTIONS')).toBe(2);
  agent.layer.find('OPTIONS').fail('timeout');
  expect(agent.layer.count('REGISTER')).toBe(3);
});

it('outgoing calls behind NAT use the registrar’s view of our address, except to private peers', async () => {
  const agent = openAgent();
  await register(agent);
  const contactOf = async (to: string) => {
    const call = agent.stack.call({ to, from: { uri: 'sip:us@us.example' }, sdp: 'v=0', ringMs: 1000 });
    call.listen({ answered() {}, offer: async () => '', info() {}, transfer() {}, ended() {} });
    await flushPromises();
    return agent.layer.find('INVITE').request.headers.get('contact');
  };
  expect(await contactOf('sip:a@trunk.example')).toBe('<sip:127.0.0.1:5060>');
  answer(agent, 200, { via: { received: '203.0.113.7', rport: '61234' } });
  expect(await contactOf('sip:a@trunk.example')).toBe('<sip:203.0.113.7:61234>');
  expect(await contactOf('sip:a@10.0.0.7')).toBe('<sip:127.0.0.1:5060>');
  answer(agent, 503);
  expect(await contactOf('sip:a@trunk.example')).toBe('<sip:127.0.0.1:5060>');
});

it('a closed connection triggers a new registration', async () => {
  const agent = openAgent();
  await register(agent);
  answer(agent, 200);
  agent.layer.closeFlow({ ...udpFlow });
  vi.advanceTimersByTime(2000);
  expect(agent.layer.count('REGISTER')).toBe(1);
  agent.layer.closeFlow(udpFlow);
  vi.advanceTimersByTime(2000);
  expect(agent.layer.count('REGISTER')).toBe(2);
});

it('close unregisters, waits two seconds at most for the response, and leaks nothing', async () => {
  const agent = openAgent();
  const { registration, states } = await register(agent);
  answer(agent, 200);
  const closed = registration.close();
  expect(agent.layer.find('REGISTER').request.headers.get('expires')).toBe('0');
  vi.advanceTimersByTime(2000);
  await closed;
  expect(agent.sizes().registrations).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  answer(agent, 200);
  expect(states).toHaveLength(2);
});

it('an invalid URI fails at once, and a throwing listener is ignored', async () => {
  const agent = openAgent();
  const { states } = await register(agent, { aor: 'nonsense' });
  expect(states).toEqual([expect.objectContaining({ state: 'failed', willRetry: false })]);
  await register(agent, {
    onState: () => {
      throw new Error('no');
    },
  });
  answer(agent, 200);
  expect(agent.layer.count('REGISTER')).toBe(1);
});
