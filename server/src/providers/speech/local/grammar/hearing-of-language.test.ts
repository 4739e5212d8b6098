import { expect, it } from 'vitest';
import { hearingOf } from './hearing-of-language.ts';

it.each([
  ['en-GB', 'questions'],
  ['en', 'questions'],
  ['fr-CA', 'phrases'],
  ['sv', 'keypad'],
  ['de-AT', 'keypad'],
  ['es-MX', 'keypad'],
])('in %s the built-in recognizer has the reach %s', (language, reach) => expect(hearingOf(language)).toBe(reach));
