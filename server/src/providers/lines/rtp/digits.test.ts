import { afterEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../voice/testing/media-random.ts';
import { toneOf } from '../../../voice/testing/media-tone.ts';
import { followLine } from './testing/follow-line.ts';
import { digitPayloads, pressDigit } from './testing/press-digit.ts';
import { type CallOptions, openRtpCall, type RtpCall } from './testing/rtp-call.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function takenCall(options?: CallOptions): Promise<RtpCall> {
  const call = await openRtpCall(options);
  opened.push(call.close);
  return call;
}

const keys = '0123456789*#ABCD';

describe('received DTMF', () => {
  it('500 presses at 10 % loss and 30 ms jitter are reported, each once and in order', async () => {
    const call = await takenCall();
    const { digits } = followLine(call.line);
    await call.pass(40);
    const random = seededRandom(7);
    const { peer } = call;
    const arrivals: { atMs: number; send(): void }[] = [];
    let wanted = '';
    for (let press = 0; press < 500; press += 1) {
      const digit = keys[Math.floor(random() * keys.length)] ?? '0';
      wanted += digit;
      // 100 ms down, 100 ms up: as fast as people dial.
      for (const [index, payload] of digitPayloads(digit).entries()) {
        const { sequence } = peer;
        peer.sequence = (sequence + 1) & 0xffff;
        const timestamp = (peer.timestamp + press * 1_600) >>> 0;
        if (random() < 0.1) continue;
        const send = () => {
          peer.sequence = sequence;
          peer.sendPacket({ payloadType: 101, payload, timestamp });
        };
        arrivals.push({ atMs: press * 200 + index * 20 + random() * 30, send });
      }
    }
    arrivals.sort((one, other) => one.atMs - other.atMs);
    const startMs = call.clock.now();
    for (const { atMs, send } of arrivals) {
      while (call.clock.now() - startMs < atMs) call.clock.advance(20);
      send();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => digits().length, { timeout: 2_000 }).toBeGreaterThanOrEqual(499);
    call.clock.advance(400);
    expect(digits()).toBe(wanted);
  });

  it('causes no loss in the audio around it', async () => {
    const call = await takenCall();
    const { digits } = followLine(call.line);
    await call.pass(200);
    pressDigit(call.peer, '5');
    await call.pass(400);
    expect(digits()).toBe('5');
    expect(call.line.stats().lost).toBe(0);
  });

  it('by INFO counts where telephone-event is absent, and is not doubled where both arrive', async () => {
    const call = await takenCall();
    const { digits } = followLine(call.line);
    await call.pass(40);
    call.signalling.tell({ kind: 'digit', digit: '7', durationMs: 160 });
    await expect.poll(digits).toBe('7');
    pressDigit(call.peer, '8');
    await expect.poll(digits).toBe('78');
    call.signalling.tell({ kind: 'digit', digit: '8', durationMs: 160 });
    pressDigit(call.peer, '9');
    await expect.poll(digits).toBe('789');
  });

  it('is detected in-band where telephone-event was not negotiated, and only there', async () => {
    const dial = (row: number, column: number) => {
      const high = toneOf(column, 80, { amplitude: 5_000 });
      return toneOf(row, 80, { amplitude: 5_000 }).map((sample, index) => sample + (high[index] ?? 0));
    };
    for (const [formats, wanted] of [
      ['8', '5#'],
      ['8 101', ''],
    ] as const) {
      const call = await takenCall({ formats });
      const { digits } = followLine(call.line);
      await call.pass(100);
      for (const press of [dial(770, 1_336), new Int16Array(1_600), dial(941, 1_477), new Int16Array(1_600)])
        call.say(press);
      await call.pass(700);
      expect(digits()).toBe(wanted);
    }
  });
});

describe('sent DTMF', () => {
  it('has one timestamp per press, a marker first, growing durations and three end packets; audio resumes after a gap', async () => {
    const call = await takenCall();
    followLine(call.line);
    const sent = call.line.sendDigits('1#', 100);
    await call.pass(800);
    await sent;
    const events = call.heard.filter(({ payloadType }) => payloadType === 101);
    const starts = [...new Set(events.map(({ timestamp }) => timestamp))];
    expect(starts).toHaveLength(2);
    for (const [index, start] of starts.entries()) {
      const press = events.filter(({ timestamp }) => timestamp === start);
      expect(press.map(({ hasMarker }) => hasMarker)).toEqual([true, ...press.slice(1).map(() => false)]);
      expect(press.map(({ payload }) => payload.readUInt16BE(2))).toEqual([160, 320, 480, 640, 800, 800, 800]);
      expect(press.map(({ payload }) => payload.readUInt8(1) >= 0x80)).toEqual(press.map((_, packet) => packet >= 4));
      expect(press[0]?.payload.readUInt8(0)).toBe(index === 0 ? 1 : 11);
    }
    expect(((starts[1] ?? 0) - (starts[0] ?? 0)) >>> 0).toBeGreaterThanOrEqual(800 + 400);
    const sequences = call.heard.map(({ sequence }) => sequence);
    expect(sequences.every((number, index) => number === (((sequences[0] ?? 0) + index) & 0xffff))).toBe(true);
    const first = call.heard[0];
    const sound = call.heard.filter(({ payloadType }) => payloadType === 8).at(-1);
    expect(((sound?.timestamp ?? 0) - (first?.timestamp ?? 0)) >>> 0).toBe((call.heard.length - 1) * 160);
  });

  it('uses signalling where the peer does not negotiate the events, or INFO is configured', async () => {
    const without = await takenCall({ formats: '8' });
    const few = await takenCall({ extra: ['a=fmtp:101 0-11'] });
    const wanted = await takenCall({ settings: { sendsDigitsBy: 'info' } });
    for (const [call, digits] of [
      [without, '12'],
      [few, '1A'],
      [wanted, '34'],
    ] as const) {
      followLine(call.line);
      const sent = call.line.sendDigits(digits, 120);
      const { requestId, ...asked } = await call.signalling.next('send-digits');
      expect(asked).toEqual({ kind: 'send-digits', digits, toneMs: 120 });
      call.signalling.tell({ kind: 'done-request', requestId });
      await sent;
    }
  });

  it('is cancelled when the call ends', async () => {
    const call = await takenCall();
    followLine(call.line);
    const sent = call.line.sendDigits('123456');
    await call.pass(100);
    call.signalling.tell({ kind: 'ended', cause: 'normal' });
    await expect(sent).rejects.toThrow('ended');
  });
});
