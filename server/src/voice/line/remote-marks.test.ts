import { expect, it } from 'vitest';
import { createPcm16Decoder } from '../codec/pcm16.ts';
import { createManualClock } from '../testing/media-manual-clock.ts';
import { toneOf } from '../testing/media-tone.ts';
import { createPacedLine } from './paced-line.ts';

/** A line over a wire with marks; the test decides which are echoed. */
function open(options: { echoesAtOnce?: boolean } = {}) {
  const clock = createManualClock();
  const asked: string[] = [];
  const told: string[] = [];
  const line = createPacedLine({
    info: { id: 'line_1', kind: 'carrier-websocket', direction: 'inbound', headers: {}, wireCodec: 'pcm/16000' },
    capabilities: { digitsIn: true, digitsOut: false, transfer: 'none', clear: 'remote', mark: 'exact' },
    wire: {
      send: () => undefined,
      clear: () => undefined,
      mark(id) {
        asked.push(id);
        if (options.echoesAtOnce) line.receiveMark(id);
      },
      close: async () => undefined,
    },
    decoder: createPcm16Decoder(),
    clock,
  });
  line.listen({
    frame: () => undefined,
    digit: () => undefined,
    markPlayed: (name, wasCleared) => told.push(wasCleared ? `${name} cleared` : name),
    connection: () => undefined,
    transfer: () => undefined,
    hold: () => undefined,
    ended: (cause) => told.push(`ended ${cause}`),
  });
  const say = (name: string, ms = 100) => {
    line.play(toneOf(440, ms));
    line.mark(name);
  };
  return { clock, line, asked, told, say };
}

it('a mark is reported on the far end’s echo, not when its audio was sent', () => {
  const { clock, line, asked, told, say } = open();
  say('said');
  clock.advance(80);
  expect(asked).toEqual([]);
  clock.advance(20);
  expect(asked).toEqual(['m1']);
  clock.advance(1_000);
  expect(told).toEqual([]);
  line.receiveMark('m1');
  line.receiveMark('m1');
  expect(told).toEqual(['said']);
});

it('marks keep their order when the far end echoes a later one first', () => {
  const { clock, line, told, say } = open();
  say('first');
  say('second');
  clock.advance(300);
  line.receiveMark('m2');
  line.receiveMark('m1');
  expect(told).toEqual(['first', 'second']);
});

it('after a clear pending marks count as cleared, once, whatever is echoed later', () => {
  const { clock, line, told, say } = open();
  say('heard');
  say('sent');
  say('waiting', 1_000);
  clock.advance(300);
  line.receiveMark('m1');
  line.clear();
  say('next');
  clock.advance(20);
  line.receiveMark('m2');
  expect(told).toEqual(['heard', 'sent cleared', 'waiting cleared']);
  clock.advance(200);
  line.receiveMark('m3');
  expect(told).toEqual(['heard', 'sent cleared', 'waiting cleared', 'next']);
});

it('a due but unsent mark at a clear keeps its place before the cleared ones', () => {
  const { clock, line, told, say } = open();
  line.mark('empty');
  say('cut');
  line.clear();
  clock.advance(20);
  expect(told).toEqual([]);
  line.receiveMark('m1');
  expect(told).toEqual(['empty', 'cut cleared']);
});

it('a far end without echoes is awaited for 2 s once, then marks are reported as sent', () => {
  const { clock, told, say } = open();
  say('first');
  clock.advance(100 + 1_980);
  expect(told).toEqual([]);
  clock.advance(20);
  expect(told).toEqual(['first']);
  say('second');
  clock.advance(100);
  expect(told).toEqual(['first', 'second']);
});

it('a far end that echoes after all is awaited again', () => {
  const { clock, line, told, say } = open();
  say('first');
  clock.advance(2_200);
  line.receiveMark('m1');
  line.receiveMark('never asked');
  say('second');
  clock.advance(200);
  expect(told).toEqual(['first']);
  line.receiveMark('m2');
  expect(told).toEqual(['first', 'second']);
});

it('an immediate echo counts, and marks pending at the end are cleared before it', async () => {
  const { clock, line, told, say } = open({ echoesAtOnce: true });
  say('said');
  clock.advance(100);
  expect(told).toEqual(['said']);
  say('left', 1_000);
  clock.advance(100);
  await line.hangUp();
  line.receiveMark('m2');
  expect(told).toEqual(['said', 'left cleared', 'ended normal']);
});
