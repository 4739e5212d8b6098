import { expect, it } from 'vitest';
import { moreDe } from '../more/de.ts';
import { moreEn } from '../more/en.ts';
import { moreEs } from '../more/es.ts';
import { moreFr } from '../more/fr.ts';
import { moreSv } from '../more/sv.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

const blanksOf = (text: string) => /\{\w+\}/.test(text);
const all = { ...en, ...moreEn };

it.each(
  Object.entries({
    sv: { ...sv, ...moreSv },
    de: { ...de, ...moreDe },
    fr: { ...fr, ...moreFr },
    es: { ...es, ...moreEs },
  }),
)('every text exists in %s, with the English placeholders', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(all).sort());
  for (const [key, text] of Object.entries(all)) {
    expect(texts[key as keyof typeof all]).not.toBe('');
    expect([key, blanksOf(texts[key as keyof typeof all])]).toEqual([key, blanksOf(text)]);
  }
});
