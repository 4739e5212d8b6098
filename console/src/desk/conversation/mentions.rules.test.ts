import { describe, expect, it } from 'vitest';
import { operatorWith } from '../desk-examples.ts';
import { atWordAt, fittingColleagues, mentionedIn } from './mentions.rules.ts';

const named = (id: string, name: string) => ({ ...operatorWith(id), name });
const operators = { a: named('a', 'Anna'), b: named('b', 'Anna Berg'), c: named('c', 'Bo Ek'), me: named('me', 'Me') };

describe('mentions in a note', () => {
  it('begin with @ at the start of a word', () => {
    expect(atWordAt('Hi @An', 6)).toEqual({ start: 3, word: 'An' });
    expect(atWordAt('@', 1)).toEqual({ start: 0, word: '' });
    expect(atWordAt('anna@example', 12)).toBeNull();
  });

  it('offer colleagues by any part of their name, never oneself', () => {
    expect(fittingColleagues(operators, 'e', 'me').map(({ id }) => id)).toEqual(['c']);
    expect(fittingColleagues(operators, '', 'me')).toHaveLength(3);
  });

  it('name the operator with the longest name that fits', () => {
    expect(mentionedIn('@Anna Berg please, and @Bo Ek', operators, 'me')).toEqual(['b', 'c']);
    expect(mentionedIn('@Anna and @Anna Berg, not @Me', operators, 'me').toSorted()).toEqual(['a', 'b']);
    expect(mentionedIn('nobody', operators, 'me')).toEqual([]);
  });
});
