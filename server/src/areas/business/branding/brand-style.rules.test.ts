import { contrastRatio } from '@parley/contract/browser/colour-contrast';
import { expect, it } from 'vitest';
import { shadesOf } from './brand-style.rules.ts';
import { hostOf } from './host.rules.ts';

it.each(['#0b6b4f', '#000000', '#2456d6', '#8a1538'])(
  'shades of %s keep the colour for buttons, and have a readable one for links in the dark',
  (colour) => {
    const shades = shadesOf(colour);
    expect(shades[7]).toBe(colour);
    expect(contrastRatio(shades[4] ?? '', '#1c1f26')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(shades[9] ?? '', shades[1] ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);

it('contrast of known pairs is that of WCAG', () => {
  expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it.each([
  ['Voice.Example.COM:8443', 'voice.example.com'],
  ['röst.example', 'xn--rst-sna.example'],
  ['voice.example.com.', 'voice.example.com'],
  ['localhost', null],
  ['127.0.0.1:3000', null],
  ['[::1]', null],
  ['user@voice.example.com', null],
  ['voice.example.com/path', null],
  ['', null],
])('hostOf(%j) is %s', (given, host) => expect(hostOf(given)).toBe(host));
