import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMediaClock } from '#voice/line/media-clock.ts';
import { joinPcm } from '../../../voice/testing/media-tone.ts';
import { createWebRtcLine, OfferError, reattachWebRtc } from './create-webrtc-line.ts';
import { type ConnectedCall, connectCall, lineInfo, loopback } from './testing/connect-call.ts';
import { usualToneLevel } from './testing/stretch-levels.ts';
import { createWebRtcClient } from './testing/webrtc-client.ts';

const openSockets = () => process.getActiveResourcesInfo().filter((name) => name === 'UDPWrap').length;
const nothing = () => {};
const silentListener = {
  frame: nothing,
  digit: nothing,
  markPlayed: nothing,
  connection: nothing,
  transfer: nothing,
  hold: nothing,
};
const calls: ConnectedCall[] = [];
const clock = createMediaClock();

async function connect(options: Parameters<typeof connectCall>[0] = {}): Promise<ConnectedCall> {
  const call = await connectCall(options);
  calls.push(call);
  return call;
}

afterEach(async () => {
  for (const call of calls.splice(0)) await call.close();
  clock.close();
});

describe('a WebRTC line', () => {
  it('carries audio in both directions', async () => {
    const { hearAtLine, hearAtClient } = await connect();
    const [fromClient, fromLine] = await Promise.all([hearAtLine(1_000), hearAtClient(1_000)]);
    expect(usualToneLevel(fromClient, 440)).toBeGreaterThan(5_000);
    expect(usualToneLevel(fromClient, 1_000)).toBeLessThan(500);
    expect(usualToneLevel(fromLine, 1_000)).toBeGreaterThan(5_000);
    expect(usualToneLevel(fromLine, 440)).toBeLessThan(500);
  });

  it('reports digits over the data channel and by RFC 4733, once per press', async () => {
    const { client, events, hearAtLine } = await connect();
    await vi.waitFor(() => expect(client.channel.readyState).toBe('open'), 10_000);
    client.channel.send('{"type":"digit","digit":"7"}');
    client.channel.send('{"type":"digit","digit":"77"}');
    client.channel.send('no json');
    await vi.waitFor(() => expect(events).toEqual(['digit 7 100']), 10_000);
    for (const flags of [0x0a, 0x8a, 0x8a, 0x8a]) {
      client.sendRaw(Buffer.from([11, flags, 1600 >> 8, 1600 & 255]), { payloadType: 126, timestamp: 1_000 });
    }
    await vi.waitFor(() => expect(events).toEqual(['digit 7 100', 'digit # 200']), 10_000);
    await hearAtLine(100);
    expect(events).toHaveLength(2);
  });

  it('ends as failed when the browser never connects', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = createWebRtcClient();
    const options = { offerSdp: await client.offer(), info: lineInfo, clock, settings: loopback };
    const { line } = await createWebRtcLine(options);
    const ended = new Promise<string>((resolve) => {
      line.listen({ ...silentListener, ended: resolve });
    });
    const answered = expect(line.answer()).rejects.toThrow('in time');
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    await answered;
    expect(await ended).toBe('failed');
    await client.close();
  });

  it('is up as soon as another transport takes over, as with the WebSocket fallback', async () => {
    const client = createWebRtcClient();
    const options = { offerSdp: await client.offer(), info: lineInfo, clock, settings: loopback };
    const { line } = await createWebRtcLine(options);
    const answered = line.answer();
    line.attach({ send: () => {}, close: async () => {} }, { clockRateHz: 16_000, decode: () => undefined });
    await answered;
    await line.hangUp();
    await client.close();
  });

  it('delivers notices once the channel is open, also earlier ones', async () => {
    const { client, line } = await connect();
    line.show({ kind: 'state', state: 'listening' });
    line.show({ kind: 'caption', role: 'agent', text: 'Hello', isFinal: true });
    await vi.waitFor(() => expect(client.said).toHaveLength(2), 10_000);
    expect(client.said[1]).toEqual({ kind: 'caption', role: 'agent', text: 'Hello', isFinal: true });
  });

  it('ends when the page hangs up, and notifies the page when we do', async () => {
    const [theirs, ours] = [await connect(), await connect()];
    await vi.waitFor(() => expect(theirs.client.channel.readyState).toBe('open'), 10_000);
    theirs.client.channel.send('{"type":"hangup"}');
    await vi.waitFor(() => expect(theirs.events).toEqual(['ended normal']), 10_000);
    await vi.waitFor(() => expect(ours.client.channel.readyState).toBe('open'), 10_000);
    await ours.line.hangUp('timeout');
    await vi.waitFor(() => expect(ours.client.said).toEqual([{ kind: 'ended', cause: 'timeout' }]), 10_000);
  });

  it('reports a lost network, and its return', async () => {
    let aheadMs = 0;
    const { join, now } = createMediaClock();
    const call = await connect({ clock: { join, now: () => now() + aheadMs }, isRelayed: true });
    await call.hearAtLine(200);
    call.relay?.worsen({ loss: 1, jitterMs: 0, random: () => 0 });
    await call.hearAtLine(200);
    aheadMs = 5_000;
    await vi.waitFor(() => expect(call.events).toEqual(['connection false']), 10_000);
    call.relay?.worsen({ loss: 0, jitterMs: 0, random: () => 1 });
    await vi.waitFor(() => expect(call.events).toEqual(['connection false', 'connection true']), 10_000);
    expect(usualToneLevel(await call.hearAtLine(1_000), 440)).toBeGreaterThan(5_000);
  });

  it('accepts the browser over a new connection, with the same line', async () => {
    const call = await connect();
    await call.hearAtLine(100);
    const again = createWebRtcClient();
    const { answerSdp } = await reattachWebRtc({ line: call.line, offerSdp: await again.offer(), settings: loopback });
    await again.accept(answerSdp);
    await again.connected();
    const heard: Int16Array[] = [];
    again.onHeard((pcm) => heard.push(pcm));
    await vi.waitFor(() => expect(usualToneLevel(joinPcm(heard.slice(-25)), 1_000)).toBeGreaterThan(5_000), 10_000);
    expect(call.events.filter((event) => event.startsWith('ended'))).toEqual([]);
    await again.close();
  });

  it('reports the round-trip time', async () => {
    const { line } = await connect();
    await vi.waitFor(() => expect(line.stats().roundTripMs).toBeGreaterThanOrEqual(0), 10_000);
  });

  it('refuses an invalid offer and leaks no socket', async () => {
    const before = openSockets();
    const client = createWebRtcClient();
    const good = await client.offer();
    const bad = [
      '',
      'hello',
      'v=0\r\n',
      'x'.repeat(70_000),
      good.replace(/opus\/48000\/2/i, 'PCMU/8000'),
      good.replaceAll('m=audio', 'm=video'),
      good.replaceAll(/a=fingerprint.*\r\n/g, ''),
      good.replaceAll('a=setup:actpass', 'a=setup:active'),
    ];
    for (const offerSdp of bad) {
      await expect(createWebRtcLine({ offerSdp, info: lineInfo, clock, settings: loopback })).rejects.toThrow(
        OfferError,
      );
    }
    await client.close();
    await vi.waitFor(() => expect(openSockets()).toBeLessThanOrEqual(before), 10_000);
  });

  it('uses its port range, and refuses when it is exhausted', async () => {
    const settings = { ...loopback, portRange: [41_870, 41_871] satisfies [number, number] };
    const open = async () => {
      const client = createWebRtcClient();
      const offerSdp = await client.offer();
      await client.close();
      return createWebRtcLine({ offerSdp, info: lineInfo, clock, settings });
    };
    const taken = [await open(), await open()];
    expect(taken.map(({ answerSdp }) => / 127\.0\.0\.1 (4187[01]) typ host/.test(answerSdp))).toEqual([true, true]);
    await expect(open()).rejects.toThrow('No UDP port');
    for (const { line } of taken) await line.hangUp();
  });
});
