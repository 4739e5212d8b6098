import { describe, expect, it } from 'vitest';
import { bytesFromPcm16, createPcm16Decoder } from '../codec/pcm16.ts';
import { joinPcm, largestStep, loudnessOf, toneLevel, toneOf } from '../testing/media-tone.ts';
import { JitterBuffer } from './jitter-buffer.ts';
import type { MediaPacket } from './wire.ts';

/** One packet of a tone of 440 Hz: `index` counts packets of `ms` from the beginning of the stream. */
function tonePacket(index: number, options: { ms?: number; sequence?: number; timestamp?: number } = {}): MediaPacket {
  const { ms = 20, sequence = index, timestamp = index * ms * 16 } = options;
  return {
    sequence: sequence & 0xffff,
    timestamp: timestamp >>> 0,
    payload: bytesFromPcm16(toneOf(440, ms, { from: index * ms * 16 })),
    arrivalMs: index * ms,
  };
}

const toneStream = (count: number, ms = 20) => Array.from({ length: count }, (_, index) => tonePacket(index, { ms }));

/** Delivers packets when they arrive and pulls every 20 ms; gives what was heard and how deep the buffer was. */
function listen(packets: readonly MediaPacket[], options: { ms: number; buffer?: JitterBuffer; fromMs?: number }) {
  const buffer = options.buffer ?? new JitterBuffer(createPcm16Decoder());
  const waiting = [...packets].sort((first, second) => first.arrivalMs - second.arrivalMs);
  const frames: Int16Array[] = [];
  const depths: number[] = [];
  const fromMs = options.fromMs ?? 0;
  // Ticks do not fall together with arrivals.
  for (let nowMs = fromMs + 13; nowMs < fromMs + options.ms; nowMs += 20) {
    while (waiting[0] !== undefined && waiting[0].arrivalMs <= nowMs) {
      const packet = waiting.shift();
      if (packet) buffer.push(packet);
    }
    const frame = new Int16Array(320);
    buffer.pull(frame);
    frames.push(frame);
    depths.push(buffer.stats().bufferMs);
  }
  return { buffer, frames, depths, heard: joinPcm(frames), stats: buffer.stats() };
}

/** Compares long sound in no time, which a matcher that looks for the difference does not. */
const isSame = (first: Int16Array, second: Int16Array) =>
  Buffer.from(bytesFromPcm16(first)).equals(bytesFromPcm16(second));

/** From where sound is heard. */
const onset = (pcm: Int16Array) => pcm.findIndex((sample) => Math.abs(sample) > 500);
const toneStep = largestStep(toneOf(440, 100));

describe('a path without jitter', () => {
  for (const ms of [10, 20, 30, 60, 200]) {
    it(`packets of ${ms} ms are played whole, in order, and unchanged after the fade-in`, () => {
      const { heard, stats } = listen(toneStream(3_000 / ms, ms), { ms: 2_900 });
      const from = Math.floor(onset(heard) / 320) * 320;
      expect(isSame(heard.subarray(from + 320, from + 11_200), toneOf(440, 700).subarray(320))).toBe(true);
      expect(stats).toMatchObject({ lost: 0, late: 0, concealedMs: 0 });
    });
  }

  it('adds at most 60 ms of delay', () => {
    const { heard, depths } = listen(toneStream(500), { ms: 9_900 });
    expect(onset(heard)).toBeLessThanOrEqual(60 * 16);
    expect(Math.max(...depths)).toBeLessThanOrEqual(60);
  });

  it('causes no concealment at 15 ms of jitter once the buffer has adapted', () => {
    const packets = toneStream(1_000).map((packet, index) => ({
      ...packet,
      arrivalMs: packet.arrivalMs + ((index * 7) % 16),
    }));
    const { buffer } = listen(packets.slice(0, 200), { ms: 4_000 });
    const before = buffer.stats().concealedMs;
    const { stats, depths } = listen(packets.slice(200), { ms: 15_900, fromMs: 4_000, buffer });
    expect(stats.concealedMs - before).toBeLessThanOrEqual(20);
    expect(stats.jitterMs).toBeGreaterThan(3);
    expect(Math.max(...depths)).toBeLessThanOrEqual(80);
  });
});

describe('sequence numbers', () => {
  it('wrap without an audible effect, timestamps too', () => {
    const packets = Array.from({ length: 150 }, (_, index) =>
      tonePacket(index, { sequence: 65_480 + index, timestamp: 0xffff_ffff - 16_000 + index * 320 }),
    );
    const { heard, stats } = listen(packets, { ms: 2_900 });
    expect(stats).toMatchObject({ lost: 0, late: 0, concealedMs: 0 });
    expect(largestStep(heard.subarray(onset(heard)))).toBeLessThanOrEqual(toneStep);
  });

  it('duplicates are dropped and not counted', () => {
    const packets = toneStream(100).flatMap((packet) => [packet, { ...packet, arrivalMs: packet.arrivalMs + 45 }]);
    expect(listen(packets, { ms: 1_900 }).stats).toMatchObject({ lost: 0, late: 0, concealedMs: 0 });
  });

  it('reordered packets are put in order', () => {
    const packets = toneStream(200).map((packet, index) => ({
      ...packet,
      // One of ten packets is overtaken by the next.
      arrivalMs: packet.arrivalMs + (index % 10 === 4 ? 26 : 0),
    }));
    const { buffer } = listen(packets.slice(0, 100), { ms: 2_000 });
    const before = buffer.stats();
    const { heard, stats } = listen(packets.slice(100), { ms: 1_900, fromMs: 2_000, buffer });
    expect(stats.late - before.late).toBe(0);
    expect(largestStep(heard)).toBeLessThanOrEqual(toneStep * 1.3);
  });

  it('a sender that restarts with other numbers is played at once', () => {
    const { buffer } = listen(toneStream(100), { ms: 2_000 });
    const again = Array.from({ length: 50 }, (_, index) => ({
      ...tonePacket(index, { sequence: 30_000 + index, timestamp: 123_456_789 + index * 320 }),
      arrivalMs: 2_000 + index * 20,
    }));
    const { frames, stats } = listen(again, { ms: 1_000, fromMs: 2_000, buffer });
    expect(loudnessOf(joinPcm(frames.slice(6)))).toBeGreaterThan(6_500);
    expect(stats.lost).toBeLessThanOrEqual(1);
  });

  it('a sender that restarts just behind its old numbers is played within half a second', () => {
    const { buffer } = listen(toneStream(100), { ms: 2_000 });
    const again = Array.from({ length: 100 }, (_, index) => ({
      ...tonePacket(index, { sequence: 20 + index, timestamp: 7_000_000 + index * 320 }),
      arrivalMs: 2_000 + index * 20,
    }));
    const { frames } = listen(again, { ms: 1_900, fromMs: 2_000, buffer });
    expect(loudnessOf(joinPcm(frames.slice(27)))).toBeGreaterThan(6_500);
  });

  it('a single packet far out of sequence changes nothing', () => {
    const stray = { ...tonePacket(0, { sequence: 40_000, timestamp: 99 }), arrivalMs: 1_001 };
    const { heard, stats } = listen([...toneStream(100), stray], { ms: 1_900 });
    expect(stats).toMatchObject({ lost: 0, concealedMs: 0 });
    expect(largestStep(heard.subarray(onset(heard)))).toBeLessThanOrEqual(toneStep);
  });
});

describe('loss', () => {
  it('single lost packets are concealed and timing is kept', () => {
    const packets = toneStream(300).filter((_, index) => index % 20 !== 13);
    const { heard, stats } = listen(packets, { ms: 5_900 });
    expect(stats.lost).toBeGreaterThanOrEqual(14);
    expect(stats.concealedMs).toBe(stats.lost * 20);
    expect(largestStep(heard.subarray(onset(heard)))).toBeLessThan(toneStep * 1.6);
    for (let second = 1; second < 5; second += 1) {
      expect(toneLevel(heard.subarray(second * 16_000, second * 16_000 + 16_000), 440)).toBeGreaterThan(9_000);
    }
  });

  it('a path without packets plays silence, and recovers with the next packet', () => {
    const packets = toneStream(200).filter((_, index) => index < 50 || index >= 75);
    const { frames, stats } = listen(packets, { ms: 3_900 });
    expect(loudnessOf(joinPcm(frames.slice(58, 72)))).toBe(0);
    expect(loudnessOf(joinPcm(frames.slice(80)))).toBeGreaterThan(6_500);
    expect(stats.lost).toBe(25);
    expect(stats.concealedMs).toBeGreaterThanOrEqual(480);
    expect(stats.concealedMs).toBeLessThanOrEqual(560);
  });

  it('an undecodable payload is concealed like a lost packet', () => {
    const packets = toneStream(100).map((packet, index) =>
      index === 50 ? { ...packet, payload: Uint8Array.of(1, 2, 3) } : packet,
    );
    const { heard, stats } = listen(packets, { ms: 1_900 });
    expect(stats).toMatchObject({ lost: 1, concealedMs: 20 });
    expect(largestStep(heard.subarray(onset(heard)))).toBeLessThan(toneStep * 1.6);
  });
});

it('a silent sender keeps its timing, without loss or concealment', () => {
  // 100 packets, 600 ms of silence in which nothing is sent, 100 packets: numbers go on, timestamps jump.
  const talk = toneStream(200).map((packet, index) =>
    index < 100 ? packet : { ...packet, timestamp: packet.timestamp + 600 * 16, arrivalMs: packet.arrivalMs + 600 },
  );
  const { frames, depths, stats } = listen(talk, { ms: 4_500 });
  expect(stats).toMatchObject({ lost: 0, late: 0 });
  expect(stats.concealedMs).toBeLessThanOrEqual(20);
  expect(loudnessOf(joinPcm(frames.slice(107, 128)))).toBe(0);
  expect(loudnessOf(joinPcm(frames.slice(135, 220)))).toBeGreaterThan(6_500);
  expect(Math.max(...depths.slice(140, 220))).toBeLessThanOrEqual(80);
});

describe('changing jitter', () => {
  it('grows the buffer at once, and shrinks it slowly', () => {
    const packets = toneStream(2_000).map((packet, index) => ({
      ...packet,
      // From second 4 to second 8 every tenth packet and those behind it are held up by 120 ms.
      arrivalMs: packet.arrivalMs + (index >= 200 && index < 400 ? Math.max(0, 120 - (index % 10) * 20) : 0),
    }));
    const { frames, depths, heard } = listen(packets, { ms: 39_900 });
    const worst = Math.max(...depths.slice(210, 400));
    expect(worst).toBeGreaterThanOrEqual(120);
    expect(worst).toBeLessThanOrEqual(260);
    // Half a second after it began nothing is missing any more.
    expect(Math.min(...frames.slice(240, 400).map(loudnessOf))).toBeGreaterThan(5_000);
    expect(Math.max(...depths.slice(-100))).toBeLessThanOrEqual(80);
    expect(Math.max(...depths.slice(420, 450))).toBeGreaterThan(100);
    expect(largestStep(heard.subarray(onset(heard)))).toBeLessThan(toneStep * 1.6);
  });

  it('a late packet counts as late and not as lost, and the delay adapts', () => {
    const packets = toneStream(1_000).map((packet, index) => ({
      ...packet,
      // One packet a second takes a way that is 70 ms longer; the others are on time.
      arrivalMs: packet.arrivalMs + (index > 100 && index % 50 === 0 ? 70 : 0),
    }));
    const { stats } = listen(packets, { ms: 19_900 });
    expect(stats.lost).toBe(0);
    expect(stats.late).toBeGreaterThanOrEqual(1);
    expect(stats.late).toBeLessThanOrEqual(3);
  });

  it('a burst after a network stall does not leave a second of delay', () => {
    const packets = toneStream(300).map((packet, index) => ({
      ...packet,
      arrivalMs: index >= 100 && index < 150 ? 3_000 : packet.arrivalMs,
    }));
    const { depths, frames, stats } = listen(packets, { ms: 5_900 });
    expect(Math.max(...depths.slice(151))).toBeLessThanOrEqual(420);
    expect(stats.late).toBeGreaterThan(30);
    expect(loudnessOf(joinPcm(frames.slice(155)))).toBeGreaterThan(6_500);
  });

  it('a sender with a fast clock does not grow the buffer', () => {
    const packets = toneStream(3_000).map((packet) => ({ ...packet, arrivalMs: packet.arrivalMs * 0.995 }));
    const { depths, stats } = listen(packets, { ms: 59_000 });
    expect(Math.max(...depths)).toBeLessThanOrEqual(120);
    expect(stats.lost).toBe(0);
  });

  it('a sender with a slow clock causes little concealment', () => {
    const packets = toneStream(3_000).map((packet) => ({ ...packet, arrivalMs: packet.arrivalMs * 1.005 }));
    const { stats } = listen(packets, { ms: 59_000 });
    expect(stats.concealedMs).toBeLessThanOrEqual(500);
  });
});

it('memory is bounded without a consumer', () => {
  const buffer = new JitterBuffer(createPcm16Decoder());
  for (let index = 0; index < 1_000; index += 1) buffer.push(tonePacket(index, { ms: 200 }));
  expect(buffer.stats().bufferMs).toBeLessThan(128 * 200);
  const { heard } = listen(
    toneStream(50).map((packet) => ({ ...packet, sequence: packet.sequence + 9_000 })),
    {
      ms: 900,
      buffer,
    },
  );
  expect(heard.length).toBe(45 * 320);
});
