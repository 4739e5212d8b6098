import { V7Generator } from 'uuidv7';

/** Backward clock step up to which ids keep their order; after a larger one the clock was set, and ids follow it. */
const rollbackAllowanceMs = 60_000;

const generator = new V7Generator();
generator.setRollbackAllowance(rollbackAllowanceMs);

/**
 * Generates a UUID version 7 for the instant `now`, in lower case.
 * Guarantees, within a process: each id sorts after the one before, also in the same millisecond and when the clock
 * steps back by up to a minute; the last 32 bits of every id come from the system's random source, and so does the
 * 42-bit counter before them at the start of each millisecond (RFC 9562 section 6.2, methods 1 and 3).
 * An id is unique, not secret. Throws RangeError for dates before 1970 or beyond 48 bits.
 */
export function uuidV7(now: Date): string {
  return generator.generateOrResetWithTs(now.getTime()).toString();
}
