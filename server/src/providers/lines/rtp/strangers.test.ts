import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { joinPcm, loudnessOf, toneLevel, toneOf } from '../../../voice/testing/media-tone.ts';
import { followLine } from './testing/follow-line.ts';
import { type CallOptions, openRtpCall, type RtpCall } from './testing/rtp-call.ts';
import { openRtpPeer, peerSdp, type RtpPeer } from './testing/rtp-peer.ts';
import { keyIn, openSrtpCall } from './testing/srtp-call.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function takenCall(options?: CallOptions): Promise<RtpCall> {
  const call = await openRtpCall(options);
  opened.push(call.close);
  return call;
}

/** Opens a second peer that knows the line's address. */
async function stranger(call: RtpCall, host = '127.0.0.2'): Promise<RtpPeer> {
  const peer = await openRtpPeer({ codec: 'pcma', payloadType: 8, host });
  peer.target = call.peer.target;
  opened.push(peer.close);
  return peer;
}

async function speakTogether(call: RtpCall, other: RtpPeer, frames: number): Promise<void> {
  call.say(toneOf(440, frames * 20));
  for (let frame = 0; frame < frames; frame += 1) {
    other.sendFrame(toneOf(1_000, 20, { from: frame * 320 }));
    await call.pass(20);
  }
}

describe('packets from other sources', () => {
  it('are neither played nor answered while the caller sends', async () => {
    const call = await takenCall();
    const { lately, told } = followLine(call.line);
    const other = await stranger(call);
    await speakTogether(call, other, 60);
    expect(toneLevel(lately(600), 440)).toBeGreaterThan(7_000);
    expect(toneLevel(lately(600), 1_000)).toBeLessThan(150);
    expect(other.received).toEqual([]);
    expect(told).toEqual([]);
  });

  it('with the caller’s SSRC and sequence numbers are not played either', async () => {
    const call = await takenCall();
    const { lately } = followLine(call.line);
    await call.pass(40);
    const other = await stranger(call);
    other.ssrc = call.peer.ssrc;
    other.sequence = call.peer.sequence;
    other.timestamp = call.peer.timestamp;
    await speakTogether(call, other, 60);
    expect(toneLevel(lately(600), 1_000)).toBeLessThan(150);
    expect(other.received).toEqual([]);
  });

  it('inject no digits and end no calls', async () => {
    const call = await takenCall();
    const { told } = followLine(call.line);
    await call.pass(40);
    const other = await stranger(call);
    other.sendPacket({ payloadType: 101, payload: Uint8Array.of(5, 0x8a, 3, 32) });
    other.sendReport(Buffer.from(`80c90001${call.peer.ssrc.toString(16).padStart(8, '0')}`, 'hex'));
    await call.pass(300);
    expect(told).toEqual([]);
  });
});

describe('a caller behind NAT', () => {
  const allowsAddress = (address: string) => !address.startsWith('10.');
  const behindNat = { address: '10.9.9.9', facing: '127.0.0.1', settings: { allowsAddress } };

  /** Half a second of audio from each of these, all of it received before the line's next frame. */
  async function flood(call: RtpCall, attackers: readonly RtpPeer[]): Promise<void> {
    for (const attacker of attackers) {
      for (let frame = 0; frame < 25; frame += 1) attacker.sendFrame(toneOf(1_000, 20, { from: frame * 320 }));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await call.pass(200, { isPeerSilent: true });
  }

  // Three packets before the caller spoke, or after 2 s of silence, gave the agent's audio to any host on the network.
  it('keeps its audio from flooding sources before its first packet, during speech and after each pause', async () => {
    const call = await takenCall(behindNat);
    const { lately, told } = followLine(call.line);
    const attackers = [await stranger(call, '127.0.0.2'), await stranger(call, '127.0.0.3')];
    call.line.play(toneOf(700, 60_000));
    await flood(call, attackers);
    expect(call.line.stats().packetsIn).toBe(0);
    for (const pauseMs of [0, 2_100, 31_000]) {
      call.clock.advance(pauseMs);
      await flood(call, attackers);
      const before = call.heard.length;
      await speakTogether(call, attackers[0] as RtpPeer, 30);
      expect(toneLevel(lately(400), 440)).toBeGreaterThan(7_000);
      expect(toneLevel(lately(400), 1_000)).toBeLessThan(150);
      expect(call.heard.length - before).toBeGreaterThan(20);
    }
    attackers[1]?.sendPacket({ payloadType: 101, payload: Uint8Array.of(5, 0x8a, 3, 32) });
    await call.pass(300);
    expect(attackers.flatMap(({ received, reports }) => [...received, ...reports])).toEqual([]);
    expect(told.filter((each) => JSON.stringify(each).includes('digit'))).toEqual([]);
  });

  it('is sent nothing before its first packet, and then to its source', async () => {
    const call = await takenCall(behindNat);
    const { lately } = followLine(call.line);
    call.clock.advance(200);
    expect(call.heard).toEqual([]);
    call.say(toneOf(440, 1_000));
    await call.pass(1_000);
    expect(toneLevel(lately(400), 440)).toBeGreaterThan(7_000);
    expect(call.heard.length).toBeGreaterThan(40);
  });

  it('without a signalling address is not latched', async () => {
    const { facing: _unknown, ...options } = behindNat;
    const call = await takenCall(options);
    followLine(call.line);
    await call.pass(200);
    expect([call.line.stats().packetsIn, call.heard.length]).toEqual([0, 0]);
  });

  it('that signals from another address during the call is accepted there from then on', async () => {
    const call = await takenCall({ ...behindNat, facing: '127.0.0.9' });
    followLine(call.line);
    await call.pass(100);
    expect(call.line.stats().packetsIn).toBe(0);
    const sdp = peerSdp(call.peer, { formats: '8 101', address: '10.9.9.9', version: 2 });
    call.signalling.tell({ kind: 'offer', requestId: 1, sdp, signalledFrom: '127.0.0.1' });
    await call.signalling.next('offer-answer');
    await call.pass(100);
    expect(call.line.stats().packetsIn).toBeGreaterThan(0);
    expect(call.heard.length).toBeGreaterThan(0);
  });

  it('is followed to another port after 2 s of silence, unlike other senders at its address', async () => {
    const call = await takenCall(behindNat);
    const { lately } = followLine(call.line);
    await call.pass(200);
    const [neighbour, moved] = [await stranger(call, '127.0.0.1'), await stranger(call, '127.0.0.1')];
    moved.ssrc = call.peer.ssrc;
    await call.pass(2_100, { isPeerSilent: true });
    await flood(call, [neighbour]);
    for (let frame = 0; frame < 60; frame += 1) {
      const before = call.line.stats().packetsIn;
      moved.sendFrame(toneOf(1_000, 20, { from: frame * 320 }));
      if (frame >= 2) await expect.poll(() => call.line.stats().packetsIn, { interval: 1 }).toBeGreaterThan(before);
      call.clock.advance(20);
    }
    expect(toneLevel(lately(300), 1_000)).toBeGreaterThan(7_000);
    await expect.poll(() => moved.received.length).toBeGreaterThan(40);
    expect(neighbour.received).toEqual([]);
  });
});

describe('encrypted calls', () => {
  it('forged and plain packets from the right source are not played', async () => {
    const call = await openSrtpCall();
    opened.push(call.close);
    const { lately } = followLine(call.line);
    const { line, peer } = call;
    expect(line.info.wireCodec).toBe('pcma/8000+srtp');
    call.say(toneOf(440, 1_000));
    for (let frame = 0; frame < 50; frame += 1) {
      const forged = randomBytes(182);
      forged.writeUInt32BE(0x8008_0000 + ((peer.sequence + 5) & 0xffff));
      forged.writeUInt32BE(peer.ssrc, 8);
      peer.sendRaw(forged);
      await call.pass(20);
    }
    expect(toneLevel(lately(400), 440)).toBeGreaterThan(7_000);
    expect(line.stats().packetsIn).toBeLessThanOrEqual(50);
  });

  it('a new key of the peer takes effect at once, in both directions, and ours is kept', async () => {
    const call = await openSrtpCall('AEAD_AES_128_GCM');
    opened.push(call.close);
    const { lately } = followLine(call.line);
    await call.pass(100);
    const key = randomBytes(28);
    const extra = [`a=crypto:1 AEAD_AES_128_GCM inline:${key.toString('base64')}`];
    const sdp = peerSdp(call.peer, { formats: '8 101', protocol: 'RTP/SAVP', extra, version: 2 });
    call.signalling.tell({ kind: 'offer', requestId: 1, sdp });
    const answer = await call.signalling.next('offer-answer');
    expect(keyIn(answer.sdp).equals(keyIn(call.localSdp))).toBe(true);
    call.peer.secure({ profile: 7, local: key, remote: keyIn(answer.sdp) });
    call.say(toneOf(440, 600));
    call.line.play(toneOf(1_000, 600));
    const from = call.heard.length;
    await call.pass(600);
    expect(toneLevel(lately(200), 440)).toBeGreaterThan(7_000);
    const heard = call.heard.slice(from).map((packet) => call.peer.decode(packet));
    expect(toneLevel(joinPcm(heard.slice(10, 25)), 1_000)).toBeGreaterThan(7_000);
  });

  it('every call has its own keys', async () => {
    const calls = [await openSrtpCall(), await openSrtpCall()];
    for (const call of calls) opened.push(call.close);
    expect(new Set(calls.map(({ localSdp }) => keyIn(localSdp).toString('hex'))).size).toBe(2);
  });
});

it('silence of the peer is silence, without concealment', async () => {
  const call = await takenCall();
  const { lately } = followLine(call.line);
  call.say(toneOf(440, 400));
  await call.pass(400);
  await call.pass(400, { isPeerSilent: true });
  expect(loudnessOf(lately(200))).toBe(0);
});
