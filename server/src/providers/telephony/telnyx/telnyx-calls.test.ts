import { createEgress } from '@parley/egress';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinPcm, toneLevel, toneOf } from '../../../voice/testing/media-tone.ts';
import { farTelnyx } from '../../lines/carrier/testing/far-dialects.ts';
import type { CarrierCall } from '../telephony-provider.ts';
import { type CarrierServer, startCarrierServer } from '../testing/carrier-server.ts';
import { openFarStream } from '../testing/open-far-stream.ts';
import { peerConnection, peerKey, startTelnyxPeer } from '../testing/telnyx-peer.ts';
import { createTelnyxAdapter } from './telnyx-adapter.ts';
import { createTelnyxApi } from './telnyx-api.ts';
import { createTelnyxProvider } from './telnyx-provider.ts';

const caller = '+14155550199';
const ours = '+14155550100';

let server: CarrierServer;
let peer: Awaited<ReturnType<typeof startTelnyxPeer>>;
let provider: ReturnType<typeof createTelnyxProvider>;
const egress = createEgress({ allowHosts: ['127.0.0.1'] });

beforeAll(async () => {
  server = await startCarrierServer();
  peer = await startTelnyxPeer({ now: () => server.now() });
  const api = createTelnyxApi({ egress, apiKey: peerKey, baseUrl: peer.origin });
  provider = createTelnyxProvider({ api, connectionId: peerConnection });
  server.adapters.set('telnyx', createTelnyxAdapter({ api, publicKey: peer.publicKey }));
  await provider.purchase(ours, server.hooks('telnyx'));
});
afterAll(async () => {
  await server.close();
  await peer.close();
  await egress.close();
});
beforeEach(() => {
  server.setRoute({ agentId: server.agentId, agentVersion: null, phoneNumberId: 'number_1' });
  peer.setFault(undefined);
});

async function place(call: CarrierCall): Promise<{ callRef: string }> {
  if (provider.call === undefined) throw new Error('Telnyx places calls');
  return provider.call(call);
}

async function incoming() {
  const begun = server.calls.length;
  const { call, answer, stream } = await peer.callIn(caller, ours);
  if (stream === undefined) throw new Error(`No stream was asked for: ${answer.status} ${await answer.text()}`);
  return { call, answer, stream, our: await server.call(begun + 1) };
}

it('a call is answered by one command with the stream, carries audio in both directions, and ends for both when the caller hangs up', async () => {
  const { call, answer, stream, our } = await incoming();
  const { far } = stream;
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(call.commands).toMatchObject([
    {
      action: 'answer',
      body: {
        stream_url: `${server.streamsUrl}/telnyx`,
        stream_track: 'inbound_track',
        stream_bidirectional_mode: 'rtp',
        stream_bidirectional_codec: 'PCMU',
      },
    },
  ]);
  expect(our.grant).toMatchObject({ callRef: call.id, direction: 'inbound', from: caller, to: ours });
  far.say(toneOf(1_000, 1_000));
  our.line.play(toneOf(440, 400));
  our.line.mark('greeting');
  our.line.play(toneOf(440, 2_000));
  our.line.mark('cut');
  await our.pass(far, 800);
  expect(toneLevel(joinPcm(our.caller.slice(20)), 1_000)).toBeGreaterThan(6_000);
  expect(toneLevel(far.heard().subarray(0, 6_000), 440)).toBeGreaterThan(7_000);
  our.line.clear();
  await our.pass(far, 100);
  far.forget();
  far.press('7');
  await our.pass(far, 200);
  expect(far.clears).toBe(1);
  expect(toneLevel(far.heard(), 440)).toBeLessThan(100);
  expect(our.told).toEqual(['mark greeting', 'mark cut cleared', 'digit 7']);
  far.hangUp();
  await our.closed;
  await expect.poll(() => our.told.at(-1)).toBe('ended normal');
  await peer.tell(call.id, 'call.hangup', {
    hangup_cause: 'normal_clearing',
    start_time: '2026-01-01T10:00:00.000000Z',
    end_time: '2026-01-01T10:00:12.400000Z',
  });
  expect(server.statuses.at(-1)?.status).toEqual({
    callRef: call.id,
    state: 'completed',
    detail: 'normal_clearing',
    durationSeconds: 12,
    answeredBy: null,
  });
});

it('a call placed by REST reports its progress, and its stream starts with the answer', async () => {
  const callId = server.newCallId();
  const hooks = server.hooks('telnyx', callId);
  const begun = server.calls.length;
  const { callRef } = await place({ to: caller, from: ours, ...hooks, ringSeconds: 30, idempotencyKey: callId });
  await peer.tell(callRef, 'call.initiated');
  const { stream, call } = await peer.pickUp(callRef);
  const our = await server.call(begun + 1);
  expect(call.commands.map(({ action }) => action)).toEqual(['streaming_start']);
  expect(our.grant).toMatchObject({ callId, direction: 'outbound', callRef });
  expect(server.statuses.at(-1)).toMatchObject({ callId, status: { state: 'answered', callRef } });
  if (stream === undefined) throw new Error('No stream was asked for');
  our.line.play(toneOf(440, 300));
  await our.pass(stream.far, 400);
  expect(toneLevel(stream.far.heard().subarray(0, 4_000), 440)).toBeGreaterThan(7_000);
  await our.line.hangUp();
  await our.closed;
  await provider.hangUp?.(callRef);
  await provider.hangUp?.(callRef);
  expect(call.state).toBe('hangup');
});

it.each([
  [{ hangup_cause: 'user_busy', sip_hangup_cause: '486' }, 'busy'],
  [{ hangup_cause: 'no_answer' }, 'no_answer'],
  [{ hangup_cause: 'timeout' }, 'no_answer'],
  [{ hangup_cause: 'call_rejected', sip_hangup_cause: '603' }, 'rejected'],
  [{ hangup_cause: 'not_found' }, 'invalid'],
  [{ hangup_cause: 'unspecified', sip_hangup_cause: '480' }, 'no_answer'],
  [{ hangup_cause: 'unspecified', sip_hangup_cause: '503' }, 'unreachable'],
  [{ hangup_cause: 'originator_cancel' }, 'cancelled'],
  [{ hangup_cause: 'unspecified' }, 'failed'],
])('a call that ends with %o is reported as %s', async (more, state) => {
  const callId = server.newCallId();
  const asked = { to: caller, from: ours, ...server.hooks('telnyx', callId), ringSeconds: 30, idempotencyKey: callId };
  const { callRef } = await place(asked);
  expect((await peer.tell(callRef, 'call.hangup', more)).status).toBe(200);
  expect(server.statuses.at(-1)).toMatchObject({ callId, status: { callRef, state } });
});

it('a duplicate webhook is answered, and the call only once', async () => {
  const { call } = await incoming();
  const again = await peer.post(call.webhookUrl, peer.eventOf(call, 'call.initiated'));
  expect(again.status).toBe(200);
  expect(call.commands).toHaveLength(1);
  server.later(61_000);
  expect((await peer.post(call.webhookUrl, peer.eventOf(call, 'call.initiated'))).status).toBe(409);
});

it('a command that Telnyx refuses is answered with 503, so that Telnyx retries the webhook', async () => {
  peer.setFault((request) =>
    request.path.includes('/actions/') ? { status: 503, body: { errors: [{ code: '10016' }] } } : undefined,
  );
  const { answer } = await peer.callIn(caller, ours);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: 'unavailable' });
});

it('a call to an unknown number, or over capacity, is rejected', async () => {
  server.setRoute('unknown');
  const unknown = await peer.callIn(caller, ours);
  server.setRoute('busy');
  const busy = await peer.callIn(caller, ours);
  expect(unknown.call.commands).toMatchObject([{ action: 'reject', body: { cause: 'CALL_REJECTED' } }]);
  expect(busy.call.commands).toMatchObject([{ action: 'reject', body: { cause: 'USER_BUSY' } }]);
  expect([unknown.answer.status, busy.answer.status]).toEqual([200, 200]);
});

it('a request with an invalid signature, another body, or a timestamp more than five minutes off is refused alike', async () => {
  const { voiceUrl } = server.hooks('telnyx');
  const call = { ...(await incoming()).call, id: 'v3:new' };
  const body = peer.eventOf(call, 'call.bridged');
  const seconds = Math.floor(server.now().getTime() / 1000);
  const signed = await peer.post(voiceUrl, 'other');
  expect(signed.status).toBe(200);
  const answers = [
    await fetch(voiceUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    await peer.post(voiceUrl, body, { signature: Buffer.alloc(64).toString('base64') }),
    await peer.post(voiceUrl, body, { signature: 'AAAA' }),
    await peer.post(voiceUrl, body, { timestamp: String(seconds - 301) }),
    await peer.post(voiceUrl, body, { timestamp: String(seconds + 302) }),
    await peer.post(voiceUrl, body, { timestamp: 'now' }),
  ];
  expect(answers.map((each) => each.status)).toEqual(answers.map(() => 401));
  const messages = await Promise.all(answers.map(async (each) => ((await each.json()) as { message: string }).message));
  expect(new Set(messages).size).toBe(1);
  expect((await peer.post(voiceUrl, body, { timestamp: String(seconds - 299) })).status).toBe(200);
});

it('a stream with an unsupported format is closed with 1008', async () => {
  const dialect = farTelnyx();
  const opening = dialect.opening.map((message) => message.replace('PCMU', 'AMR-WB'));
  const { closed } = await openFarStream(`${server.streamsUrl}/telnyx`, { ...dialect, opening });
  expect(await closed).toBe(1008);
});

it('a failing socket is a lost line', async () => {
  const { stream, our } = await incoming();
  await our.pass(stream.far, 100);
  stream.socket.terminate();
  await expect.poll(() => our.told).toEqual(['ended lost']);
});
