import { expect, it } from 'vitest';
import { readQuery } from '#platform/http/requests/read-query.ts';

it('bracketed names become one object; other names are unchanged', () => {
  expect(readQuery({ q: 'a', 'metadata[plan]': 'pro', 'metadata[team.id]': '7', 'x[]': '1', 'y[a][b]': '2' })).toEqual({
    q: 'a',
    metadata: { plan: 'pro', 'team.id': '7' },
    'x[]': '1',
    'y[a][b]': '2',
  });
});

it('a prototype property is an ordinary name', () => {
  const query = readQuery({ '__proto__[admin]': 'true', 'metadata[__proto__]': 'x' });
  expect(Object.keys(query).toSorted()).toEqual(['__proto__', 'metadata']);
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  expect(Object.keys(query['metadata'] as object)).toEqual(['__proto__']);
});
