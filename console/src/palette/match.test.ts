import { describe, expect, it } from 'vitest';
import { callQuery, matches } from './match.ts';

describe('a query of the palette', () => {
  it.each([
    ['API keys', 'key api', true],
    ['Återställning', 'ater', true],
    ['Agents', 'gents', false],
    ['Agents', '', true],
  ])('against "%s": "%s" is %s', (text, query, fits) => expect(matches(text, query)).toBe(fits));

  it('is the id of a call, or digits of a number', () => {
    const id = '0197f3a0-7c1e-7b42-9f2d-3c5a1e7d9b10';
    expect(callQuery(id.toUpperCase())).toEqual({ kind: 'id', id });
    expect(callQuery('+46 70-123 45 67')).toEqual({ kind: 'number', number: '+46701234567' });
    expect(callQuery('070')).toBeNull();
  });
});
