import { expect, it } from 'vitest';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';

/** The instant in the first 48 bits of an id. */
const instantOf = (id: string) => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('an id has the version and variant of RFC 9562 and its timestamp', () => {
  const now = new Date('2031-05-06T07:08:09.123Z');
  const id = uuidV7(now);
  expect(id).toMatch(shape);
  expect(instantOf(id)).toEqual(now);
});

it('50000 ids of one millisecond are distinct and sort by creation', () => {
  const now = new Date('2032-01-01T00:00:00Z');
  const ids = Array.from({ length: 50_000 }, () => uuidV7(now));
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  expect(ids.every((id) => shape.test(id))).toBe(true);
});

it('a clock that steps back a second does not affect the order', () => {
  const before = uuidV7(new Date('2033-01-01T00:00:01Z'));
  const after = uuidV7(new Date('2033-01-01T00:00:00Z'));
  expect(after > before).toBe(true);
});

it('a clock set back by years is followed', () => {
  uuidV7(new Date('2040-01-01T00:00:00Z'));
  expect(instantOf(uuidV7(new Date('2026-01-01T00:00:00Z'))).getUTCFullYear()).toBe(2026);
});

it('dates out of range are refused', () => {
  expect(() => uuidV7(new Date(-1))).toThrow(RangeError);
  expect(() => uuidV7(new Date(Number.NaN))).toThrow(RangeError);
});
