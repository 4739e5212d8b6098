import { randomFillSync } from 'node:crypto';

/** Clock steps back up to this far keep the order of ids; beyond it the clock was set, and ids follow it. */
const toleratedStepBackMs = 60_000;
const counterMax = 0xfff;

const pool = Buffer.allocUnsafe(4096);
let poolOffset = pool.length;
let lastMs = -1;
let counter = 0;

/**
 * A new UUID version 7 for the instant `now`, in lower case.
 * Promises: within a process each id sorts after the one before, also in the same millisecond and when the clock steps
 * back by less than a minute; 62 bits of every id come from the system's random source.
 * Source: RFC 9562 section 5.7, counter in rand_a by section 6.2 method 1 (reseeded each millisecond with its top bit
 * clear; when it runs out the timestamp goes one ahead). Refuses dates before 1970 or beyond 48 bits.
 */
export function uuidV7(now: Date): string {
  const nowMs = now.getTime();
  if (!(nowMs >= 0 && nowMs < 2 ** 48)) throw new RangeError('A UUIDv7 needs a date from 1970 to 10889.');
  const random = takeRandom(10);

  if (nowMs > lastMs || nowMs < lastMs - toleratedStepBackMs) {
    lastMs = nowMs;
    counter = random.readUInt16BE(8) & 0x7ff;
  } else if (counter < counterMax) {
    counter += 1;
  } else {
    lastMs += 1;
    counter = random.readUInt16BE(8) & 0x7ff;
  }

  const time = lastMs.toString(16).padStart(12, '0');
  const count = counter.toString(16).padStart(3, '0');
  random[0] = ((random[0] as number) & 0x3f) | 0x80;
  const tail = random.toString('hex', 0, 8);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

/** The instant inside a UUIDv7, to the millisecond. Gives undefined for anything that is not a UUIDv7. */
export function instantOfUuidV7(id: string): Date | undefined {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(id)) return undefined;
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** Asking the system for randomness 4 KiB at a time makes an id several times cheaper than asking for each. */
function takeRandom(bytes: number): Buffer {
  if (poolOffset + bytes > pool.length) {
    randomFillSync(pool);
    poolOffset = 0;
  }
  poolOffset += bytes;
  return pool.subarray(poolOffset - bytes, poolOffset);
}
