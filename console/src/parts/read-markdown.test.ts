import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, readMarkdown } from './read-markdown.ts';

const inlines = (block: Block): Inline[] =>
  block.kind === 'list' ? block.items.flat() : block.kind === 'code' ? [] : block.children;
const flat = (pieces: Inline[]): Inline[] =>
  pieces.flatMap((piece) => [piece, ...(typeof piece !== 'string' && 'children' in piece ? flat(piece.children) : [])]);
const linksIn = (text: string) =>
  flat(readMarkdown(text).flatMap(inlines)).flatMap((piece) =>
    typeof piece !== 'string' && piece.kind === 'link' ? [piece] : [],
  );
const line = (text: string) => readMarkdown(text).flatMap(inlines);

describe('Markdown at the desk', () => {
  it('is read as headings, paragraphs whose lines stay, lists and code', () => {
    expect(readMarkdown('# Title\nOne\ntwo\n\n- a\n- b\n3. c\n4. d\n```js\n**x**\n```')).toEqual([
      { kind: 'heading', children: ['Title'] },
      { kind: 'text', children: ['One\ntwo'] },
      { kind: 'list', start: null, items: [['a'], ['b']] },
      { kind: 'list', start: 3, items: [['c'], ['d']] },
      { kind: 'code', text: '**x**' },
    ]);
  });

  it.each<[string, Inline[]]>([
    [
      '**bold** and *slanted*',
      [{ kind: 'strong', children: ['bold'] }, ' and ', { kind: 'em', children: ['slanted'] }],
    ],
    ['**a _b_**', [{ kind: 'strong', children: ['a ', { kind: 'em', children: ['b'] }] }]],
    ['a `**b**` c', ['a ', { kind: 'code', text: '**b**' }, ' c']],
    ['2 * 3 * 4, 2*3*4, snake_case_name, 5 ** 2', ['2 * 3 * 4, 2*3*4, snake_case_name, 5 ** 2']],
    ['**never closed, _nor this', ['**never closed, _nor this']],
    ['[menu](https://example.org/menu)!', [{ kind: 'link', href: 'https://example.org/menu', text: 'menu' }, '!']],
    [
      'See https://example.org/a.',
      ['See ', { kind: 'link', href: 'https://example.org/a', text: 'https://example.org/a' }, '.'],
    ],
  ])('%s', (text, read) => expect(line(text)).toEqual(read));

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert)',
    '[x](data:text/html,y)',
    '[x](//evil.example)',
    '[x](https://bank.example@evil.example/)',
    '<a href="javascript:x">y</a>',
  ])('makes no link to anything but the web, mail and phones: %s', (text) => {
    expect(linksIn(text).map(({ href }) => href)).toEqual([]);
  });

  it('shows where a link leads whose words are an address', () => {
    expect(linksIn('[https://bank.example](https://evil.example/)')[0]?.text).toBe('https://evil.example/');
  });

  it('never fails and links nothing else, whatever is written', () => {
    const marks = [
      '[',
      ']',
      '(',
      ')',
      '*',
      '**',
      '_',
      '`',
      '```',
      '\n',
      '- ',
      '1. ',
      '# ',
      'x',
      ' ',
      '!',
      '\u0000',
      '\t',
    ];
    const traps = ['javascript:', 'data:text/html,', 'https://a.example/', '//c', '@', '<img src=x onerror=alert(1)>'];
    const piece = fc.constantFrom(...marks, ...traps);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const { href } of linksIn(pieces.join(''))) expect(href).toMatch(/^(?:https?|mailto|tel):/);
      }),
    );
  });
});
