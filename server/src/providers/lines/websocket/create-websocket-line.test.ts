import { describe, expect, it } from 'vitest';
import { createOpusDecoder, createOpusEncoder } from '#voice/codec/opus.ts';
import { bytesFromPcm16, pcm16FromBytes } from '#voice/codec/pcm16.ts';
import { createManualClock } from '../../../voice/testing/media-manual-clock.ts';
import { joinPcm, loudnessOf, toneLevel, toneOf } from '../../../voice/testing/media-tone.ts';
import { createWebSocketLine, reattachWebSocket } from './create-websocket-line.ts';
import type { WebSocketCodec } from './frame-codec.ts';
import type { LineSocket, SocketHandlers } from './socket.ts';

/** An in-memory socket: the line's messages, and the client's side of it. */
function openSocket() {
  const binary: Uint8Array[] = [];
  const texts: unknown[] = [];
  const closedWith: (number | undefined)[] = [];
  let handlers: SocketHandlers | undefined;
  const socket = {
    listen(given: SocketHandlers) {
      handlers = given;
    },
    send(data: Uint8Array | string) {
      if (typeof data === 'string') texts.push(JSON.parse(data));
      else binary.push(data);
    },
    bufferedAmount: 0,
    close: (code?: number) => closedWith.push(code),
  } satisfies LineSocket;
  return {
    socket,
    binary,
    texts,
    closedWith,
    sound: (data: Uint8Array) => handlers?.onMessage(data, true),
    text: (message: unknown) =>
      handlers?.onMessage(Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)), false),
    closed: (code?: number) => handlers?.onClose(code),
  };
}

function openLine(codec: WebSocketCodec = 'pcm', maxLostMs?: number) {
  const clock = createManualClock();
  const client = openSocket();
  const info = { id: 'line_1', kind: 'websocket', direction: 'inbound', headers: {}, wireCodec: codec } as const;
  const line = createWebSocketLine({ socket: client.socket, info, clock, codec, maxLostMs });
  const told: string[] = [];
  const caller: Int16Array[] = [];
  line.listen({
    frame: (frame) => caller.push(frame.slice()),
    digit: (digit, durationMs) => told.push(`digit ${digit} ${durationMs}`),
    markPlayed: (name) => told.push(`mark ${name}`),
    connection: (isConnected) => told.push(`connection ${isConnected}`),
    transfer: () => undefined,
    hold: () => undefined,
    ended: (cause, detail) => told.push(detail ? `ended ${cause}: ${detail}` : `ended ${cause}`),
  });
  return { clock, client, line, told, caller };
}

describe('audio', () => {
  it('is sent as one message of 640 bytes per frame, little-endian, silence too', () => {
    const { clock, client, line } = openLine();
    line.play(toneOf(440, 20));
    clock.advance(40);
    expect(client.binary.map((message) => message.length)).toEqual([640, 640]);
    expect(pcm16FromBytes(client.binary[0] ?? new Uint8Array(0))).toEqual(toneOf(440, 20));
    expect(loudnessOf(pcm16FromBytes(client.binary[1] ?? new Uint8Array(0)))).toBe(0);
  });

  it('in Opus is sent as one packet per frame that decodes to the input', () => {
    const { clock, client, line } = openLine('opus');
    line.play(toneOf(440, 1_000));
    clock.advance(1_000);
    const decoder = createOpusDecoder();
    const heard = joinPcm(client.binary.map((packet) => decoder.decode(packet)?.slice() ?? new Int16Array(0)));
    expect(heard.length).toBe(16_000);
    expect(toneLevel(heard.subarray(1_600), 440)).toBeGreaterThan(9_000);
  });

  for (const ms of [5, 20, 100, 200]) {
    it(`is received in messages of ${ms} ms`, () => {
      const { clock, client, caller } = openLine();
      const tone = toneOf(440, 2_000);
      for (let atMs = 0; atMs < 2_000; atMs += ms) {
        client.sound(bytesFromPcm16(tone.subarray(atMs * 16, (atMs + ms) * 16)));
        clock.advance(ms);
      }
      expect(toneLevel(joinPcm(caller.slice(20)), 440)).toBeGreaterThan(9_000);
    });
  }

  it('from a client that paused is received again soon, without counting loss', () => {
    const { clock, client, line, caller } = openLine();
    const say = (ms: number) => {
      const tone = toneOf(440, ms);
      for (let atMs = 0; atMs < ms; atMs += 20) {
        client.sound(bytesFromPcm16(tone.subarray(atMs * 16, (atMs + 20) * 16)));
        clock.advance(20);
      }
    };
    say(1_000);
    clock.advance(3_000);
    say(1_000);
    expect(loudnessOf(joinPcm(caller.slice(60, 200)))).toBe(0);
    expect(loudnessOf(joinPcm(caller.slice(205)))).toBeGreaterThan(6_500);
    expect(line.stats()).toMatchObject({ lost: 0, late: 0 });
    expect(line.stats().concealedMs).toBeLessThanOrEqual(20);
  });

  it('to a slow client is dropped instead of buffered, and resumes once it caught up', () => {
    const { clock, client, line } = openLine();
    line.play(toneOf(440, 4_000));
    client.socket.bufferedAmount = 32_001;
    clock.advance(2_000);
    expect(client.binary).toHaveLength(0);
    client.socket.bufferedAmount = 0;
    clock.advance(200);
    expect(client.binary).toHaveLength(10);
    expect(line.queuedMs()).toBe(1_800);
  });
});

describe('text messages', () => {
  it('notices, clear and pong are sent as JSON', () => {
    const { client, line } = openLine();
    line.show({ kind: 'caption', role: 'agent', text: 'Grüß Gott', isFinal: true });
    line.clear();
    client.text({ type: 'ping', id: 'p1' });
    client.text({ type: 'ping', id: 7 });
    expect(client.texts).toEqual([
      { kind: 'caption', role: 'agent', text: 'Grüß Gott', isFinal: true },
      { kind: 'clear' },
      { kind: 'pong', id: 'p1' },
      { kind: 'pong', id: 7 },
    ]);
  });

  it('stop when the client does not read', () => {
    const { client } = openLine();
    client.socket.bufferedAmount = 300_000;
    client.text({ type: 'ping', id: 1 });
    expect(client.texts).toEqual([]);
  });

  it('digits have their duration, within bounds', () => {
    const { client, told } = openLine();
    client.text({ type: 'digit', digit: '5', duration_ms: 240 });
    client.text({ type: 'digit', digit: 'a' });
    client.text({ type: 'digit', digit: '#', duration_ms: 1e9 });
    client.text({ type: 'digit', digit: '*', duration_ms: 'long' });
    expect(told).toEqual(['digit 5 240', 'digit A 100', 'digit # 10000', 'digit * 100']);
  });

  it('that are invalid are dropped without an effect', () => {
    const { client, told } = openLine();
    const nonsense = ['', '{', 'null', '7', '"hangup"', '[]', '{"type":"digit"}', '{"type":"digit","digit":"12"}'];
    for (const text of nonsense) client.text(text);
    client.text({ type: 'digit', digit: 5 });
    client.text({ type: 'ping' });
    client.text({ type: 'ping', id: 'x'.repeat(65) });
    client.text({ type: 'mark', name: 'not required' });
    client.sound(new Uint8Array(0));
    client.sound(new Uint8Array(641));
    expect(told).toEqual([]);
    expect(client.texts).toEqual([]);
    expect(client.closedWith).toEqual([]);
  });
});

describe('the end', () => {
  it('comes when the client hangs up, with the socket closed normally', async () => {
    const { client, line, told } = openLine();
    client.text({ type: 'hangup' });
    const closed = line.hangUp();
    client.closed(1000);
    await closed;
    expect(told).toEqual(['ended normal']);
    expect(client.closedWith).toEqual([1000]);
  });

  for (const code of [1000, 1005]) {
    it(`comes when the client closes the socket with ${code}`, async () => {
      const { client, line, told } = openLine();
      client.closed(code);
      await line.hangUp();
      expect(told).toEqual(['ended normal']);
      expect(client.closedWith).toEqual([]);
    });
  }

  for (const [kind, bytes, isText] of [
    ['sound', 6_402, false],
    ['text', 4_097, true],
  ] as const) {
    it(`comes with code 1009 for ${kind} that is oversized`, async () => {
      const { client, line, told } = openLine();
      if (isText) client.text('x'.repeat(bytes));
      else client.sound(new Uint8Array(bytes));
      client.sound(new Uint8Array(640));
      client.text({ type: 'digit', digit: '1' });
      await line.hangUp();
      expect(told).toEqual(['ended failed: the client sent a message that is too long']);
      expect(client.closedWith).toEqual([1009]);
    });
  }
});

describe('a lost network', () => {
  it('is awaited, and the call continues over the next socket, ignoring the old one', async () => {
    const { clock, client, line, told, caller } = openLine();
    line.play(toneOf(440, 400));
    clock.advance(100);
    client.closed(1006);
    clock.advance(500);
    expect(told).toEqual(['connection false']);
    const next = openSocket();
    reattachWebSocket({ line, socket: next.socket, codec: 'pcm', clock });
    client.text({ type: 'hangup' });
    client.closed(1000);
    const tone = toneOf(1_000, 1_000);
    for (let atMs = 0; atMs < 1_000; atMs += 20) {
      next.sound(bytesFromPcm16(tone.subarray(atMs * 16, (atMs + 20) * 16)));
      clock.advance(20);
    }
    expect(told).toEqual(['connection false', 'connection true']);
    expect(client.binary).toHaveLength(5);
    expect(joinPcm(next.binary.slice(0, 15).map(pcm16FromBytes))).toEqual(toneOf(440, 400).subarray(1_600));
    expect(toneLevel(joinPcm(caller.slice(-40)), 1_000)).toBeGreaterThan(9_000);
    next.closed(1000);
    await line.hangUp();
    expect(told.at(-1)).toBe('ended normal');
  });

  it('a client that reconnects before the old socket was missed takes the call over', () => {
    const { clock, client, line, told } = openLine();
    const next = openSocket();
    reattachWebSocket({ line, socket: next.socket, codec: 'opus', clock });
    expect(client.closedWith).toEqual([1000]);
    client.closed(1006);
    const encoder = createOpusEncoder();
    const packet = encoder.encode(toneOf(440, 20));
    if (packet) next.sound(packet);
    clock.advance(100);
    expect(told).toEqual([]);
    expect(next.binary).toHaveLength(5);
    expect(line.stats().packetsIn).toBe(1);
  });

  it('ends the call when the client does not return', async () => {
    const { clock, client, line, told } = openLine('pcm', 1_000);
    client.closed();
    clock.advance(1_020);
    await line.hangUp();
    expect(told).toEqual(['connection false', 'ended lost: the network did not come back']);
  });
});
