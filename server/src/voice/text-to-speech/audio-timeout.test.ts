import { expect, it } from 'vitest';
import { frameMs, type SpeechError } from '../ports.ts';
import { createAudioTimeout } from './audio-timeout.ts';

/** After how much awaited silence a voice is given up. Unit: milliseconds. */
function patienceWith(speaker: { isLast: boolean }): number {
  const failures: SpeechError[] = [];
  const watch = createAudioTimeout(
    { engineId: 'voice', ...speaker },
    { late() {}, failed: (error) => void failures.push(error) },
  );
  let waitedMs = 0;
  while (failures.length === 0 && waitedMs < 60_000) {
    watch.tick(true);
    waitedMs += frameMs;
  }
  expect(failures[0]).toMatchObject({ code: 'timeout', engineId: 'voice' });
  return waitedMs;
}

it('a silent voice times out early with an alternative, and late without one', () => {
  expect(patienceWith({ isLast: false })).toBe(800);
  expect(patienceWith({ isLast: true })).toBe(8_000);
});

it('audio, or an idle period, restarts the timeout', () => {
  const failures: SpeechError[] = [];
  const watch = createAudioTimeout(
    { engineId: 'voice', isLast: false },
    { late() {}, failed: (error) => void failures.push(error) },
  );
  for (let round = 0; round < 5; round += 1) {
    for (let frame = 0; frame < 39; frame += 1) watch.tick(true);
    if (round % 2 === 0) watch.audioReceived();
    else watch.tick(false);
  }
  expect(failures).toEqual([]);
});
