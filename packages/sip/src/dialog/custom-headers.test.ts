import { expect, it } from 'vitest';
import { customFields, reasonFields } from './custom-headers.ts';

it('a value is one line, a name a token, and reserved headers are omitted', () => {
  const fields = customFields({
    'X-A': ' one\r\n\ttwo\u0000 ',
    'X B': 'no',
    '': 'no',
    via: 'no',
    F: 'no',
    Reason: 'yes',
  });
  expect(fields).toEqual([
    ['X-A', 'one two'],
    ['Reason', 'yes'],
  ]);
});

it('a reason phrase is quoted safely', () => {
  expect(reasonFields('no "quotes"\\\r\nVia: x')).toEqual([['Reason', 'Q.850;cause=16;text="no quotes Via: x"']]);
  expect(reasonFields(undefined)).toEqual([]);
});
