import { describe, expect, it } from 'vitest';
import type { LineListener } from '../ports.ts';
import { openFakeLine } from '../testing/fake-wire.ts';
import { createManualClock } from '../testing/media-manual-clock.ts';
import { loudnessOf, toneLevel, toneOf } from '../testing/media-tone.ts';
import { createBridge } from './bridge.ts';

const deaf: LineListener = {
  frame() {},
  digit() {},
  markPlayed() {},
  connection() {},
  transfer() {},
  hold() {},
  ended() {},
};

/** Two real lines, the second's frames 10 ms behind the first's, connected. */
function connect() {
  const clock = createManualClock();
  const caller = openFakeLine({ clock });
  const person = openFakeLine({ clock, seed: 2 });
  const bridge = createBridge(caller.line, person.line);
  caller.line.listen({ ...deaf, frame: bridge.fromCaller });
  clock.advance(10);
  person.line.listen({ ...deaf, frame: bridge.fromPerson });
  return { clock, caller, person };
}

describe('two bridged lines', () => {
  it('carry a minute of audio without gaps, at its level', () => {
    const { clock, caller, person } = connect();
    caller.farEnd.say(toneOf(440, 70_000, { amplitude: 9_000 }));
    person.farEnd.say(toneOf(1000, 70_000, { amplitude: 5_000 }));
    clock.advance(1_000);
    caller.farEnd.forget();
    person.farEnd.forget();
    clock.advance(60_000);
    const byPerson = person.farEnd.heard();
    const byCaller = caller.farEnd.heard();
    for (let at = 0; at < 59 * 16_000; at += 3_200) {
      expect(toneLevel(byPerson.subarray(at, at + 3_200), 440)).toBeGreaterThan(8_800);
      expect(toneLevel(byCaller.subarray(at, at + 3_200), 1000)).toBeGreaterThan(4_900);
    }
    expect(caller.line.queuedMs() + person.line.queuedMs()).toBeLessThanOrEqual(40);
  });

  it('buffer at most a moment of audio during hold', () => {
    const { clock, caller, person } = connect();
    person.farEnd.setHold(true);
    caller.farEnd.say(toneOf(440, 5_000));
    clock.advance(5_200);
    expect(person.line.queuedMs()).toBeLessThanOrEqual(120);
    person.farEnd.setHold(false);
    person.farEnd.forget();
    caller.farEnd.say(toneOf(1000, 2_000));
    clock.advance(1_000);
    const heard = person.farEnd.heard();
    expect(toneLevel(heard.subarray(6_400, 12_800), 1000)).toBeGreaterThan(9_000);
    expect(loudnessOf(heard.subarray(6_400, 12_800))).toBeLessThan(7_300);
  });
});
