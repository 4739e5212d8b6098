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

/** Somebody else who found out where the line listens. */
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

describe('packets of strangers', () => {
  it('are neither heard nor answered while the caller speaks', async () => {
    const call = await takenCall();
    const { lately, told } = followLine(call.line);
    const other = await stranger(call);
    await speakTogether(call, other, 60);
    expect(toneLevel(lately(600), 440)).toBeGreaterThan(7_000);
    expect(toneLevel(lately(600), 1_000)).toBeLessThan(150);
    expect(other.received).toEqual([]);
    expect(told).toEqual([]);
  });

  it('with the SSRC and numbers of the caller are not heard either', async () => {
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

  it('press no keys and end no calls', async () => {
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

  it('whose own address is not allowed is sent nothing until its packets come, and then where they come from', async () => {
    const call = await takenCall({ address: '10.9.9.9', settings: { allowsAddress } });
    const { lately } = followLine(call.line);
    call.clock.advance(200);
    expect(call.heard).toEqual([]);
    call.say(toneOf(440, 1_000));
    await call.pass(1_000);
    expect(toneLevel(lately(400), 440)).toBeGreaterThan(7_000);
    expect(call.heard.length).toBeGreaterThan(40);
    const other = await stranger(call);
    await speakTogether(call, other, 30);
    expect(other.received).toEqual([]);
  });

  it('is followed to another port when it has been silent for 2 s', async () => {
    const call = await takenCall({ address: '10.9.9.9', settings: { allowsAddress } });
    const { lately } = followLine(call.line);
    await call.pass(200);
    const moved = await stranger(call, '127.0.0.1');
    moved.ssrc = call.peer.ssrc;
    await call.pass(2_100, { isPeerSilent: true });
    for (let frame = 0; frame < 60; frame += 1) {
      const before = call.line.stats().packetsIn;
      moved.sendFrame(toneOf(1_000, 20, { from: frame * 320 }));
      if (frame >= 2) await expect.poll(() => call.line.stats().packetsIn, { interval: 1 }).toBeGreaterThan(before);
      call.clock.advance(20);
    }
    expect(toneLevel(lately(300), 1_000)).toBeGreaterThan(7_000);
    await expect.poll(() => moved.received.length).toBeGreaterThan(40);
  });
});

describe('encrypted calls', () => {
  it('forged and plain packets of the right sender are not heard', async () => {
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

  it('a new key of the peer takes effect at once, both ways, and ours stays', async () => {
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

  it('every call has keys of its own', async () => {
    const calls = [await openSrtpCall(), await openSrtpCall()];
    for (const call of calls) opened.push(call.close);
    expect(new Set(calls.map(({ localSdp }) => keyIn(localSdp).toString('hex'))).size).toBe(2);
  });
});

it('silence of the peer is silence, and nothing of it is made up', async () => {
  const call = await takenCall();
  const { lately } = followLine(call.line);
  call.say(toneOf(440, 400));
  await call.pass(400);
  await call.pass(400, { isPeerSilent: true });
  expect(loudnessOf(lately(200))).toBe(0);
});
