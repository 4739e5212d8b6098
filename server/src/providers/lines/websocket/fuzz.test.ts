import { expect, it } from 'vitest';
import { createG711Decoder, createG711Encoder } from '#voice/codec/g711-stream.ts';
import { createOpusDecoder, createOpusEncoder, opusPacketDuration } from '#voice/codec/opus.ts';
import { bytesFromPcm16, createPcm16Decoder } from '#voice/codec/pcm16.ts';
import { decodeWav } from '#voice/codec/wav.ts';
import { wavHeader } from '#voice/codec/wav-header.ts';
import { JitterBuffer } from '#voice/line/jitter-buffer.ts';
import type { MediaPacket, PayloadDecoder } from '#voice/line/wire.ts';
import { rounds } from '../../../../test/rounds.ts';
import { createManualClock } from '../../../voice/testing/media-manual-clock.ts';
import { seededRandom } from '../../../voice/testing/media-random.ts';
import { joinPcm, loudnessOf, toneLevel, toneOf } from '../../../voice/testing/media-tone.ts';
import { parseClientMessage } from './client-message.ts';
import { createWebSocketLine } from './create-websocket-line.ts';
import type { SocketHandlers } from './socket.ts';

const packets = rounds('PARLEY_TEST_MUTATED_PACKETS', { usual: 10_000, long: 1_000_000 });
const timeout = 30_000 + packets;

/** Mutates valid bytes: some changed, cut, doubled, or none left. */
function mutate(bytes: Uint8Array, random: () => number, maxBytes = 20_000): Uint8Array {
  const pick = (count: number) => Math.floor(random() * count);
  switch (pick(6)) {
    case 0:
      return Uint8Array.from({ length: pick(64) }, () => pick(256));
    case 1:
      return bytes.slice(0, pick(bytes.length + 1));
    case 2:
      return Uint8Array.from([...bytes, ...bytes]).slice(0, maxBytes);
    case 3:
      return new Uint8Array(pick(maxBytes)).fill(pick(256));
    default: {
      const changed = bytes.slice();
      for (let times = pick(8); times >= 0 && changed.length > 0; times -= 1) changed[pick(changed.length)] = pick(256);
      return changed;
    }
  }
}

const oddNumbers = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 65_535, 65_536, 2 ** 31, 2 ** 32, 1e300, 0.5];

function mutatePacket(packet: MediaPacket, random: () => number): MediaPacket {
  const odd = () => oddNumbers[Math.floor(random() * oddNumbers.length)] ?? 0;
  return {
    sequence: random() < 0.3 ? odd() : packet.sequence + Math.floor((random() - 0.5) * 400),
    timestamp: random() < 0.3 ? odd() : packet.timestamp + Math.floor((random() - 0.5) * 100_000),
    arrivalMs: random() < 0.2 ? odd() : packet.arrivalMs,
    payload: mutate(packet.payload, random),
  };
}

const codecs: {
  name: string;
  decoder: () => PayloadDecoder;
  encode: (frame: Int16Array) => Uint8Array;
  units: number;
}[] = [
  { name: 'PCM', decoder: createPcm16Decoder, encode: bytesFromPcm16, units: 320 },
  { name: 'G.711', decoder: () => createG711Decoder('pcmu'), encode: createG711Encoder('pcmu').encode, units: 160 },
  {
    name: 'Opus',
    decoder: createOpusDecoder,
    encode: (frame) => createOpusEncoder().encode(frame) ?? new Uint8Array(0),
    units: 960,
  },
];

for (const { name, decoder, encode, units } of codecs) {
  it(`${name}: mutated packets throw nothing, stay bounded, and do not block the caller’s audio`, {
    timeout,
  }, () => {
    const random = seededRandom(7);
    const buffer = new JitterBuffer(decoder());
    const payload = encode(toneOf(400, 20)).slice();
    const frame = new Int16Array(320);
    const packetAt = (index: number): MediaPacket => ({
      sequence: index & 0xffff,
      timestamp: (index * units) >>> 0,
      payload,
      arrivalMs: index * 20,
    });
    const perCodec = Math.ceil(packets / codecs.length);
    for (let index = 0; index < perCodec; index += 1) {
      buffer.push(mutatePacket(packetAt(index), random));
      if (random() < 0.5) buffer.push(packetAt(index));
      if (random() < 0.9) buffer.pull(frame);
      expect(buffer.stats().bufferMs).toBeLessThanOrEqual(128 * 360);
    }
    const heard: Int16Array[] = [];
    for (let index = perCodec; index < perCodec + 200; index += 1) {
      buffer.push(packetAt(index));
      buffer.pull(frame);
      heard.push(frame.slice());
    }
    expect(Math.min(...heard.slice(120).map(loudnessOf))).toBeGreaterThan(3_000);
    expect(toneLevel(joinPcm(heard.slice(120)), 400)).toBeGreaterThan(6_000);
    const stats = buffer.stats();
    expect(Object.values(stats).every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
  });
}

it('mutated messages throw nothing in a WebSocket line, and a live caller still gets through', {
  timeout,
}, async () => {
  const random = seededRandom(11);
  const clock = createManualClock();
  const sent: (Uint8Array | string)[] = [];
  const caller: Int16Array[] = [];
  let handlers: SocketHandlers | undefined;
  const connect = () => {
    const info = {
      id: 'line_1',
      kind: 'websocket',
      direction: 'inbound',
      headers: {},
      wireCodec: 'pcm/16000',
    } as const;
    const socket = {
      listen: (given: SocketHandlers) => {
        handlers = given;
      },
      send: (data: Uint8Array | string) => {
        if (sent.length < 100) sent.push(data);
      },
      close: () => handlers?.onClose(1006),
    };
    const line = createWebSocketLine({ socket, info, clock, codec: 'pcm' });
    let hasEnded = false;
    line.listen({
      frame: (frame) => caller.push(frame.slice()),
      digit: (digit) => expect(digit).toMatch(/^[0-9*#A-D]$/),
      markPlayed: () => undefined,
      connection: () => undefined,
      transfer: () => undefined,
      hold: () => undefined,
      ended: () => {
        hasEnded = true;
      },
    });
    return { line, hasEnded: () => hasEnded };
  };
  const texts = ['{"type":"digit","digit":"5","duration_ms":80}', '{"type":"ping","id":3}', '{"type":"hangup"}'];
  const messages = texts.map((text) => ({ data: Uint8Array.from(Buffer.from(text)), isBinary: false }));
  const sound = { data: bytesFromPcm16(toneOf(400, 20)), isBinary: true };
  let call = connect();
  let calls = 1;
  for (let round = 0; round < packets; round += 1) {
    const message = random() < 0.5 ? sound : (messages[Math.floor(random() * messages.length)] ?? sound);
    const bytes = mutate(message.data, random, 6_400);
    handlers?.onMessage(bytes, random() < 0.05 ? !message.isBinary : message.isBinary);
    if (round % 4 === 0) clock.advance(20);
    if (!call.hasEnded()) continue;
    await call.line.hangUp();
    call = connect();
    calls += 1;
  }
  expect(calls).toBeLessThan(packets / 10);
  caller.length = 0;
  for (let index = 0; index < 200; index += 1) {
    handlers?.onMessage(sound.data.slice(), true);
    clock.advance(20);
  }
  expect(toneLevel(joinPcm(caller.slice(120)), 400)).toBeGreaterThan(9_000);
  expect(call.line.stats().bufferMs).toBeLessThan(1_000);
  await call.line.hangUp();
});

it('mutated files and headers are parsed or refused with an Error, and packet headers give a sane duration', () => {
  const random = seededRandom(13);
  const header = wavHeader({ channels: 2, sampleRateHz: 8_000, dataBytes: 64 });
  const file = Buffer.concat([header, Buffer.alloc(64, 5)]);
  for (let round = 0; round < 3_000; round += 1) {
    const bytes = mutate(file, random, 200);
    try {
      expect(decodeWav(bytes)).toBeInstanceOf(Int16Array);
    } catch (error) {
      expect((error as Error).message).toMatch(/WAV/);
    }
    expect(opusPacketDuration(bytes)).toBeLessThanOrEqual(5_760);
    parseClientMessage(bytes);
  }
});
