import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { jsonLimits, parseJsonBody } from './json-body.ts';

const maxValues = 3000;

function refusalOf(text: string): Refusal {
  try {
    parseJsonBody(text, { maxValues });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was taken');
}

describe('a duplicate member of an object', () => {
  // The last one won, so that a proxy that reads the first one judged another request than the one executed.
  it.each([
    ['{"a":1,"a":1}', '/a'],
    ['{"a" : 1 , "b" : 2 , "a"\n: 3}', '/a'],
    ['{"a":{"x":[0,{"y":1},{"y":1,"y":2}]}}', '/a/x/2/y'],
    ['[{"a":1},{"a":1,"a":1}]', '/1/a'],
    ['{"ab":1,"a\\u0062":2}', '/ab'],
    ['{"a/b":1,"a/b":2}', '/a~1b'],
    ['{"":1,"":2}', '/'],
    ['{"a":"\\"b\\":1","c\\\\":1,"c\\\\":2}', '/c\\'],
  ])('%s: 400 naming %s', (text, path) => {
    const refusal = refusalOf(text);
    expect(refusal.status).toBe(400);
    expect(refusal.details).toEqual([{ path, code: 'duplicate_field', message: 'duplicate field; send it once' }]);
  });

  it.each([
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
    '{"a":"{\\"b\\":1,\\"b\\":2}","c":"::,,{}[]"}',
    '{"a\\\\":1,"a":":","A":"\\\\"}',
    '"a:b"',
    '[]',
    '{"1":1,"01":2,"constructor":3,"toString":4}',
  ])('%s has none', (text) => expect(parseJsonBody(text, { maxValues })).toEqual(JSON.parse(text)));
});

describe('limits', () => {
  it('values and levels up to the limit are accepted, one more is refused by its kind', () => {
    const list = (length: number) => `[${Array(length).fill(0).join()}]`;
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const wide = (members: number) => `[{${Array.from({ length: members }, (_, at) => `"${at}":0`).join()}},{"a":1}]`;
    expect(parseJsonBody(list(maxValues - 1), { maxValues })).toHaveLength(maxValues - 1);
    expect(parseJsonBody(nested(jsonLimits.depth), { maxValues })).toBeInstanceOf(Array);
    expect(parseJsonBody(wide(jsonLimits.membersOfObject), { maxValues })).toHaveLength(2);
    for (const text of [
      list(maxValues),
      nested(jsonLimits.depth + 1),
      `{"a":${nested(jsonLimits.depth)}}`,
      wide(jsonLimits.membersOfObject + 1),
    ]) {
      expect(refusalOf(text).details?.[0]).toMatchObject({ path: '/', code: 'too_complex' });
    }
  });
});
