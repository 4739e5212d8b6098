import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EstablishedCall, establishedCall, type OpenAgent, openAgent } from './testing/open-agent.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function refer(
  notify: EstablishedCall,
  status: string,
  state: string,
  more: readonly (readonly [string, string])[] = [],
) {
  return notify.give('NOTIFY', {
    headers: [['Event', 'refer'], ['Subscription-State', state], ...more],
    body: { type: 'message/sipfrag', text: `SIP/2.0 ${status}\r\n` },
  });
}

it('REFER is accepted and its progress reported by NOTIFY', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  const sent = up.call.refer('sip:third@else.example', { headers: { 'X-Note': 'hello' } });
  const { request } = agent.layer.find('REFER');
  expect(request.headers.get('refer-to')).toBe('<sip:third@else.example>');
  expect(request.headers.get('x-note')).toBe('hello');
  agent.layer.find('REFER').respond(202);
  await sent;
  expect(refer(up, '100 Trying', 'active;expires=60').last?.status).toBe(200);
  refer(up, '180 Ringing', 'active;expires=60');
  refer(up, '200 OK', 'terminated;reason=noresource');
  up.give('BYE');
  expect(up.heard.events.slice(1)).toEqual([
    'transfer trying',
    'transfer trying 100',
    'transfer trying 180',
    'transfer ok 200',
    'ended remote',
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

async function referred(agent: OpenAgent, answer: { status?: number; headers?: [string, string][] } = {}) {
  const up = await establishedCall(agent);
  const sent = up.call.refer('sip:third@else.example');
  agent.layer.find('REFER').respond(answer.status ?? 202, { headers: answer.headers ?? [] });
  return { up, sent };
}

it('a referral fails with the reported status, and is unconfirmed when its subscription ends without one', async () => {
  const busy = await referred(openAgent());
  await busy.sent;
  refer(busy.up, '486 Busy Here', 'terminated;reason=noresource');
  expect(busy.up.heard.events.at(-1)).toBe('transfer failed 486');
  const silent = await referred(openAgent());
  await silent.sent;
  refer(silent.up, '100 Trying', 'terminated;reason=timeout');
  expect(silent.up.heard.events.at(-1)).toBe('transfer unconfirmed 100');
});

it('a referral without NOTIFY is unconfirmed after 32 s, and a refused one fails at once', async () => {
  const { up, sent } = await referred(openAgent());
  await sent;
  vi.advanceTimersByTime(32_000);
  expect(up.heard.events.at(-1)).toBe('transfer unconfirmed');
  const refused = await referred(openAgent(), { status: 603 });
  await expect(refused.sent).rejects.toMatchObject({ status: 603 });
  expect(refused.up.heard.events).toEqual(['answered']);
});

// Refer-Sub: false (RFC 4488) alone was taken for success, although nothing had been reported.
it('a referral accepted without a subscription waits for the BYE, and is unconfirmed without one', async () => {
  const { up, sent } = await referred(openAgent(), { status: 200, headers: [['Refer-Sub', 'false']] });
  await sent;
  expect(up.heard.events.at(-1)).toBe('transfer trying');
  vi.advanceTimersByTime(32_000);
  expect(up.heard.events.at(-1)).toBe('transfer unconfirmed');
});

it('a NOTIFY of another event, or of an unknown referral, is refused', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  expect(refer(up, '200 OK', 'terminated').last?.status).toBe(481);
  expect(up.give('NOTIFY', { headers: [['Event', 'presence']] }).last?.status).toBe(489);
});
