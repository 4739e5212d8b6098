import { createEgress } from '@parley/egress';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinPcm, toneLevel, toneOf } from '../../../voice/testing/media-tone.ts';
import { farTwilio } from '../../lines/carrier/testing/far-dialects.ts';
import type { CarrierCall } from '../telephony-provider.ts';
import { type CarrierServer, startCarrierServer } from '../testing/carrier-server.ts';
import { openFarStream } from '../testing/open-far-stream.ts';
import { peerAccount, startTwilioPeer } from '../testing/twilio-peer.ts';
import { createTwilioAdapter } from './twilio-adapter.ts';
import { createTwilioProvider } from './twilio-provider.ts';

const caller = '+14155550199';
const ours = '+14155550100';

let server: CarrierServer;
let peer: Awaited<ReturnType<typeof startTwilioPeer>>;
let provider: ReturnType<typeof createTwilioProvider>;
const egress = createEgress({ allowHosts: ['127.0.0.1'] });

beforeAll(async () => {
  server = await startCarrierServer({ startTimeoutMs: 2_000 });
  peer = await startTwilioPeer();
  provider = createTwilioProvider({ egress, ...peerAccount, baseUrl: peer.origin });
  server.adapters.set('twilio', createTwilioAdapter({ authToken: peerAccount.authToken }));
  await provider.purchase(ours, server.hooks('twilio'));
});
afterAll(async () => {
  await server.close();
  await peer.close();
  await egress.close();
});
beforeEach(() => {
  server.setRoute({ agentId: server.agentId, agentVersion: 1, phoneNumberId: 'number_1' });
  server.setOnBegin(undefined);
});

async function place(call: CarrierCall): Promise<{ callRef: string }> {
  if (provider.call === undefined) throw new Error('Twilio places calls');
  return provider.call(call);
}

async function incoming() {
  const begun = server.calls.length;
  const { call, answer, twiml, stream } = await peer.callIn(caller, ours);
  if (stream === undefined) throw new Error(`No stream was asked for: ${answer.status} ${twiml}`);
  return { call, answer, twiml, stream, our: await server.call(begun + 1) };
}

it('a call is answered with a stream and a token, carries audio in both directions, and ends for both when the caller hangs up', async () => {
  const { answer, twiml, stream, our, call } = await incoming();
  const { far } = stream;
  expect(answer.headers.get('content-type')).toContain('text/xml');
  expect(twiml).toContain(`<Stream url="${server.streamsUrl}/twilio">`);
  expect(our.grant).toMatchObject({
    callRef: call.sid,
    agentId: server.agentId,
    tenantId: server.tenantId,
    phoneNumberId: 'number_1',
    direction: 'inbound',
    from: caller,
    to: ours,
  });
  expect(our.stream.start).toMatchObject({ from: caller, to: ours });
  expect(JSON.stringify(our.stream.start.variables)).not.toContain('stream_');

  far.say(toneOf(1_000, 1_000));
  our.line.play(toneOf(440, 400));
  our.line.mark('greeting');
  our.line.play(toneOf(440, 2_000));
  our.line.mark('cut');
  await our.pass(far, 800);
  expect(toneLevel(joinPcm(our.caller.slice(20)), 1_000)).toBeGreaterThan(6_000);
  expect(toneLevel(far.heard().subarray(0, 6_000), 440)).toBeGreaterThan(7_000);
  expect(our.told).toEqual(['mark greeting']);

  const { playedMs, droppedMs } = our.line.clear();
  expect(playedMs + droppedMs).toBe(2_400);
  await our.pass(far, 100);
  far.forget();
  far.press('7');
  await our.pass(far, 200);
  expect(far.clears).toBe(1);
  expect(toneLevel(far.heard(), 440)).toBeLessThan(100);
  // Sent as it is due: a clear finds next to no audio buffered at the peer.
  expect(far.deepest).toBeLessThanOrEqual(2);
  expect(our.told).toEqual(['mark greeting', 'mark cut cleared', 'digit 7']);

  far.hangUp();
  await our.closed;
  await expect.poll(() => our.told.at(-1)).toBe('ended normal');
  await peer.tell(call.sid, 'completed', { CallDuration: '12' });
  expect(server.statuses.at(-1)).toMatchObject({
    callId: null,
    status: { callRef: call.sid, state: 'completed', durationSeconds: 12 },
  });
});

it('a call placed by REST reports its progress, and its stream starts with the answer', async () => {
  const callId = server.newCallId();
  const hooks = server.hooks('twilio', callId);
  const begun = server.calls.length;
  const { callRef } = await place({
    to: caller,
    from: ours,
    ...hooks,
    ringSeconds: 30,
    idempotencyKey: callId,
  });
  await peer.tell(callRef, 'ringing');
  expect(server.statuses.at(-1)).toMatchObject({ callId, status: { callRef, state: 'ringing' } });
  const { stream } = await peer.pickUp(callRef);
  const our = await server.call(begun + 1);
  expect(our.grant).toMatchObject({ callId, direction: 'outbound', callRef });
  expect(server.statuses.at(-1)).toMatchObject({ callId, status: { state: 'answered' } });
  if (stream === undefined) throw new Error('No stream was asked for');
  our.line.play(toneOf(440, 300));
  await our.pass(stream.far, 400);
  expect(toneLevel(stream.far.heard().subarray(0, 4_000), 440)).toBeGreaterThan(7_000);
  await our.line.hangUp();
  expect(await stream.closed).toBe(1000);
  expect(our.told.at(-1)).toBe('ended normal');
});

it.each([
  ['busy', {}, 'busy'],
  ['no-answer', {}, 'no_answer'],
  ['canceled', {}, 'cancelled'],
  ['failed', { SipResponseCode: '404' }, 'invalid'],
  ['failed', { SipResponseCode: '503' }, 'unreachable'],
  ['failed', { SipResponseCode: '603' }, 'rejected'],
  ['in-progress', { AnsweredBy: 'machine_start' }, 'answered'],
])('a call that ends as %s %o is reported as %s', async (status, more, state) => {
  const callId = server.newCallId();
  const asked = { to: caller, from: ours, ...server.hooks('twilio', callId), ringSeconds: 30, idempotencyKey: callId };
  const { callRef } = await place(asked);
  expect((await peer.tell(callRef, status, more as Record<string, string>)).status).toBe(200);
  expect(server.statuses.at(-1)).toMatchObject({ callId, status: { callRef, state } });
});

describe('refused requests', () => {
  it('a request without a signature, with an invalid one, or with another body; all alike', async () => {
    const { voiceUrl } = server.hooks('twilio');
    const fields = { CallSid: 'CA1', CallStatus: 'ringing', Direction: 'inbound', From: caller, To: ours };
    const other = server.newCallId();
    const answers = [
      await fetch(voiceUrl, { method: 'POST', body: new URLSearchParams(fields) }),
      await peer.post(voiceUrl, fields, Buffer.alloc(20).toString('base64')),
      await peer.post(voiceUrl, fields, 'x'),
      // Signed, but for another URL.
      await fetch(voiceUrl, {
        method: 'POST',
        headers: { 'x-twilio-signature': await signatureOf(`${voiceUrl}?x=1`, fields) },
        body: new URLSearchParams(fields),
      }),
      await fetch(voiceUrl, {
        method: 'POST',
        headers: { 'x-twilio-signature': await signatureOf(voiceUrl, fields) },
        body: new URLSearchParams({ ...fields, To: '+14155550101' }),
      }),
      // A nonexistent agent gets the same response without a signature.
      await fetch(voiceUrl.replace(server.agentId, other), { method: 'POST', body: new URLSearchParams(fields) }),
      await fetch(voiceUrl.replace('twilio', 'telnyx'), { method: 'POST', body: new URLSearchParams(fields) }),
    ];
    const bodies = await Promise.all(answers.map(async (each) => ((await each.json()) as { message: string }).message));
    expect(answers.map((each) => each.status)).toEqual(answers.map(() => 401));
    expect(new Set(bodies).size).toBe(1);
  });

  it('a signed request for an unknown agent: 404', async () => {
    const url = server.hooks('twilio').voiceUrl.replace(server.agentId, server.newCallId());
    expect((await peer.post(url, { CallSid: 'CA1', CallStatus: 'ringing', Direction: 'inbound' })).status).toBe(404);
  });

  it(`"a call to a number that is not the tenant's, and one over capacity"`, async () => {
    server.setRoute('unknown');
    const unknown = await peer.callIn(caller, ours);
    expect(unknown.twiml).toContain('<Reject reason="rejected"/>');
    server.setRoute('busy');
    const busy = await peer.callIn(caller, ours);
    expect(busy.twiml).toContain('<Reject reason="busy"/>');
    expect([unknown.stream, busy.stream]).toEqual([undefined, undefined]);
  });

  it('a webhook of a call answered more than a minute ago', async () => {
    const { call } = await incoming();
    const { voiceUrl } = server.hooks('twilio');
    const fields = { ...peer.factsOf(call), CallStatus: 'ringing' };
    expect((await peer.post(voiceUrl, fields)).status).toBe(200);
    server.later(61_000);
    expect((await peer.post(voiceUrl, fields)).status).toBe(409);
  });

  it('a used, expired, foreign or missing token: closed with 1008, and no call starts', async () => {
    const { call, stream, twiml } = await incoming();
    stream.far.hangUp();
    await stream.closed;
    const begun = server.calls.length;
    const token = /name="token" value="([^"]+)"/.exec(twiml)?.[1] ?? '';
    const open = (callRef: string, given: string) =>
      openFarStream(
        `${server.streamsUrl}/twilio`,
        farTwilio({ callRef, streamRef: 'MZ1', from: caller, to: ours, token: given }),
      );
    const used = await open(call.sid, token);
    const { voiceUrl } = server.hooks('twilio');
    const fresh = async (sid: string) => {
      const answer = await peer.post(voiceUrl, { ...peer.factsOf(call), CallSid: sid, CallStatus: 'ringing' });
      return /name="token" value="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    };
    const forOther = await open('CAother', await fresh('CAsecond'));
    const none = await open(call.sid, '');
    const garbage = await open(call.sid, `${server.tenantId}.stream_${'x'.repeat(43)}`);
    const foreign = await open(call.sid, `${server.newCallId()}.${(await fresh('CAthird')).split('.')[1]}`);
    const late = await fresh('CAlate');
    server.later(60_001);
    const old = await open('CAlate', late);
    const codes = await Promise.all([used, forOther, none, garbage, foreign, old].map((each) => each.closed));
    expect(codes).toEqual([1008, 1008, 1008, 1008, 1008, 1008]);
    expect(server.calls.length).toBe(begun);
  });

  it('two concurrent streams with one token: one is accepted', async () => {
    const { call } = await incoming();
    const begun = server.calls.length;
    const { voiceUrl } = server.hooks('twilio');
    const answer = await peer.post(voiceUrl, { ...peer.factsOf(call), CallSid: 'CAtwin', CallStatus: 'ringing' });
    const token = /name="token" value="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    const facts = { callRef: 'CAtwin', streamRef: 'MZ1', from: caller, to: ours, token };
    const streams = await Promise.all(
      Array.from({ length: 4 }, () => openFarStream(`${server.streamsUrl}/twilio`, farTwilio(facts))),
    );
    await server.call(begun + 1);
    const closed: number[] = [];
    for (const stream of streams) void stream.closed.then((code) => closed.push(code));
    await expect.poll(() => closed).toEqual([1008, 1008, 1008]);
    expect(server.calls.length).toBe(begun + 1);
  });

  it('a stream without a timely start, with another first message, or with an oversized one', async () => {
    const dialect = farTwilio();
    const url = `${server.streamsUrl}/twilio`;
    const begun = server.calls.length;
    const silent = await openFarStream(url, { ...dialect, opening: [] });
    const connectedOnly = await openFarStream(url, { ...dialect, opening: dialect.opening.slice(0, 1) });
    const media = await openFarStream(url, { ...dialect, opening: [String(dialect.say(new Uint8Array(160), 1))] });
    const chatty = await openFarStream(url, { ...dialect, opening: Array(9).fill(dialect.opening[0]) });
    const huge = await openFarStream(url, { ...dialect, opening: ['x'.repeat(100_000)] });
    const codes = await Promise.all([silent, connectedOnly, media, chatty, huge].map((each) => each.closed));
    expect(codes).toEqual([1008, 1008, 1008, 1008, 1009]);
    expect(server.calls.length).toBe(begun);
  });
});

it('a stream over capacity is closed, and so is one whose start fails', async () => {
  const begun = server.calls.length;
  server.setOnBegin(async () => {
    throw new Error('nobody is there');
  });
  const { stream } = await peer.callIn(caller, ours);
  expect(await stream?.closed).toBe(1011);
  expect(server.calls.length).toBe(begun);
});

it('a failing socket is a lost line', async () => {
  const { stream, our } = await incoming();
  await our.pass(stream.far, 100);
  stream.socket.terminate();
  await expect.poll(() => our.told).toEqual(['ended lost']);
});

async function signatureOf(url: string, fields: Record<string, string>): Promise<string> {
  const { default: twilio } = await import('twilio');
  return twilio.getExpectedTwilioSignature(peerAccount.authToken, url, fields);
}
