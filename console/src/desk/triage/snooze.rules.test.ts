import { expect, it } from 'vitest';
import { snoozeUntil } from './snooze.rules.ts';

it('usual snoozes end in hours, in the morning, or on Monday', () => {
  // A Sunday, by the local clock.
  const now = new Date(2026, 2, 1, 16, 30);
  expect(snoozeUntil('hour', now)).toEqual(new Date(2026, 2, 1, 17, 30));
  expect(snoozeUntil('later', now)).toEqual(new Date(2026, 2, 1, 19, 30));
  expect(snoozeUntil('tomorrow', now)).toEqual(new Date(2026, 2, 2, 9, 0));
  expect(snoozeUntil('week', now)).toEqual(new Date(2026, 2, 2, 9, 0));
  expect(snoozeUntil('week', new Date(2026, 2, 4, 8, 0))).toEqual(new Date(2026, 2, 9, 9, 0));
});
