import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const linked = (text: string) => linkify(text).filter(({ href }) => href);

describe('linkify', () => {
  it.each([
    ['See https://example.org/a.', 'https://example.org/a', 'https://example.org/a'],
    [
      '(https://example.org/wiki/Tea_(drink))',
      'https://example.org/wiki/Tea_(drink)',
      'https://example.org/wiki/Tea_(drink)',
    ],
    ['www.example.org, please', 'www.example.org', 'https://www.example.org/'],
    ['Write to hello@example.org!', 'hello@example.org', 'mailto:hello@example.org'],
    ['http://example.org/?a=1&b=2;', 'http://example.org/?a=1&b=2', 'http://example.org/?a=1&b=2'],
  ])('%s', (text, shown, href) => {
    expect(linked(text)).toEqual([{ text: shown, href }]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://bank.example@evil.example/', 'http://', '12:30'])(
    'leaves %s without a web link',
    (text) => {
      expect(linked(text).filter(({ href }) => !href?.startsWith('mailto:'))).toEqual([]);
    },
  );

  it('loses no letter and links only to http, https and mailto', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.emailAddress(),
      fc.constantFrom('javascript:', 'https://', 'www.', '(', ')', '.', ' ', '\n', '<a href="x">'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = linkify(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) if (href) expect(href).toMatch(/^(https?:|mailto:)/);
      }),
    );
  });

  it('gets through long text made to be slow', () => {
    // A pattern that backtracks would take minutes for each of these and run into the test's time limit.
    for (const text of [`${'a.'.repeat(4000)}@`, `https://x${')'.repeat(8000)}`, 'www.'.repeat(2000)]) {
      const parts = linkify(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  });
});
