import { expect, it } from 'vitest';
import { englishLetters } from './english-letters.ts';

it.each([
  ['en', 'Åsa in Malmö met José and Señor Müller', 'osa in Malmur met Josay and Senyor Mueller'],
  ['en', 'Björn at the café, nine a.m.', 'Bjurn at the cafe, nine a m'],
  ['en', 'Straße, Łódź, Ærø', 'Strasse, lodz, erur'],
  ['sv', 'hundrafyrtionio kronor, måndag till fredag', 'hundrahfurteenee oo kroonor, mondahg till fredahg'],
  ['sv', 'Välkommen till Göteborg, sju', 'velkommen till yurteborg, shoo'],
  ['de', 'Guten Tag, schöne Schuhe', 'gooten tahg, shurneh shooheh'],
  ['fr', 'Bonjour, beaucoup', 'bonzhoor, bohcoo'],
  ['es', 'mañana, calle', 'mahnyahnah, kahyeh'],
  ['fi', 'Hyvää päivää', 'Hyvee peivee'],
])('%s: %j becomes letters a-z', (language, text, spelt) => {
  expect(englishLetters(text, language)).toBe(spelt);
});
