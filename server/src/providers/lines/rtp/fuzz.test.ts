import { setTimeout as sleep } from 'node:timers/promises';
import { createNegotiation, readSdp, SdpError } from '@parley/rtp';
import { sampleOffers } from '@parley/rtp/testing/sample-offers';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../test/rounds.ts';
import { seededRandom } from '../../../voice/testing/media-random.ts';
import { toneLevel, toneOf } from '../../../voice/testing/media-tone.ts';
import { mutate } from '../webrtc/testing/mutate.ts';
import { followLine } from './testing/follow-line.ts';
import { digitPayloads } from './testing/press-digit.ts';
import { openRtpCall, type RtpCall } from './testing/rtp-call.ts';
import { openRtpPeer } from './testing/rtp-peer.ts';
import { openSrtpCall } from './testing/srtp-call.ts';

/** Mutations per test. */
const mutations = isLong ? 50_000 : 2_000;
const timeout = 60_000 + mutations * 10;
/** Duration of `flood` by the clock of the call, and some seconds more. Unit: milliseconds. */
const floodMs = (mutations / 25) * 20 + 8_000;

/** Valid datagrams to mutate: audio, digits, noise, reports. */
function seeds({ peer }: RtpCall): Buffer[] {
  const rtp = (payloadType: number, payload: Uint8Array) => {
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0x8000 + payloadType);
    head.writeUInt16BE(peer.sequence, 2);
    head.writeUInt32BE(peer.timestamp, 4);
    head.writeUInt32BE(peer.ssrc, 8);
    return Buffer.concat([head, payload]);
  };
  const report = Buffer.alloc(52);
  report.writeUInt32BE(0x81c8_000c);
  report.writeUInt32BE(peer.ssrc, 4);
  const extended = Buffer.concat([
    rtp(8, new Uint8Array(0)),
    Buffer.from('bede0001aabbccdd', 'hex'),
    Buffer.alloc(160),
  ]);
  extended[0] = 0x91;
  const padded = Buffer.concat([rtp(8, new Uint8Array(160)), Buffer.from([0, 0, 0, 4])]);
  padded[0] = 0xa0;
  return [
    rtp(8, new Uint8Array(160).fill(0xd5)),
    ...digitPayloads('5').map((payload) => rtp(101, payload)),
    rtp(13, Uint8Array.of(60, 1, 2)),
    extended,
    padded,
    report,
    Buffer.from(`80c90001${peer.ssrc.toString(16).padStart(8, '0')}`, 'hex'),
  ];
}

/** Sends everything from one port at a time, so that socket buffers never overflow. */
async function flood(call: RtpCall, send: (bytes: Buffer) => void, count: number, seed: number): Promise<void> {
  const random = seededRandom(seed);
  for (let sent = 0; sent < count; ) {
    const all = seeds(call);
    for (let burst = 0; burst < 25 && sent < count; burst += 1, sent += 1) {
      send(mutate(all[Math.floor(random() * all.length)] ?? Buffer.alloc(0), random));
    }
    await call.pass(20);
  }
}

describe('mutated packets', () => {
  it(`${mutations} from an attacker do not affect the tone of the call`, { timeout }, async () => {
    const call = await openRtpCall();
    const { lately, told } = followLine(call.line);
    call.say(toneOf(440, floodMs));
    await call.pass(500);
    const other = await openRtpPeer({ codec: 'pcma', payloadType: 8, host: '127.0.0.2' });
    other.target = call.peer.target;
    await flood(
      call,
      (bytes) => (bytes.length % 3 === 0 ? other.sendReport(bytes) : other.sendRaw(bytes)),
      mutations,
      1,
    );
    expect(toneLevel(lately(2_000), 440)).toBeGreaterThan(8_000);
    expect(told).toEqual([]);
    expect(other.received).toEqual([]);
    await other.close();
    await call.close();
  });

  it(`${mutations} from the caller itself are survived, and its audio recovers after them`, {
    timeout,
  }, async () => {
    const call = await openRtpCall();
    const { lately, told } = followLine(call.line);
    await call.pass(500);
    await flood(
      call,
      (bytes) => (bytes.length % 3 === 0 ? call.peer.sendReport(bytes) : call.peer.sendRaw(bytes)),
      mutations,
      2,
    );
    // Datagrams still in the sockets would pass for frames of the tone.
    await sleep(200);
    call.say(toneOf(440, 8_000));
    const level = () => toneLevel(lately(1_000), 440);
    await call.pass(2_000);
    for (let more = 5; more > 0 && level() < 8_000; more -= 1) await call.pass(1_000);
    expect(level()).toBeGreaterThan(8_000);
    expect(told.filter((each) => !each.startsWith('digit'))).toEqual([]);
    await call.close();
  });

  it(`${mutations} from the address of an encrypted caller change nothing`, { timeout }, async () => {
    const call = await openSrtpCall();
    const { lately, told } = followLine(call.line);
    call.say(toneOf(440, floodMs));
    await call.pass(500);
    await flood(call, (bytes) => call.peer.sendRaw(bytes), mutations, 3);
    expect(toneLevel(lately(2_000), 440)).toBeGreaterThan(8_000);
    expect(told).toEqual([]);
    expect(call.line.stats().lost).toBe(0);
    await call.close();
  });
});

describe('mutated SDP', () => {
  it(`${mutations} are parsed or refused with an SdpError, and every answer can be parsed`, { timeout }, () => {
    const random = seededRandom(4);
    const offers = Object.values(sampleOffers).map((offer) => Buffer.from(offer));
    const settings = { srtp: 'optional', comfortNoise: true, allowsAddress: () => true } as const;
    const local = { address: '203.0.113.1', rtpPort: 10_000, rtcpPort: 10_001 };
    let answered = 0;
    for (let index = 0; index < mutations; index += 1) {
      const text = mutate(offers[index % offers.length] ?? Buffer.alloc(0), random).toString('latin1');
      const negotiation = createNegotiation({ settings, local });
      try {
        const { sdp } = negotiation.answer(readSdp(text));
        answered += 1;
        expect(readSdp(sdp).media.filter(({ port }) => port !== 0)).toHaveLength(1);
        expect(sdp).toMatch(/^[\x20-\x7e\r\n]*$/);
      } catch (error) {
        expect(error).toBeInstanceOf(SdpError);
      }
      negotiation.offer();
      try {
        negotiation.accept(readSdp(text));
      } catch (error) {
        expect(error).toBeInstanceOf(SdpError);
      }
    }
    expect(answered).toBeGreaterThan(mutations / 3);
  });
});
