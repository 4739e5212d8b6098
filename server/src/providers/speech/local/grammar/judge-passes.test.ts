import { expect, it } from 'vitest';
import type { Judgement } from './judge-hypothesis.ts';
import { believedPass, guessedPass } from './judge-passes.ts';

const pass = (text: string, confidence: number): Judgement => ({
  words: text.split(' '),
  confidence,
  loss: 0.6,
  startMs: 0,
  endMs: 900,
});
const anything = () => true;

it('believes the likeliest pass whose words another one found too', () => {
  const first = pass('how much is it', 0.02);
  const second = pass('how much is a puncture repair', 0.71);
  expect(believedPass([first, second], anything)).toBe(second);
  const third = pass('how much is the puncture repairs', 0.8);
  expect(believedPass([pass('a look tuesday', 0.1), second, third], anything)).toBe(third);
  expect(believedPass([first, pass('how much is a puncture repair', 0.4)], anything)).toBeUndefined();
  expect(believedPass([second, third], () => false)).toBeUndefined();
});

it('believes two passes that fit a little and agree', () => {
  const [one, other] = [
    pass('what do you charge for a full service', 0.33),
    pass('what do you charge for a full', 0.13),
  ];
  expect(believedPass([pass('what are two full', 0.02), one, other], anything)).toBe(one);
  expect(believedPass([one, pass('what do you charge for a full', 0.1)], anything)).toBeUndefined();
  expect(believedPass([one, pass('what do you charge', 0.3)], anything)).toBeUndefined();
  const greetings = [pass('good morning could i swim', 0.33), pass('yes good morning the towns', 0.23)];
  expect(believedPass(greetings, anything)).toBeUndefined();
});

it('believes no pass that stands alone, and no words that say nothing', () => {
  const lake = [pass('my phone a week', 0.16), pass('some lights until tuesday', 0.75), pass('do you cut a foot', 0.6)];
  expect(believedPass(lake, anything)).toBeUndefined();
  expect(believedPass([pass('um well', 0.6), pass('um well', 0.7)], anything)).toBeUndefined();
});

it('guesses at three words that nearly fit, from less where another pass found them, and at no more than that', () => {
  const guess = (...passes: Judgement[]) => guessedPass(passes)?.words.join(' ');
  expect(guess(pass('is there a sauna', 0.25))).toBe('is there a sauna');
  expect(guess(pass('is there a sauna', 0.15))).toBeUndefined();
  expect(guess(pass('is there a sauna', 0.15), pass('is there a sauna open', 0.02))).toBe('is there a sauna');
  expect(guess(pass('a sauna', 0.4))).toBeUndefined();
  expect(guess(pass('thanks and um and and are my hours now', 0.4))).toBeUndefined();
});
