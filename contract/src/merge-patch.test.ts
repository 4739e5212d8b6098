import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applyMergePatch, mergePatchOf } from './merge-patch.ts';

describe('applyMergePatch', () => {
  // The table of RFC 7396, appendix A.
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('%j patched with %j is %j', (target, patch, result) => {
    const before = structuredClone(target);
    expect(applyMergePatch(target, patch)).toEqual(result);
    expect(target).toEqual(before);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.object(), fc.object(), (target, patch) => {
        const once = applyMergePatch(target, patch);
        expect(applyMergePatch(once, patch)).toEqual(once);
      }),
    );
  });

  it('never changes a prototype', () => {
    applyMergePatch({}, JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('mergePatchOf', () => {
  const schema = z.strictObject({
    name: z.string(),
    size: z.int().default(1),
    inner: z.strictObject({ deep: z.int().default(2) }).prefault({}),
    map: z.record(z.string(), z.string()).default({}),
    list: z.array(z.strictObject({ a: z.string() })).default([]),
  });
  const patch = mergePatchOf(schema);

  it.each([{}, { inner: null }, { inner: { deep: null } }, { map: { a: null } }, { list: [{ a: 'x' }] }])(
    'accepts %j without filling in defaults',
    (value) => expect(patch.parse(value)).toEqual(value),
  );

  it.each([
    { name: null },
    { colour: 1 },
    { inner: { colour: 1 } },
    { size: 'big' },
    { list: [{}] },
    { list: [{ a: null }] },
    { map: { a: 1 } },
  ])('refuses %j', (value) => expect(patch.safeParse(value).success).toBe(false));
});
