import { expect, it } from 'vitest';
import { splitAtLinks } from './split-at-links.ts';

const link = 'https://parley.example.com/console/invite#token=inv_abc-_9';

it('finds URLs whole, with their fragments, and preserves the text', () => {
  const text = `Hello,\n\nOpen the invitation:\n${link}\n\nBye <b>`;
  const parts = splitAtLinks(text);
  expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual([link]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

it('makes no link of other schemes', () => {
  expect(splitAtLinks('javascript:alert(1) data:text/html,x').some(({ isLink }) => isLink)).toBe(false);
});
