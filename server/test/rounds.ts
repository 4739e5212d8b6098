/**
 * Number of rounds of a test that repeats itself: few in the ordinary suite, many with PARLEY_TEST_LONG=true
 * (`npm run test:long`), or as many as `variable` names.
 */
export function rounds(variable: `PARLEY_TEST_${string}`, counts: { usual: number; long: number }): number {
  const named = process.env[variable];
  if (named !== undefined) return Number(named);
  return isLong ? counts.long : counts.usual;
}

/** True when each of the tests that take minutes runs too. */
export const isLong = process.env['PARLEY_TEST_LONG'] === 'true';
