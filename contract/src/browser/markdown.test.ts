import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Inline, readInline } from './inline-markdown.ts';
import { type Block, readMarkdown } from './markdown.ts';

/** The text a reader sees. */
const shown = (pieces: Inline[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : piece.kind === 'code' ? piece.text : shown(piece.children)))
    .join('');

const linksOf = (pieces: Inline[]): string[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string' || piece.kind === 'code') return [];
    return [...(piece.kind === 'link' ? [piece.href] : []), ...linksOf(piece.children)];
  });

const linksIn = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'text':
      case 'heading':
        return linksOf(block.children);
      case 'quote':
        return linksIn(block.children);
      case 'list':
        return block.items.flatMap(linksIn);
      case 'table':
        return block.rows.flat().flatMap(linksOf);
      default:
        return [];
    }
  });

describe('inline text', () => {
  it.each<[string, Inline[]]>([
    [
      '**bold** and *slanted*',
      [{ kind: 'strong', children: ['bold'] }, ' and ', { kind: 'em', children: ['slanted'] }],
    ],
    ['***both***', [{ kind: 'strong', children: [{ kind: 'em', children: ['both'] }] }]],
    ['a `**b**` c', ['a ', { kind: 'code', text: '**b**' }, ' c']],
    ['``a`b``', [{ kind: 'code', text: 'a`b' }]],
    ['~~gone~~', [{ kind: 'del', children: ['gone'] }]],
    ['2 * 3 * 4, 2*3*4, snake_case_name, 5 ** 2', ['2 * 3 * 4, 2*3*4, snake_case_name, 5 ** 2']],
    ['**never closed, _nor this', ['**never closed, _nor this']],
    ['\\*literal\\*', ['*', 'literal', '*']],
    ['[menu](https://example.org/menu)', [{ kind: 'link', href: 'https://example.org/menu', children: ['menu'] }]],
    ['![plan](https://example.org/a.png)', [{ kind: 'link', href: 'https://example.org/a.png', children: ['plan'] }]],
    [
      '[a](https://example.org/b_(c) "title").',
      [{ kind: 'link', href: 'https://example.org/b_(c)', children: ['a'] }, '.'],
    ],
  ])('%s', (text, read) => expect(readInline(text)).toEqual(read));

  it('links bare URLs without trailing punctuation', () => {
    const text = 'See https://example.org/a_(b). (www.example.org), ask info@example.org!';
    expect(linksOf(readInline(text))).toEqual([
      'https://example.org/a_(b)',
      'https://www.example.org/',
      'mailto:info@example.org',
    ]);
    expect(shown(readInline(text))).toBe(text);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](data:text/html,<script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/relative)',
    '[x](https://bank.example@evil.example/)',
    '<a href="javascript:x">y</a>',
    '[x]( )',
  ])('does not link %s', (text) => {
    expect(linksOf(readInline(text))).toEqual([]);
    expect(shown(readInline(text))).toBe(text);
  });

  it('shows the target of a link whose text names another site', () => {
    const [link] = readInline('[https://bank.example/login](https://evil.example/)');
    expect(link).toEqual({ kind: 'link', href: 'https://evil.example/', children: ['https://evil.example/'] });
  });
});

describe('Markdown', () => {
  it('parses headings, nested lists, quotes, code and tables', () => {
    const text = [
      '# Title',
      'One\ntwo',
      '- a\n  - b\n- c',
      '3. third\n4. fourth',
      '> said\n> so',
      '```js\n**not bold**\n```',
      '| A | B |\n|---|---|\n| 1 | **2** |',
      '---',
    ].join('\n\n');
    expect(readMarkdown(text)).toEqual([
      { kind: 'heading', children: ['Title'] },
      { kind: 'text', children: ['One\ntwo'] },
      {
        kind: 'list',
        start: null,
        items: [
          [
            { kind: 'text', children: ['a'] },
            { kind: 'list', start: null, items: [[{ kind: 'text', children: ['b'] }]] },
          ],
          [{ kind: 'text', children: ['c'] }],
        ],
      },
      {
        kind: 'list',
        start: 3,
        items: [[{ kind: 'text', children: ['third'] }], [{ kind: 'text', children: ['fourth'] }]],
      },
      { kind: 'quote', children: [{ kind: 'text', children: ['said\nso'] }] },
      { kind: 'code', text: '**not bold**' },
      {
        kind: 'table',
        rows: [
          [['A'], ['B']],
          [['1'], [{ kind: 'strong', children: ['2'] }]],
        ],
      },
      { kind: 'rule' },
    ]);
  });

  it('ends a list at an unindented line after an empty one', () => {
    expect(readMarkdown('- a\n\nafter').map(({ kind }) => kind)).toEqual(['list', 'text']);
  });

  it('shows an unclosed code fence as code', () => {
    expect(readMarkdown('```\nstill being said')).toEqual([{ kind: 'code', text: 'still being said' }]);
  });

  it('links only http, https, mailto and tel', () => {
    const piece = fc.constantFrom(
      ...'[ ] ( ) ! * ** _ ` ``` | \\ # - > 1. @ x'.split(' '),
      '\n',
      '\n\n',
      ' ',
      '\t',
      '\u0000',
      'javascript:',
      'JAVASCRIPT:alert(1)',
      'data:text/html,',
      'https://a.example/',
      'www.b.example',
      '//c',
      '<img src=x onerror=alert(1)>',
      '&#106;avascript:',
      'file:///etc/passwd',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const href of linksIn(readMarkdown(pieces.join('')))) expect(href).toMatch(/^(?:https?|mailto|tel):/);
      }),
    );
  });

  // Each of these costs a careless reader time by the square of its length: minutes, where it is to be nothing.
  it.each([
    '[',
    '![',
    '[a](',
    '[a](b',
    '**',
    '**a ',
    '*a_b',
    '_a',
    '`',
    '` `` ',
    '> ',
    '>',
    '- ',
    '1. ',
    '  - a\n',
    '- a\n\n  ',
    '|a',
    '|-|\n',
    'a|b\n|------',
    'https://',
    'http://a.b)',
    'www.a)).',
    'www.a....',
    'a@',
    'a@b.',
    '\\',
    '~~a ',
    '*a **b ',
    '    ',
    '- - - -',
    '* * ',
    '# ',
  ])('parses three hundred thousand characters of %j', (piece) => {
    expect(readMarkdown(`${piece.repeat(Math.ceil(300_000 / piece.length))}x`).length).toBeGreaterThan(0);
    expect(readMarkdown(`a|b\n|${piece.repeat(Math.ceil(300_000 / piece.length))}x`).length).toBeGreaterThan(0);
  });
});
