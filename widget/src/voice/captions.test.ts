import { expect, it } from 'vitest';
import { addCaption, type Caption } from './captions.ts';

const say = (captions: Caption[], role: 'user' | 'agent', text: string, isFinal: boolean) =>
  addCaption(captions, { kind: 'caption', role, text, isFinal });

it('a caption replaces the partial one of the same role', () => {
  let captions = say([], 'user', 'I wo', false);
  captions = say(captions, 'agent', 'Hello', true);
  captions = say(captions, 'user', 'I would like', true);
  expect(captions.map(({ text }) => text)).toEqual(['I would like', 'Hello']);
  expect(captions.map(({ isFinal }) => isFinal)).toEqual([true, true]);
});

it('an empty partial caption disappears', () => {
  expect(say(say([], 'user', 'uh', false), 'user', '', true)).toEqual([]);
});

it('keeps the newest sixty, each with its own key', () => {
  let captions: Caption[] = [];
  for (let count = 0; count < 70; count += 1) captions = say(captions, 'agent', `${count}`, true);
  expect(captions).toHaveLength(60);
  expect(captions.at(-1)?.text).toBe('69');
  expect(new Set(captions.map(({ key }) => key)).size).toBe(60);
});
