import { type ReceptionBlock, ReceptionStatistics, readRtcp, writeReport } from '@parley/rtp';
import { afterEach, describe, expect, it } from 'vitest';
import { toneOf } from '../../../voice/testing/media-tone.ts';
import { followLine } from './testing/follow-line.ts';
import { openRtpCall, type RtpCall } from './testing/rtp-call.ts';
import { openSrtpCall } from './testing/srtp-call.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A sender report of the peer about the audio it received from the line. */
function peerReport(call: RtpCall, parts: { lost: number; jitter: number; lastReport: number; delay: number }): Buffer {
  const report = Buffer.alloc(52);
  report.writeUInt32BE(0x81c8_000c);
  report.writeUInt32BE(call.peer.ssrc, 4);
  report.writeUInt32BE(0x1234_5678, 8);
  report.writeUInt32BE(0x9abc_def0, 12);
  report.writeUInt32BE(call.heard[0]?.ssrc ?? 0, 28);
  report.writeUInt32BE(parts.lost, 32);
  report.writeUInt32BE(parts.jitter, 40);
  report.writeUInt32BE(parts.lastReport, 44);
  report.writeUInt32BE(parts.delay, 48);
  return report;
}

describe('RTCP reports of the line', () => {
  it('are sent at least every 8 s, with the peer’s loss', async () => {
    const call = await openRtpCall();
    opened.push(call.close);
    followLine(call.line);
    for (let frame = 0; frame < 200; frame += 1) {
      if (frame % 10 === 9) call.peer.sequence = (call.peer.sequence + 1) & 0xffff;
      await call.pass(20);
    }
    call.clock.advance(12_000);
    await expect.poll(() => call.peer.reports.length).toBeGreaterThanOrEqual(2);
    const [first] = call.peer.reports;
    expect(first?.readUInt8(1)).toBe(200);
    expect(first?.readUInt32BE(4)).toBe(call.heard[0]?.ssrc);
    expect(first?.readUInt32BE(28)).toBe(call.peer.ssrc);
    const lost = () =>
      Math.max(0, ...call.peer.reports.flatMap((each) => (each.readUInt8(0) === 0x81 ? [each.readIntBE(33, 3)] : [])));
    await expect.poll(lost).toBe(20);
  });

  it('the statistics have round-trip time and remote loss', async () => {
    for (const call of [await openRtpCall(), await openSrtpCall()]) {
      opened.push(call.close);
      followLine(call.line);
      await call.pass(1_100);
      await expect.poll(() => call.peer.reports.length).toBeGreaterThanOrEqual(1);
      const report = call.peer.reports[0] ?? Buffer.alloc(16);
      const lastReport = (report.readUInt16BE(10) << 16) | report.readUInt16BE(12);
      call.clock.advance(500);
      const delay = Math.round(0.38 * 65_536);
      call.peer.sendReport(peerReport(call, { lost: 7, jitter: 40, lastReport: lastReport >>> 0, delay }));
      await expect.poll(() => call.line.stats().roundTripMs).toBeDefined();
      const { roundTripMs = 0, ...stats } = call.line.stats();
      expect(Math.abs(roundTripMs - 220)).toBeLessThanOrEqual(21);
      expect(stats).toMatchObject({ remoteLost: 7, remoteJitterMs: 5 });
    }
  });

  it('reports keep the NAT binding open, and share the RTP port with rtcp-mux', async () => {
    const call = await openRtpCall({ extra: ['a=rtcp-mux'] });
    opened.push(call.close);
    const { told } = followLine(call.line);
    await call.pass(1_100);
    expect(call.localSdp).toContain('a=rtcp-mux');
    await expect
      .poll(() => call.heard.some(({ payloadType, hasMarker }) => payloadType === 72 && hasMarker))
      .toBe(true);
    call.clock.advance(29_000);
    const { packetsIn, roundTripMs } = call.line.stats();
    expect(roundTripMs).toBeUndefined();
    call.peer.sendRaw(peerReport(call, { lost: 0, jitter: 0, lastReport: 1, delay: 0 }));
    call.peer.sendFrame(toneOf(440, 20));
    await expect.poll(() => call.line.stats().packetsIn).toBe(packetsIn + 1);
    call.clock.advance(20_000);
    expect(told).toEqual([]);
  });
});

it('reception statistics follow RFC 3550: loss, duplicates and sequence wrap', () => {
  const reception = new ReceptionStatistics();
  expect(reception.nextBlock(0, 0)).toBeUndefined();
  for (let number = 65_500; number < 65_700; number += 1) {
    if (number % 10 === 0) continue;
    expect(reception.record(1, number & 0xffff)).toBe(true);
    reception.recordTransit(number * 160, number * 20, 8_000);
  }
  expect(reception.record(1, 65_699 & 0xffff)).toBe(false);
  const block = reception.nextBlock(3, 4);
  expect(block).toMatchObject({ ssrc: 1, cumulativeLost: 19, highestSequence: 65_699, lastReport: 3, jitter: 0 });
  expect(block?.fractionLost).toBe(Math.floor((19 * 256) / 199));
  expect(reception.nextBlock(0, 0)?.fractionLost).toBe(0);
});

it('a written report parses back, and an invalid one is ignored', () => {
  const packet = Buffer.alloc(128);
  const block = {
    ssrc: 5,
    fractionLost: 3,
    cumulativeLost: -2,
    highestSequence: 70_000,
    jitter: 9,
    lastReport: 11,
    delaySinceLastReport: 12,
  };
  const sender = { ntpSeconds: 0x1111_2222, ntpFraction: 0x3333_4444, timestamp: 7, packets: 1, bytes: 160 };
  const length = writeReport(packet, { ssrc: 9, name: 'abc', sender, block, isLast: true });
  const blocks: ReceptionBlock[] = [];
  const reports: number[][] = [];
  const listener = {
    report: (...facts: number[]) => void reports.push(facts),
    block: (each: ReceptionBlock) => void blocks.push(each),
  };
  expect(length % 4).toBe(0);
  expect(readRtcp(packet, length, listener)).toBe(true);
  expect(reports).toEqual([[9, 0x2222_3333]]);
  expect(blocks).toEqual([block]);
  expect(readRtcp(Buffer.from('80cb000100000009', 'hex'), 8, listener)).toBe(false);
  expect(readRtcp(packet, 4, listener)).toBe(false);
});
