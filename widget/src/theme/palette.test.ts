import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { paletteFor } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the palette', () => {
  it('has sufficient contrast for any tenant colours, in light and dark', () => {
    fc.assert(
      fc.property(hex, hex, hex, fc.boolean(), (primary_color, text_color, background_color, isDark) => {
        const palette = paletteFor({ primary_color, text_color, background_color }, isDark);
        for (const ground of [palette.bg, palette.surface]) {
          expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(palette.muted, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(palette.danger, palette.bg)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette['on-primary'], palette.primary)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette['on-primary'], palette['primary-hover'])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.ring, palette.bg)).toBeGreaterThanOrEqual(3);
        expect(contrast(palette['field-border'], palette.bg)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('keeps a brand colour unchanged, and a legible text colour', () => {
    const palette = paletteFor({ primary_color: '#0a7', text_color: '#222222', background_color: '#ffffff' }, false);
    expect(palette).toMatchObject({ primary: '#0a7', text: '#222222', bg: '#ffffff' });
  });

  it('accepts only hex notation into the style sheet', () => {
    const palette = paletteFor({ primary_color: 'red}:host{display:none', background_color: '#12' }, false);
    expect(Object.values(palette).every((colour) => /^#[0-9a-f]{3,6}$/.test(colour))).toBe(true);
  });
});
