import type { ServerResponse } from 'node:http';
import type { CallId, DeletionCertificateId } from '@parley/contract/ids';
import { webhookBodyOf } from '@parley/contract/webhook-events';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWebhookBench, type WebhookBench } from '../../../../test/webhook-bench.ts';
import { type Receiver, startReceiver } from '../../../../test/webhook-receiver.ts';

let bench: WebhookBench;
let receiver: Receiver;
let webhook: { id: string; secret: string };

beforeAll(async () => {
  bench = await openWebhookBench({ requestTimeoutMs: 300 });
  receiver = await startReceiver();
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = (_, response) => void response.writeHead(204).end();
  for (const { id } of (await bench.tenant.request('GET', '/api/end-of-call-webhooks')).json().data) {
    await bench.tenant.request('DELETE', `/api/end-of-call-webhooks/${id}`);
  }
  webhook = await bench.create({ url: receiver.url });
});

const arrived = (count: number) => vi.waitFor(() => expect(receiver.received).toHaveLength(count));
const stateOf = async (state: string) =>
  vi.waitFor(async () => {
    const [delivery] = await bench.deliveries(webhook.id);
    expect(delivery?.state).toBe(state);
    return delivery;
  });
/** The newest delivery with this many attempts logged. */
const attempted = (count: number) =>
  vi.waitFor(async () => {
    const [delivery] = await bench.deliveries(webhook.id);
    expect(delivery?.attempts).toHaveLength(count);
    // The delivery itself is read before its attempts.
    return (await bench.deliveries(webhook.id))[0];
  });
/** The newest delivery after this many scheduled tries. */
const tried = (count: number) =>
  vi.waitFor(async () => {
    const [delivery] = await bench.deliveries(webhook.id);
    expect(delivery?.tries).toBe(count);
    return delivery;
  });
const verify = (secret: string, at = 0) => {
  const { body, headers } = receiver.received[at] ?? { body: '', headers: {} };
  // The verifier compares the timestamp with the real time; the signature covers the test's.
  vi.useFakeTimers({ now: bench.clock.now(), toFake: ['Date'] });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
};

describe('a delivery', () => {
  it('is signed as Standard Webhooks says, over the bytes that are stored and sent', async () => {
    const callId = await bench.endCall({ summary: 'Zoë – 漢字 "quoted" \u2028' });
    await arrived(1);
    const body = verify(webhook.secret) as { type: string; data: { call: { id: string; recording_url: string } } };
    expect(body.data.call.id).toBe(callId);
    expect(body.data.call.recording_url).toBe(`https://parley.example.com/api/calls/${callId}/recording/file`);
    expect(webhookBodyOf('call.ended').safeParse(body).error).toBeUndefined();
    expect(() => verify('whsec_b3RoZXIgc2VjcmV0IG9mIHR3ZW50eWZvdXIgYnl0ZXM=')).toThrow();
    const delivery = await stateOf('delivered');
    expect(delivery?.body).toBe(receiver.received[0]?.body);
    expect(delivery?.event_id).toBe(receiver.received[0]?.id);
    expect(delivery?.attempts).toMatchObject([{ status: 204, error: null, is_redelivery: false, tls_ms: null }]);
  });

  it('goes to webhooks that want its type and agent alone', async () => {
    const agent = (await bench.tenant.request('POST', '/api/agents', { name: 'Desk' })).json().id;
    const filtered = await bench.create({
      url: receiver.url,
      agent_ids: [agent],
      events: ['call.ended', 'call.started'],
    });
    await bench.endCall();
    await arrived(1);
    await bench.endCall({ agent_id: agent });
    await arrived(3);
    expect(await bench.deliveries(filtered.id)).toHaveLength(1);
    expect(await bench.deliveries(webhook.id, '?type=call.started')).toEqual([]);
  });

  it('carries two signatures while a secret is rotated, and one afterwards', async () => {
    const rotated = await bench.tenant.request('POST', `/api/end-of-call-webhooks/${webhook.id}/rotate-secret`);
    const { secret } = rotated.json();
    await bench.endCall();
    await arrived(1);
    verify(secret);
    verify(webhook.secret);
    expect(String(receiver.received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    bench.clock.advance(24 * 3_600_000);
    await bench.endCall();
    await arrived(2);
    verify(secret, 1);
    expect(() => verify(webhook.secret, 1)).toThrow();
  });

  it('sends custom headers, and never lets them pass for a signature', async () => {
    const url = `/api/end-of-call-webhooks/${webhook.id}`;
    const headers = { Authorization: 'Bearer abcdefghijklmnop', 'X-Source': 'parley' };
    const updated = await bench.tenant.request('PATCH', url, { headers });
    expect(updated.json().headers).toEqual({ Authorization: '••••mnop', 'X-Source': 'parley' });
    await bench.tenant.request('PATCH', url, { headers: updated.json().headers, description: 'still the same' });
    await bench.endCall();
    await arrived(1);
    expect(receiver.received[0]?.headers).toMatchObject({
      authorization: 'Bearer abcdefghijklmnop',
      'x-source': 'parley',
    });
    const delivery = await attempted(1);
    expect(delivery?.attempts[0]?.request_headers).toMatchObject({ Authorization: '••••mnop' });
    for (const name of ['Webhook-Signature', 'Transfer-Encoding', 'Host']) {
      const refused = await bench.tenant.request('PATCH', url, { headers: { [name]: 'x' } });
      expect(refused.json()).toMatchObject({ details: [{ path: `/headers/${name}`, code: 'reserved_header' }] });
    }
    const elsewhere = await bench.tenant.request('PATCH', url, { url: 'https://elsewhere.example.com/' });
    expect(elsewhere.json()).toMatchObject({ details: [{ path: '/headers/Authorization', code: 'unknown_mask' }] });
  });
});

describe('a receiver that refuses', () => {
  it('gets ten tries by the schedule, then the delivery has failed', async () => {
    receiver.answer = (_, response) => void response.writeHead(500).end('out of order');
    await bench.endCall();
    const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
    for (const [at, seconds] of waits.entries()) {
      const waiting = await tried(at + 1);
      const waitedSeconds = (Date.parse(waiting?.next_try_at ?? '') - bench.clock.now().getTime()) / 1000;
      expect(waitedSeconds).toBeGreaterThanOrEqual(seconds * 0.8);
      expect(waitedSeconds).toBeLessThanOrEqual(seconds * 1.2);
      bench.clock.advance(Math.ceil(waitedSeconds * 1000));
    }
    expect(await stateOf('failed')).toMatchObject({ tries: 10, next_try_at: null });
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect((await bench.tenant.request('GET', `/api/end-of-call-webhooks/${webhook.id}`)).json().state).toBe('failing');
  });

  it.each([
    ['120', 120],
    ['Sun, 01 Mar 2099 00:00:00 GMT', 86_400],
  ])('with Retry-After %s is left alone for %i s', async (header, seconds) => {
    receiver.answer = (_, response) => void response.writeHead(429, { 'retry-after': header }).end();
    await bench.endCall();
    const delivery = await attempted(1);
    const waitMs = Date.parse(delivery?.next_try_at ?? '') - bench.clock.now().getTime();
    expect(Math.round(waitMs / 1000)).toBe(seconds);
  });

  it('with 410 is disabled at once; the owners get an email, the others an event, and what was missed can be sent', async () => {
    const other = await startReceiver();
    await bench.create({ url: other.url, events: ['booking.created'] });
    receiver.answer = (_, response) => void response.writeHead(410).end();
    await bench.endCall();
    await vi.waitFor(() => expect(other.received.map(({ type }) => type)).toEqual(['webhook.disabled']));
    const url = `/api/end-of-call-webhooks/${webhook.id}`;
    expect((await bench.tenant.request('GET', url)).json()).toMatchObject({
      is_active: false,
      state: 'disabled',
      disabled_reason: 'gone',
    });
    await bench.endCall();
    await stateOf('missed');
    receiver.answer = (_, response) => void response.writeHead(200).end();
    const enabled = await bench.tenant.request('PATCH', url, { is_active: true });
    expect(enabled.json()).toMatchObject({ state: 'active', missed_deliveries: 1, disabled_reason: null });
    const range = { from: '2026-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z', status: 'missed' };
    expect((await bench.tenant.request('POST', `${url}/redeliver`, range)).json()).toEqual({
      queued: 1,
      has_more: false,
    });
    await stateOf('delivered');
    await other.close();
  });

  it('for five days in at least ten attempts is disabled, not for one bad day', async () => {
    receiver.answer = (_, response) => void response.writeHead(503).end();
    await bench.endCall();
    await attempted(1);
    bench.clock.advance(6 * 86_400_000);
    await attempted(2);
    const url = `/api/end-of-call-webhooks/${webhook.id}`;
    expect((await bench.tenant.request('GET', url)).json()).toMatchObject({ is_active: true, state: 'failing' });
    for (let call = 0; call < 8; call++) await bench.endCall();
    await vi.waitFor(async () => {
      expect((await bench.tenant.request('GET', url)).json()).toMatchObject({
        state: 'disabled',
        disabled_reason: 'failing',
      });
    });
  });
});

describe('a hostile receiver', () => {
  it.each<[string, string | null, Receiver['answer']]>([
    ['that drips its answer', 'timeout', (_, response) => drip(response)],
    ['that never answers', 'timeout', () => {}],
    [
      'that resets the connection',
      'connection_failed',
      (_, _response, request) => void request.socket.resetAndDestroy(),
    ],
    [
      'that redirects',
      null,
      (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
  ])('%s costs one failed try', async (_title, code, answer) => {
    receiver.answer = answer;
    await bench.endCall();
    const delivery = await attempted(1);
    expect(delivery?.state).toBe('waiting');
    expect(delivery?.attempts[0]?.error?.code ?? null).toBe(code);
    // A kept connection that breaks is replaced by a new one at once; deliveries of earlier tests may still arrive.
    expect(receiver.received.map(({ id }) => id)).toContain(delivery?.event_id);
  });

  it('that answers without end has its status counted and its answer cut', async () => {
    receiver.answer = (_, response) => {
      response.writeHead(200);
      const flood = () =>
        response.writable && !response.destroyed && response.write('x'.repeat(65_536), () => setImmediate(flood));
      flood();
    };
    await bench.endCall();
    const delivery = await stateOf('delivered');
    expect(delivery?.attempts[0]?.response_body).toBe('x'.repeat(2048));
  });

  it('delays no other', async () => {
    const hanging = await startReceiver();
    hanging.answer = () => {};
    await bench.create({ url: hanging.url });
    for (let call = 0; call < 40; call++) await bench.endCall();
    await arrived(40);
    expect(hanging.received.length).toBeLessThan(40);
    await hanging.close();
  });
});

describe('order', () => {
  it('an event of a call waits for the one before in its first two tries, then overtakes it', async () => {
    const isOld = (body: string) => JSON.parse(body).data.call.version === 4;
    receiver.answer = ({ body }, response) => void response.writeHead(isOld(body) ? 500 : 200).end();
    const id = (await bench.endCall({ version: 4 })) as CallId;
    await attempted(1);
    await bench.endCall({ id, version: 5 });
    await bench.endCall({ version: 7 });
    // Another call goes past at once.
    await arrived(2);
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.call.id === id)).toEqual([true, false]);
    bench.clock.advance(6_000);
    await arrived(4);
    const versions = receiver.received.map(({ body }) => JSON.parse(body).data.call.version);
    expect(versions.slice(2)).toEqual([4, 5]);
  });
});

describe('a redelivery', () => {
  it('keeps the id, signs with the current secret, is sent once and counts for nothing', async () => {
    await bench.endCall();
    const first = await stateOf('delivered');
    const url = `/api/end-of-call-webhooks/${webhook.id}`;
    await bench.tenant.request('PATCH', url, { is_active: false });
    const { secret } = (await bench.tenant.request('POST', `${url}/rotate-secret`, { overlap_seconds: 0 })).json();
    receiver.answer = (_, response) => void response.writeHead(500).end();
    const asked = await bench.tenant.request('POST', `${url}/redeliver`, { delivery_ids: [first?.id] });
    expect(asked.statusCode).toBe(202);
    await arrived(2);
    verify(secret, 1);
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
    const after = await attempted(2);
    expect(after).toMatchObject({ state: 'delivered', tries: 1, is_redelivering: false });
    expect((await bench.tenant.request('GET', url)).json().failing_since).toBeNull();
    bench.clock.advance(86_400_000);
    const unknown = await bench.tenant.request('POST', `${url}/redeliver`, { delivery_ids: [bench.app.deps.newId()] });
    expect(unknown.statusCode).toBe(404);
    expect(receiver.received).toHaveLength(2);
  });
});

describe('erasing a call', () => {
  it('blanks stored bodies and answers, and turns what waits into call.erased', async () => {
    receiver.answer = ({ type }, response) =>
      type === 'call.erased' ? void response.writeHead(200).end() : void response.writeHead(500).end('Anna was here');
    const callId = (await bench.endCall()) as CallId;
    await attempted(1);
    await bench.emit('call.erased', `call:${callId}`, {
      call_id: callId,
      version: 9,
      certificate_id: bench.app.deps.newId() as DeletionCertificateId,
      erased_at: bench.clock.now().toISOString(),
    });
    await vi.waitFor(() => expect(receiver.received.map(({ type }) => type)).toEqual(['call.ended', 'call.erased']));
    expect(JSON.parse(receiver.received[1]?.body ?? '').data.call).toEqual({ id: callId, version: 9 });
    const log = await bench.deliveries(webhook.id, '?status=erased');
    expect(log).toMatchObject([{ body: null, attempts: [{ response_body: '' }], next_try_at: null }]);
    bench.clock.advance(7 * 86_400_000);
    const again = await bench.tenant.request('POST', `/api/end-of-call-webhooks/${webhook.id}/redeliver`, {
      delivery_ids: [log[0]?.id],
    });
    expect(again.statusCode).toBe(409);
  });
});

describe('the webhook of an agent', () => {
  it('follows webhook_url and webhook_events of the agent', async () => {
    const config = { name: 'Desk', webhook_url: `${receiver.url}/agent`, webhook_events: ['call.started'] };
    const agent = (await bench.tenant.request('POST', '/api/agents', config)).json().id;
    const find = async () => {
      const all = (await bench.tenant.request('GET', '/api/end-of-call-webhooks')).json().data;
      return all.find((each: { source_agent_id: string }) => each.source_agent_id === agent);
    };
    const made = await vi.waitFor(async () => {
      const found = await find();
      expect(found).toMatchObject({ source: 'agent', url: config.webhook_url, events: ['call.started'] });
      return found;
    });
    const url = `/api/end-of-call-webhooks/${made.id}`;
    expect((await bench.tenant.request('DELETE', url)).statusCode).toBe(409);
    expect((await bench.tenant.request('PATCH', url, { url: 'https://x.example.com/' })).statusCode).toBe(409);
    await bench.tenant.request('PATCH', `/api/agents/${agent}`, { webhook_events: [] });
    await vi.waitFor(async () => expect((await find()).events).toEqual(['call.ended', 'call.analyzed']));
    await bench.endCall({ agent_id: agent });
    await vi.waitFor(() => expect(receiver.received.map(({ path }) => path)).toContain('/events/agent'));
    await bench.tenant.request('PATCH', `/api/agents/${agent}`, { webhook_url: null });
    await vi.waitFor(async () => expect(await find()).toBeUndefined());
  });
});

/** Sends a byte now and then, without end. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('.')), 50);
}
