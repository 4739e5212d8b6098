import { expect, it } from 'vitest';
import { TelephoneEventReceiver } from './telephone-event-receiver.ts';

const event = (number: number, units: number, isEnd = false) =>
  Uint8Array.of(number, isEnd ? 0x80 : 0, units >> 8, units & 255);

function openReceiver() {
  const reported: string[] = [];
  const receiver = new TelephoneEventReceiver((digit, durationMs) => reported.push(`${digit} ${durationMs}`));
  return { receiver, reported };
}

it('reports a press once at its end, with its duration by the clock rate of its payload type', () => {
  const { receiver, reported } = openReceiver();
  receiver.receive(1_000, event(5, 160), 8_000, 0);
  receiver.receive(1_000, event(5, 800, true), 8_000, 100);
  receiver.receive(1_000, event(5, 800, true), 8_000, 120);
  receiver.receive(9_000, event(11, 4_800, true), 48_000, 300);
  expect(reported).toEqual(['5 100', '# 100']);
});

it('a press whose end was lost is reported when the next begins, or after a timeout', () => {
  const { receiver, reported } = openReceiver();
  receiver.receive(1_000, event(1, 480), 8_000, 0);
  receiver.receive(3_000, event(2, 160), 8_000, 150);
  expect(reported).toEqual(['1 60']);
  receiver.checkTimeout(340);
  expect(reported).toEqual(['1 60']);
  receiver.checkTimeout(350);
  expect(reported).toEqual(['1 60', '2 20']);
});

it('late packets of an earlier press change nothing', () => {
  const { receiver, reported } = openReceiver();
  receiver.receive(1_000, event(1, 800, true), 8_000, 0);
  receiver.receive(3_000, event(2, 160), 8_000, 20);
  receiver.receive(1_000, event(1, 800, true), 8_000, 30);
  receiver.receive(500, event(9, 800, true), 8_000, 31);
  receiver.receive(3_000, event(2, 800, true), 8_000, 40);
  expect(reported).toEqual(['1 100', '2 100']);
});

it('the same key pressed again is another press, across the timestamp wrap', () => {
  const { receiver, reported } = openReceiver();
  receiver.receive(0xffff_ff00, event(7, 800, true), 8_000, 0);
  receiver.receive(0x0000_0600, event(7, 800, true), 8_000, 250);
  expect(reported).toEqual(['7 100', '7 100']);
});

it('other events and truncated packets are ignored', () => {
  const { receiver, reported } = openReceiver();
  for (const payload of [event(16, 800, true), event(200, 1, true), Uint8Array.of(1, 0x80, 0), new Uint8Array(0)]) {
    receiver.receive(1_000, payload, 8_000, 0);
  }
  receiver.checkTimeout(10_000);
  expect(reported).toEqual([]);
});
