import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decoder } from '@evan/opus';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bytesFromPcm16 } from '../codec/pcm16.ts';
import { wavHeader } from '../codec/wav-header.ts';
import { joinPcm, toneLevel, toneOf } from '../testing/media-tone.ts';
import { encodeOggOpus } from './ogg-opus.ts';
import { OggPages, oggCrc } from './ogg-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-ogg-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function wavOf(left: Int16Array, right: Int16Array): string {
  const pairs = new Int16Array(left.length * 2);
  for (let index = 0; index < left.length; index += 1) {
    pairs[index * 2] = left[index] ?? 0;
    pairs[index * 2 + 1] = right[index] ?? 0;
  }
  const path = join(folder, 'call.wav');
  const header = wavHeader({ channels: 2, sampleRateHz: 16_000, dataBytes: pairs.byteLength });
  writeFileSync(path, Buffer.concat([header, bytesFromPcm16(pairs)]));
  return path;
}

async function encode(wavPath: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of encodeOggOpus({ wavPath })) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads pages as RFC 3533 has them, with a checksum reckoned bit by bit. */
function parsePages(file: Buffer) {
  const pages: { flags: number; granule: number; sequence: number; packets: Buffer[] }[] = [];
  for (let at = 0; at < file.length; ) {
    expect(file.toString('latin1', at, at + 4)).toBe('OggS');
    const segments = file[at + 26] ?? 0;
    const table = [...file.subarray(at + 27, at + 27 + segments)];
    const length = 27 + segments + table.reduce((sum, size) => sum + size, 0);
    const page = Buffer.from(file.subarray(at, at + length));
    const checksum = page.readUInt32LE(22);
    page.writeUInt32LE(0, 22);
    expect(slowCrc(page)).toBe(checksum);
    const packets: Buffer[] = [];
    let from = 27 + segments;
    let size = 0;
    for (const segment of table) {
      size += segment;
      if (segment === 255) continue;
      packets.push(page.subarray(from, from + size));
      from += size;
      size = 0;
    }
    expect(size).toBe(0);
    pages.push({
      flags: page[5] ?? 0,
      granule: Number(page.readBigInt64LE(6)),
      sequence: page.readUInt32LE(18),
      packets,
    });
    at += length;
  }
  return pages;
}

function slowCrc(bytes: Uint8Array): number {
  let crc = 0n;
  for (const byte of bytes) {
    crc ^= BigInt(byte) << 24n;
    for (let bit = 0; bit < 8; bit += 1) {
      crc <<= 1n;
      if (crc & 0x1_0000_0000n) crc ^= 0x1_04c1_1db7n;
    }
  }
  return Number(crc);
}

/** Likeness of two stretches of sound, 1 for the same. */
function correlation(first: Int16Array, second: Int16Array): number {
  let product = 0;
  let energies = [0, 0];
  first.forEach((sample, index) => {
    const other = second[index] ?? 0;
    product += sample * other;
    energies = [(energies[0] ?? 0) + sample * sample, (energies[1] ?? 0) + other * other];
  });
  return product / Math.sqrt((energies[0] ?? 0) * (energies[1] ?? 0));
}

/** Tones that change, so that a shift in time shows. */
const melody = (tones: number[]) => joinPcm(tones.map((hz) => toneOf(hz, 500)));

it('a recording round-trips with its length, channels and timing', async () => {
  const left = joinPcm([melody([300, 440, 620]), toneOf(500, 137)]);
  const right = joinPcm([melody([1_000, 800, 1_250]), toneOf(900, 137)]);
  const pages = parsePages(await encode(wavOf(left, right)));

  const head = pages[0]?.packets[0] ?? Buffer.alloc(0);
  expect(head.toString('latin1', 0, 8)).toBe('OpusHead');
  expect([head[8], head[9], head.readUInt32LE(12), head[18]]).toEqual([1, 2, 16_000, 0]);
  const preSkip = head.readUInt16LE(10);
  expect(pages[1]?.packets[0]?.toString('latin1', 0, 8)).toBe('OpusTags');
  expect(pages.map((page) => page.sequence)).toEqual(pages.map((_, index) => index));
  expect(pages.map((page) => page.flags)).toEqual([2, ...pages.slice(2).map(() => 0), 4]);
  expect(pages.at(-1)?.granule).toBe(preSkip + left.length * 3);

  const decoder = new Decoder({ channels: 2, sample_rate: 16_000 });
  const packets = pages.slice(2).flatMap((page) => page.packets);
  const pairs = joinPcm(
    packets.map((packet) => new Int16Array(Uint8Array.from(decoder.decode(packet)).buffer)),
  ).subarray((preSkip / 3) * 2);
  // Each page but the last holds the duration up to its end.
  expect(pages[2]?.granule).toBe(50 * 960);
  const channel = (offset: number) =>
    Int16Array.from({ length: left.length }, (_, index) => pairs[index * 2 + offset] ?? 0);
  expect(pairs.length / 2).toBeGreaterThanOrEqual(left.length);
  expect(correlation(channel(0), left)).toBeGreaterThan(0.95);
  expect(correlation(channel(1), right)).toBeGreaterThan(0.95);
  expect(toneLevel(channel(0).subarray(8_800, 15_200), 440)).toBeGreaterThan(8_000);
  expect(toneLevel(channel(0).subarray(8_800, 15_200), 800)).toBeLessThan(500);
});

it('a recording without audio is a valid empty file', async () => {
  const pages = parsePages(await encode(wavOf(new Int16Array(0), new Int16Array(0))));
  expect(pages).toHaveLength(3);
  expect(pages[2]?.flags).toBe(4);
});

it('yields to the event loop while encoding', async () => {
  let turns = 0;
  let isRunning = true;
  const count = () => {
    turns += 1;
    if (isRunning) setImmediate(count);
  };
  setImmediate(count);
  const seconds = 4;
  await encode(wavOf(toneOf(440, seconds * 1_000), toneOf(440, seconds * 1_000)));
  isRunning = false;
  // Ten frames at most without a turn.
  expect(turns).toBeGreaterThanOrEqual((seconds * 50) / 10);
});

it('refuses files other than 16-bit WAV', async () => {
  const path = join(folder, 'other.wav');
  writeFileSync(path, 'no sound at all');
  await expect(encode(path)).rejects.toThrow('Expected a WAV file');
  writeFileSync(path, Buffer.concat([wavHeader({ channels: 2, sampleRateHz: 44_100, dataBytes: 8 }), Buffer.alloc(8)]));
  await expect(encode(path)).rejects.toThrow('44100 Hz');
});

it('the checksum follows the standard, and packets of 255 bytes end with an empty segment', () => {
  expect(oggCrc(Buffer.from('123456789'))).toBe(0x89a1_897f);
  const pages = new OggPages(1);
  const [page] = parsePages(
    Buffer.from(pages.page([Buffer.alloc(255, 1), Buffer.alloc(510, 2), Buffer.alloc(3, 3)], 0)),
  );
  expect(page?.packets.map((packet) => packet.length)).toEqual([255, 510, 3]);
  expect(() => pages.page([Buffer.alloc(255 * 255)], 0)).toThrow(RangeError);
});

/** opusinfo of the reference implementation, where installed. */
const checker = 'opusinfo';
const hasChecker = spawnSync(checker, ['--version']).error === undefined;
it.skipIf(!hasChecker)('opusinfo reports no fault', async () => {
  const path = join(folder, 'call.opus');
  writeFileSync(path, await encode(wavOf(toneOf(440, 2_000), toneOf(1_000, 2_000))));
  const { stdout, stderr } = spawnSync(checker, [path], { encoding: 'utf8' });
  expect(stdout + stderr).not.toMatch(/warning|error/i);
});
