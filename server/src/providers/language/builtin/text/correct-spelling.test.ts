import { describe, expect, it } from 'vitest';
import { spellingOf } from './correct-spelling.ts';
import { editDistance } from './edit-distance.ts';
import { lexiconOf } from './lexicon.ts';

describe('spelling of questions', () => {
  it.each([
    ['en', 'how much is a puncutre repiar', 'how much is a puncture repair'],
    ['en', 'doyou sell helmets', 'do you sell helmets'],
    ['en', 'can u call me pls', 'can you call me please'],
    ['sv', 'har ni vattenflasskor', 'har ni vattenflaskor'],
    ['de', 'was kostet eine Zansanirung', 'was kostet eine zahnsanierung'],
    ['fr', 'y a til la climatisassion', 'y a til la climatisation'],
    ['es', 'cuanto cuesta la linpieza', 'cuanto cuesta la limpieza'],
  ])('corrects in %s: %s', (language, written, corrected) => {
    const vocabulary = ['puncture', 'repair', 'helmets', 'vattenflaskor', 'zahnsanierung', 'climatisation', 'limpieza'];
    expect(spellingOf(vocabulary, lexiconOf(language)).correct(written)).toBe(corrected);
  });

  it.each(['Anna Lindqvist', 'parley@shop.example', 'AB12 3CD', 'a kayak for two', 'my gears are slipping'])(
    'leaves %s as it is',
    (text) => {
      expect(spellingOf(['lindgren', 'kajal', 'shipping', 'slip'], lexiconOf('en')).correct(text)).toBe(text);
    },
  );
});

it.each([
  ['repair', 'repiar', 1],
  ['puncture', 'puncture', 0],
  ['tyre', 'tire', 1],
  ['bicycle', 'tricycle', 2],
  ['bread', 'butter', 3],
] as const)('the distance of %s and %s is %i at a limit of 2', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});
