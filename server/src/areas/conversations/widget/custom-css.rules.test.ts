import { expect, it } from 'vitest';
import { forbiddenInCss } from './custom-css.rules.ts';

it.each([
  ['', null],
  ['.header { color: #123456; border-radius: 8px }', null],
  ['.curl(x) {}', null],
  ['.a::after { content: "\\201C" }', null],
  ['.a { width: calc(100% - (2px)); color: var(--image) }', null],
  ['@media (prefers-color-scheme: dark) { .a { color: #fff } }', null],
  ['@import "https://evil.example/a.css";', '@import'],
  ['@IMPORT "a.css";', '@import'],
  ['@\\69mport "a.css";', '@import'],
  ['@\\000069 mport "a.css";', '@import'],
  ['@i\\mport "a.css";', '@import'],
  ['.a { background: url(https://evil.example/a.png) }', 'url('],
  ['.a { background: URL("a.png") }', 'url('],
  ['.a { background: u\\72l(a.png) }', 'url('],
  ['.a { background: \\75\nrl(a.png) }', 'url('],
  ['.a { background: image-set("https://evil.example/a.png" 1x) }', 'image-set('],
  ['.a { background: -webkit-image-set("a.png" 1x) }', '-webkit-image-set('],
  ['.a { background: image("a.png") }', 'image('],
  ['.a { width: expression(alert(1)) }', 'expression('],
  ['.a {} </style><script>', '</'],
])('%j holds %j', (css, found) => expect(forbiddenInCss(css)).toBe(found));
