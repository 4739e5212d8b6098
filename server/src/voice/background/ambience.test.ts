import { describe, expect, it } from 'vitest';
import { sampleRateHz } from '../ports.ts';
import { makeAmbience } from './ambience.ts';

describe('background sound', () => {
  it.each(['office', 'cafe', 'call-center'] as const)(
    'for the %s is present, stays soft and loops without a jump',
    (preset) => {
      const loop = makeAmbience(preset);
      expect(loop.length).toBe(12 * sampleRateHz);
      const peak = loop.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(peak).toBeGreaterThan(300);
      expect(peak).toBeLessThan(16_000);
      const largestStep = loop.reduce(
        (most, sample, at) => Math.max(most, Math.abs(sample - (loop[at - 1] ?? sample))),
        0,
      );
      const seam = Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0));
      expect(seam).toBeLessThanOrEqual(largestStep);
      expect(makeAmbience(preset).every((sample, at) => sample === loop[at])).toBe(true);
    },
  );
});
