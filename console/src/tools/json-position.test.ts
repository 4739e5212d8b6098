import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineOfPointer } from './json-position.ts';

const text = `{
  "type": "object",
  "properties": {
    "a/b": { "type": "text" },
    "list": [
      1,
      { "x": "}" }
    ]
  }
}`;

it.each([
  ['', 1],
  ['/type', 2],
  ['/properties', 3],
  ['/properties/a~1b', 4],
  ['/properties/a~1b/type', 4],
  ['/properties/list/0', 6],
  ['/properties/list/1/x', 7],
])('finds the value at %s on line %i', (pointer, line) => {
  expect(lineOfPointer(text, pointer)).toBe(line);
});

it('falls back to the nearest enclosing value', () => {
  expect(lineOfPointer(text, '/properties/list/7/y')).toBe(5);
  expect(lineOfPointer(text, '/required')).toBe(1);
});

it('finds nothing in invalid JSON', () => {
  expect(lineOfPointer('{ "a": ', '/a')).toBeNull();
});

it('finds the root of any JSON, in any layout', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
      expect(lineOfPointer(JSON.stringify(value, null, indent), '')).toBe(1);
    }),
  );
});

it('finds every member of an object with one member per line', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean())), (members) => {
      const laidOut = JSON.stringify(members, null, 1);
      for (const [index, name] of Object.keys(members).entries()) {
        const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        expect(lineOfPointer(laidOut, pointer)).toBe(index + 2);
      }
    }),
  );
});
