import { expect, it } from 'vitest';
import { createTelephoneEvents } from './telephone-events.ts';

/** One packet: key, end bit and duration in units of an 8 kHz clock. */
const packet = (timestamp: number, event: number, isEnd: boolean, duration: number) => ({
  timestamp,
  payload: Uint8Array.of(event, isEnd ? 0x8a : 0x0a, duration >> 8, duration & 255),
});

function listen() {
  const told: string[] = [];
  const events = createTelephoneEvents((digit, durationMs) => told.push(`${digit} ${durationMs}`));
  return { told, receive: (...args: Parameters<typeof packet>) => events.receive(packet(...args), 8_000) };
}

it('reports a press once, with its duration, despite retransmissions', () => {
  const { told, receive } = listen();
  for (const duration of [160, 320, 480]) receive(1_000, 5, false, duration);
  for (let repeat = 0; repeat < 3; repeat += 1) receive(1_000, 5, true, 800);
  expect(told).toEqual(['5 100']);
});

it('reports the same key pressed again', () => {
  const { told, receive } = listen();
  receive(1_000, 11, true, 800);
  receive(9_000, 11, true, 1_600);
  expect(told).toEqual(['# 100', '# 200']);
});

it('reports a press whose end was lost when the next one arrives', () => {
  const { told, receive } = listen();
  receive(1_000, 1, false, 400);
  receive(9_000, 2, true, 800);
  expect(told).toEqual(['1 50', '2 100']);
});

it('ignores other events and truncated packets', () => {
  const { told, receive } = listen();
  receive(1_000, 16, true, 800);
  createTelephoneEvents(() => told.push('cut')).receive({ timestamp: 1, payload: Uint8Array.of(5, 0x80) }, 8_000);
  expect(told).toEqual([]);
});
