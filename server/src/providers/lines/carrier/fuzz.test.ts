import { expect, it } from 'vitest';
import { createManualClock } from '../../../voice/testing/media-manual-clock.ts';
import { seededRandom } from '../../../voice/testing/media-random.ts';
import type { SocketHandlers } from '../websocket/socket.ts';
import { createCarrierLine } from './create-carrier-line.ts';
import { dialects } from './dialects.ts';
import { startOf } from './testing/carrier-call.ts';
import { type FarDialect, farAsterisk, farFork, farTelnyx, farTwilio } from './testing/far-dialects.ts';

const rounds = 4_000;
const nonsense = [
  '',
  '{',
  'null',
  '7',
  '[]',
  '""',
  '{"event":null}',
  '{"event":"media","media":7}',
  '\u0000',
  'MEDIA_START',
];

/** Mutates a message byte by byte, or structurally: numbers too large, wrong types, parts doubled or missing. */
function mutate(text: string, random: () => number): Buffer {
  const at = Math.floor(random() * text.length);
  const length = Math.floor(random() * 8);
  switch (Math.floor(random() * 8)) {
    case 0:
      return Buffer.from(text.slice(0, at));
    case 1:
      return Buffer.from(text.slice(0, at) + text.slice(at + length));
    case 2:
      return Buffer.from(text.slice(0, at) + text.slice(Math.max(0, at - length)));
    case 3:
      return Buffer.from(text.replace(/"[^"]*"/, ['null', '-1', '1e309', '{}', '[[]]', 'true'][length % 6] ?? ''));
    case 4:
      return Buffer.from(text.replaceAll(/\d+/g, '99999999999999999999'));
    case 5:
      return Buffer.from(nonsense[Math.floor(random() * nonsense.length)] ?? '');
    case 6:
      return Buffer.from(text.replace('"payload":"', `"payload":"${'A'.repeat(Math.floor(random() * 3_000))}`));
    default: {
      const bytes = Buffer.from(text);
      for (let changed = 0; changed <= length; changed += 1) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      }
      return bytes;
    }
  }
}

const fars: FarDialect[] = [
  farTwilio(),
  farTelnyx(),
  farAsterisk('ulaw', 'text'),
  farAsterisk('slin16', 'json'),
  farFork('jambonz', 16_000),
];

it.each(fars.map((far, index) => [`${far.protocol} ${index}`, far] as const))(
  'a %s line survives 4,000 random messages and still receives audio',
  (_name, far) => {
    const random = seededRandom(11);
    const clock = createManualClock();
    let handlers: SocketHandlers | undefined;
    const ends: string[] = [];
    let digits = 0;
    let frames = 0;
    const open = () => {
      const line = createCarrierLine({
        socket: {
          listen: (given) => {
            handlers = given;
          },
          send: () => undefined,
          close: () => handlers?.onClose(1000),
        },
        protocol: far.protocol,
        start: startOf(far),
        info: { id: 'line_1', kind: 'carrier-websocket', direction: 'inbound', headers: {} },
        clock,
      });
      line.listen({
        frame: () => {
          frames += 1;
        },
        digit: () => {
          digits += 1;
        },
        markPlayed: () => undefined,
        connection: () => undefined,
        transfer: () => undefined,
        hold: () => undefined,
        ended: (cause) => {
          ends.push(cause);
          // Stop messages are among the mutated ones: the next call goes on.
          current = open();
        },
      });
      return line;
    };
    let current = open();
    const seeds = [
      ...far.opening,
      far.press('5'),
      far.echo('m1'),
      far.stop ?? far.echo('m2'),
      String(far.say(new Uint8Array(160).fill(0xff), 3)),
    ];
    for (let round = 0; round < rounds; round += 1) {
      current.mark(`mark ${round}`);
      handlers?.onMessage(mutate(seeds[round % seeds.length] ?? '', random), random() < 0.1);
      if (round % 10 === 0) clock.advance(20);
    }
    handlers?.onMessage(Buffer.from(far.press('9')), false);
    expect(ends.every((cause) => cause === 'normal' || cause === 'failed')).toBe(true);
    expect(digits).toBeGreaterThan(0);
    expect(frames).toBeGreaterThanOrEqual(rounds / 10);
  },
);

it.each(Object.keys(dialects) as (keyof typeof dialects)[])(
  'no random first message breaks the parser of a %s start',
  (protocol) => {
    const random = seededRandom(13);
    const starts = fars.flatMap((far) => [...far.opening]);
    let read = 0;
    for (let round = 0; round < rounds; round += 1) {
      const message = mutate(starts[round % starts.length] ?? '', random);
      const query = new URLSearchParams(mutate('agent_id=1&rate=8000&call_id=2', random).toString('latin1'));
      const result = dialects[protocol].readStart(message, random() < 0.1, query);
      if (result === undefined || result === 'wait') continue;
      read += 1;
      expect(result.start.callRef.length).toBeLessThanOrEqual(512);
      expect(Object.values(result.start.variables).every((value) => value.length <= 500)).toBe(true);
    }
    expect(read).toBeGreaterThan(0);
  },
);
