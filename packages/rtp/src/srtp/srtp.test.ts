import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RtpHeader, SrtcpSession, SrtpSession } from 'werift';
import { writeRtpHeader } from '../packet/rtp-packet.ts';
import type { SrtpSuiteName } from '../sdp/session-description.ts';
import { SrtpReceiver } from './srtp-receiver.ts';
import { SrtpSender } from './srtp-sender.ts';
import { deriveKeys, maxSrtpTrailerBytes } from './srtp-suite.ts';

const headBytes = 12;
const names: SrtpSuiteName[] = ['AES_CM_128_HMAC_SHA1_80', 'AES_CM_128_HMAC_SHA1_32', 'AEAD_AES_128_GCM'];
const keyOf = (name: SrtpSuiteName) => randomBytes(name === 'AEAD_AES_128_GCM' ? 28 : 30);

function plainPacket(sequence: number, payload: Buffer, ssrc = 0xcafe_babe): Buffer {
  const packet = Buffer.alloc(headBytes + payload.length + maxSrtpTrailerBytes);
  writeRtpHeader(packet, {
    payloadType: 8,
    hasMarker: false,
    sequence: sequence & 0xffff,
    timestamp: sequence * 160,
    ssrc,
  });
  payload.copy(packet, headBytes);
  return packet;
}

const protect = (sender: SrtpSender, sequence: number, payload: Buffer, ssrc?: number): Buffer => {
  const packet = plainPacket(sequence, payload, ssrc);
  return packet.subarray(0, sender.protectRtp(packet, headBytes, headBytes + payload.length));
};

function open(receiver: SrtpReceiver, packet: Buffer): Buffer | undefined {
  const copy = Buffer.from(packet);
  const length = receiver.unprotectRtp(copy, headBytes);
  return length === 0 ? undefined : copy.subarray(headBytes, length);
}

it('derives the keys of RFC 3711, appendix B.3', () => {
  const master = Buffer.from('E1F97A0D3E018BE0D64FA32C06DE41390EC675AD498AFEEBB6960B3AABE6', 'hex');
  const keys = deriveKeys(master, 'rtp');
  expect(keys.key.toString('hex').toUpperCase()).toBe('C61E7A93744F39EE10734AFE3FF7A087');
  expect(keys.salt.toString('hex').toUpperCase()).toBe('30CBBC08863D8C85D49DB34A9AE1');
  expect(keys.authentication.toString('hex').toUpperCase()).toBe('CEBE321F6FF7716B6FD4AB49AF256A156D38BAA4');
});

describe.each(names)('%s', (name) => {
  it('a protected packet is unprotected by the peer, across the sequence wrap and out of order', () => {
    const key = keyOf(name);
    const [sender, receiver] = [new SrtpSender(name, key), new SrtpReceiver(name, key, 0)];
    const packets = Array.from({ length: 40 }, (_, index) => {
      const payload = randomBytes(160 + index);
      return { payload, packet: protect(sender, 65_520 + index, payload) };
    });
    const shuffled = packets.map((_, index) => packets[index ^ 1]);
    for (const each of shuffled) {
      expect(each?.packet.subarray(headBytes, headBytes + 160).equals(each.payload.subarray(0, 160))).toBe(false);
      expect(open(receiver, each?.packet ?? Buffer.alloc(0))?.equals(each?.payload ?? Buffer.alloc(1))).toBe(true);
    }
  });

  it('replayed, modified and foreign packets are rejected and change no state', () => {
    const key = keyOf(name);
    const [sender, receiver] = [new SrtpSender(name, key), new SrtpReceiver(name, key, 0)];
    const [first, second] = [protect(sender, 1, randomBytes(160)), protect(sender, 2, randomBytes(160))];
    expect(open(receiver, first)).toBeDefined();
    expect(open(receiver, first)).toBeUndefined();
    for (let at = 0; at < second.length; at += 1) {
      const changed = Buffer.from(second);
      changed[at] = (changed[at] ?? 0) ^ 0x40;
      expect(open(receiver, changed)).toBeUndefined();
    }
    expect(open(receiver, protect(new SrtpSender(name, keyOf(name)), 3, randomBytes(160)))).toBeUndefined();
    for (let length = 0; length < headBytes + 16; length += 1) {
      expect(length < headBytes ? undefined : open(receiver, second.subarray(0, length))).toBeUndefined();
    }
    expect(open(receiver, second)).toBeDefined();
  });

  it('an MKI in packets is skipped', () => {
    const key = keyOf(name);
    const packet = protect(new SrtpSender(name, key), 5, Buffer.from('sound'));
    const tag = name === 'AES_CM_128_HMAC_SHA1_32' ? 4 : name === 'AES_CM_128_HMAC_SHA1_80' ? 10 : 0;
    const at = packet.length - tag;
    const mki = Buffer.of(0, 0, 0, 1);
    const named = Buffer.concat([packet.subarray(0, at), mki, packet.subarray(at)]);
    expect(open(new SrtpReceiver(name, key, 4), named)?.toString()).toBe('sound');
  });

  it('SRTCP is protected, and replays rejected', () => {
    const key = keyOf(name);
    const [sender, receiver] = [new SrtpSender(name, key), new SrtpReceiver(name, key, 0)];
    const report = Buffer.from('80c90001cafebabe81ca0002cafebabe0100000000000000', 'hex');
    const packet = Buffer.concat([report, Buffer.alloc(maxSrtpTrailerBytes)]);
    const sent = packet.subarray(0, sender.protectRtcp(packet, report.length));
    const copy = Buffer.from(sent);
    expect(copy.subarray(0, receiver.unprotectRtcp(copy)).equals(report)).toBe(true);
    expect(receiver.unprotectRtcp(Buffer.from(sent))).toBe(0);
    for (let length = 8; length < sent.length; length += 1) {
      expect(receiver.unprotectRtcp(Buffer.from(sent.subarray(0, length)))).toBe(0);
    }
  });
});

describe.each([
  { name: 'AES_CM_128_HMAC_SHA1_80', profile: 1 },
  { name: 'AEAD_AES_128_GCM', profile: 7 },
] as const)('$name beside an independent implementation', ({ name, profile }) => {
  const [ours, theirs] = [keyOf(name), keyOf(name)];
  const keys = {
    localMasterKey: theirs.subarray(0, 16),
    localMasterSalt: theirs.subarray(16),
    remoteMasterKey: ours.subarray(0, 16),
    remoteMasterSalt: ours.subarray(16),
  };
  it('both understand each other, SRTP and SRTCP', () => {
    const [srtp, srtcp] = [new SrtpSession({ keys, profile }), new SrtcpSession({ keys, profile })];
    const [sender, receiver] = [new SrtpSender(name, ours), new SrtpReceiver(name, theirs, 0)];
    for (let sequence = 65_500; sequence < 65_580; sequence += 1) {
      const payload = randomBytes(160);
      expect(
        srtp
          .decrypt(protect(sender, sequence, payload))
          .subarray(headBytes)
          .equals(payload),
      ).toBe(true);
      const plain = plainPacket(sequence, payload).subarray(0, headBytes + 160);
      const sent = srtp.encrypt(plain.subarray(headBytes), RtpHeader.deSerialize(plain));
      expect(open(receiver, sent)?.equals(payload)).toBe(true);
    }
    const report = Buffer.from('80c90001cafebabe', 'hex');
    const packet = Buffer.concat([report, Buffer.alloc(maxSrtpTrailerBytes)]);
    expect(srtcp.decrypt(packet.subarray(0, sender.protectRtcp(packet, 8))).equals(report)).toBe(true);
    const back = srtcp.encrypt(report);
    expect(back.subarray(0, receiver.unprotectRtcp(back)).equals(report)).toBe(true);
  });
});
