import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../voice/testing/media-manual-clock.ts';
import { joinPcm, loudnessOf, toneLevel, toneOf } from '../../../voice/testing/media-tone.ts';
import type { LineSocket, SocketHandlers } from '../websocket/socket.ts';
import { createAudioEncoder } from './audio-format.ts';
import { createCarrierLine } from './create-carrier-line.ts';
import { startOf } from './testing/carrier-call.ts';
import { type FarDialect, farAsterisk, farFork, farTelnyx, farTwilio } from './testing/far-dialects.ts';

/** Opens a line over an in-memory socket, with the messages sent over it. */
function openLine(dialect: FarDialect, more: { transfer?: (to: string) => Promise<void> } = {}) {
  const clock = createManualClock();
  const sent: (string | Uint8Array)[] = [];
  const closedWith: (number | undefined)[] = [];
  let handlers: SocketHandlers | undefined;
  const socket = {
    listen(given: SocketHandlers) {
      handlers = given;
    },
    send: (data: string | Uint8Array) => sent.push(data),
    bufferedAmount: 0,
    close(code?: number) {
      closedWith.push(code);
      handlers?.onClose(1000);
    },
  } satisfies LineSocket;
  const start = startOf(dialect);
  const line = createCarrierLine({
    socket,
    protocol: dialect.protocol,
    start,
    info: { id: 'line_1', kind: 'carrier-websocket', direction: 'inbound', headers: {} },
    clock,
    ...more,
  });
  const told: string[] = [];
  const caller: Int16Array[] = [];
  line.listen({
    frame: (frame) => caller.push(frame.slice()),
    digit: (digit, durationMs) => told.push(`digit ${digit} ${durationMs}`),
    markPlayed: (name, wasCleared) => told.push(`mark ${name}${wasCleared ? ' cleared' : ''}`),
    connection: (isConnected) => told.push(`connection ${isConnected}`),
    transfer: (state) => told.push(`transfer ${state}`),
    hold: () => undefined,
    ended: (cause, detail) => told.push(detail ? `ended ${cause}: ${detail}` : `ended ${cause}`),
  });
  const texts = () => sent.filter((each) => typeof each === 'string');
  return {
    clock,
    line,
    socket,
    start,
    sent,
    texts,
    closedWith,
    told,
    caller,
    receive: (data: string | Uint8Array) => handlers?.onMessage(Buffer.from(data), typeof data !== 'string'),
    closed: (code?: number) => handlers?.onClose(code),
  };
}

/** Builds messages of 20 ms of a tone, numbered from 1. */
function toneMessages(dialect: FarDialect, ms: number): (string | Uint8Array)[] {
  const encoder = createAudioEncoder(dialect.sound);
  const tone = toneOf(1_000, ms);
  return Array.from({ length: ms / 20 }, (_, at) => {
    const payload = encoder.encode(tone.subarray(at * 320, at * 320 + 320)) ?? new Uint8Array(0);
    return dialect.say(payload, at + 1);
  });
}

describe('agent audio', () => {
  it('is sent frame by frame in real time, without silence', () => {
    const { clock, line, sent } = openLine(farTwilio());
    line.play(toneOf(440, 200));
    clock.advance(100);
    expect(sent).toHaveLength(5);
    clock.advance(900);
    // Two more flush the encoder.
    expect(sent).toHaveLength(12);
    expect(sent.every((message) => Buffer.byteLength(message) < 400)).toBe(true);
  });

  it('to Asterisk is sent in whole frames, since it drops partial ones', () => {
    const { clock, line, sent } = openLine(farAsterisk('ulaw', 'text'));
    line.play(toneOf(440, 1_000));
    clock.advance(1_000);
    expect(sent.map((message) => message.length)).toEqual(Array(50).fill(160));
  });

  it('pauses while Asterisk is full (XOFF)', () => {
    const { clock, line, sent, receive } = openLine(farAsterisk('ulaw', 'json'));
    line.play(toneOf(440, 1_000));
    receive(JSON.stringify({ event: 'MEDIA_XOFF', channel_id: '1' }));
    clock.advance(200);
    expect(sent).toHaveLength(0);
    receive(JSON.stringify({ event: 'MEDIA_XON', channel_id: '1' }));
    clock.advance(200);
    expect(sent).toHaveLength(10);
  });

  it('to a slow far end is dropped instead of buffered', () => {
    const { clock, line, socket, sent } = openLine(farTwilio());
    line.play(toneOf(440, 1_000));
    socket.bufferedAmount = 8_001;
    clock.advance(500);
    expect(sent).toHaveLength(0);
    socket.bufferedAmount = 0;
    clock.advance(100);
    expect(sent).toHaveLength(5);
  });
});

describe('caller audio', () => {
  it('from Telnyx is ordered by its chunk numbers', () => {
    const dialect = farTelnyx();
    const { clock, receive, caller, line } = openLine(dialect);
    const messages = toneMessages(dialect, 4_000);
    for (let at = 0; at + 3 < messages.length; at += 4) {
      // The second before the first, the fourth before the third.
      for (const index of [at + 1, at]) receive(messages[index] ?? '');
      clock.advance(40);
      for (const index of [at + 3, at + 2]) receive(messages[index] ?? '');
      clock.advance(40);
    }
    expect(line.stats()).toMatchObject({ lost: 0, late: 0, packetsIn: 200 });
    const heard = joinPcm(caller.slice(20));
    expect(toneLevel(heard, 1_000)).toBeGreaterThan(9_000);
    expect(Math.min(...caller.slice(20, 190).map(loudnessOf))).toBeGreaterThan(6_000);
  });

  it('from Telnyx is concealed where a chunk is missing', () => {
    const dialect = farTelnyx();
    const { clock, receive, caller, line } = openLine(dialect);
    for (const [at, message] of toneMessages(dialect, 4_000).entries()) {
      if (at % 25 !== 24) receive(message);
      clock.advance(20);
    }
    expect(line.stats().lost).toBeGreaterThan(3);
    expect(Math.min(...caller.slice(20, 190).map(loudnessOf))).toBeGreaterThan(1_500);
  });

  it('resumes after a silence of the far end without counting loss', () => {
    const dialect = farFork('freeswitch', 8_000);
    const { clock, receive, caller, line } = openLine(dialect);
    for (let round = 0; round < 2; round += 1) {
      for (const message of toneMessages(dialect, 1_000)) {
        receive(message);
        clock.advance(20);
      }
      clock.advance(3_000);
    }
    expect(line.stats()).toMatchObject({ lost: 0, late: 0 });
    expect(loudnessOf(joinPcm(caller.slice(60, 200)))).toBe(0);
    expect(loudnessOf(joinPcm(caller.slice(206, 245)))).toBeGreaterThan(6_000);
  });

  it('excludes the agent’s own track', () => {
    for (const dialect of [farTwilio(), farTelnyx()]) {
      const { clock, receive, caller } = openLine(dialect);
      for (const message of toneMessages(dialect, 400)) {
        receive(String(message).replace('"inbound"', '"outbound"'));
        clock.advance(20);
      }
      expect(loudnessOf(joinPcm(caller))).toBe(0);
    }
  });
});

describe('marks', () => {
  it('and clear are written in each protocol', () => {
    const expected: [FarDialect, string, string][] = [
      [
        farTwilio(),
        '{"event":"mark","streamSid":"MZ18ad3ab5a668481ce02b83e7395059f0","mark":{"name":"m1"}}',
        '{"event":"clear","streamSid":"MZ18ad3ab5a668481ce02b83e7395059f0"}',
      ],
      [farTelnyx(), '{"event":"mark","mark":{"name":"m1"}}', '{"event":"clear"}'],
      [farAsterisk('ulaw', 'text'), 'MARK_MEDIA m1', 'FLUSH_MEDIA'],
      [farAsterisk('ulaw', 'json'), '{"command":"MARK_MEDIA","correlation_id":"m1"}', '{"command":"FLUSH_MEDIA"}'],
      [farFork('jambonz', 16_000), '{"type":"mark","data":{"name":"m1"}}', '{"type":"killAudio"}'],
    ];
    for (const [dialect, mark, clear] of expected) {
      const { clock, line, texts } = openLine(dialect);
      line.mark('a');
      clock.advance(20);
      line.clear();
      expect(texts()).toEqual([mark, clear]);
    }
  });

  it('on a FreeSWITCH build without marks are timed after one was awaited for 2 s', () => {
    const { clock, line, told } = openLine(farFork('freeswitch', 8_000, false));
    line.play(toneOf(440, 100));
    line.mark('first');
    clock.advance(2_080);
    expect(told).toEqual([]);
    clock.advance(20);
    line.play(toneOf(440, 100));
    line.mark('second');
    clock.advance(100);
    expect(told).toEqual(['mark first', 'mark second']);
  });

  it('on Asterisk with Opus are timed, since it has no queue then', () => {
    const dialect = farAsterisk('ulaw', 'json');
    const opening = dialect.opening.map((message) => message.replace('"ulaw"', '"opus"'));
    const { line, clock, told, texts } = openLine({ ...dialect, opening });
    expect(line.capabilities).toMatchObject({ clear: 'local', mark: 'estimated' });
    line.mark('a');
    clock.advance(20);
    line.clear();
    expect([told, texts()]).toEqual([['mark a'], []]);
  });
});

describe('the end', () => {
  it.each([
    [1000, 'ended normal'],
    [undefined, 'ended lost: the media stream broke off'],
    [1005, 'ended normal'],
    [1006, 'ended lost: the media stream broke off'],
    [1011, 'ended lost: the media stream broke off'],
  ])('by a socket closed with %s is %s', (code, end) => {
    const { told, closed, clock } = openLine(farTwilio());
    clock.advance(40);
    closed(code);
    expect(told).toEqual([end]);
  });

  it('is sent to telephone systems, which do not hang up on a closed socket', async () => {
    for (const [dialect, words] of [
      [farAsterisk('ulaw', 'text'), 'HANGUP'],
      [farAsterisk('slin16', 'json'), '{"command":"HANGUP"}'],
      [farFork('jambonz', 8_000), '{"type":"disconnect"}'],
      [farTwilio(), undefined],
    ] as const) {
      const { line, texts, closedWith } = openLine(dialect);
      await line.hangUp();
      expect([texts(), closedWith]).toEqual([words === undefined ? [] : [words], [1000]]);
    }
  });

  it('comes for a peer with an oversized message', () => {
    for (const message of ['x'.repeat(32_769), new Uint8Array(1_601)]) {
      const { receive, told, closedWith } = openLine(farAsterisk('ulaw', 'text'));
      receive(message);
      expect(closedWith).toEqual([1009]);
      expect(told).toEqual(['ended failed: the far end sent a message that is too long']);
    }
  });

  it('cancels DTMF being sent', async () => {
    const { line, clock } = openLine(farTwilio());
    const pressed = line.sendDigits('123');
    clock.advance(100);
    await expect(line.sendDigits('4')).rejects.toThrow('already');
    const failed = expect(pressed).rejects.toThrow('ended');
    await line.hangUp();
    await failed;
  });
});

it('digits of jambonz and Asterisk have their duration where provided', () => {
  const jambonz = openLine(farFork('jambonz', 8_000));
  jambonz.receive('{"event":"dtmf","dtmf":"2","duration":"1600"}');
  jambonz.receive('{"event":"dtmf","dtmf":{"digit":"#"}}');
  expect(jambonz.told).toEqual(['digit 2 1600', 'digit # 100']);
  const asterisk = openLine(farAsterisk('ulaw', 'text'));
  asterisk.receive('DTMF_END digit:5 channel_id:1761245643.1');
  asterisk.receive('DTMF_END digit:5');
  expect(asterisk.told).toEqual(['digit 5 100', 'digit 5 100']);
});

it('a line transfers by its given function, and not at all without', async () => {
  const moved: string[] = [];
  const { line, told } = openLine(farTwilio(), {
    transfer: async (to) => {
      moved.push(to);
    },
  });
  await expect(line.transfer('leg:1', { mode: 'attended' })).rejects.toThrow('blind transfers only');
  await line.transfer('+14155550155');
  expect(moved).toEqual(['+14155550155']);
  expect(told).toEqual(['ended transferred']);
  await expect(openLine(farTwilio()).line.transfer('+14155550155')).rejects.toThrow('transfer');
});

it('a stream that ends during a transfer is transferred, or not, as the carrier then reports', async () => {
  for (const isMoved of [true, false]) {
    let answer: () => void = () => {};
    const { line, told, closed } = openLine(farTwilio(), {
      transfer: () =>
        new Promise((resolve, reject) => {
          answer = () => (isMoved ? resolve() : reject(new Error('The call is over')));
        }),
    });
    const moving = line.transfer('+14155550155').catch(() => undefined);
    closed(1000);
    expect(told).toEqual([]);
    answer();
    await moving;
    expect(told).toEqual(isMoved ? ['ended transferred'] : ['ended normal']);
  }
});

it('Asterisk gets an ANSWER where its dial string leaves that to us', async () => {
  const { line, texts } = openLine({ ...farAsterisk('ulaw', 'text'), query: 'answer=manual' });
  await line.answer();
  expect(texts()).toEqual(['ANSWER']);
  const other = openLine(farAsterisk('ulaw', 'text'));
  await other.line.answer();
  expect(other.texts()).toEqual([]);
});
