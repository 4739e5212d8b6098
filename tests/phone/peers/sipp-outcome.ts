import { expect } from 'vitest';
import { countOf, type SippRun, summaryOf } from './run-sipp.ts';

/** Expects every call to have followed its scenario, or reports the deviation. Returns the count of each log line. */
export function expectWell(run: SippRun): Record<string, number> {
  expect(run.exitCode, run.report).toBe(0);
  return countOf(run.lines);
}

/** All of them were taken, or refused with a time to come back: none was lost, none hung. */
export function expectAnswered(run: SippRun, calls: number, title: string): { taken: number; refused: number } {
  const { taken = 0, 'refused 486': busy = 0, 'refused 503': unavailable = 0 } = expectWell(run);
  console.log(`${title}: ${taken} taken, ${busy} refused with 486, ${unavailable} with 503; ${summaryOf(run.timesMs)}`);
  expect(taken + busy + unavailable).toBe(calls);
  return { taken, refused: busy + unavailable };
}
