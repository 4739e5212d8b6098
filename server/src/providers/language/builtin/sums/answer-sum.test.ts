import { expect, it } from 'vitest';
import { createWordReader } from '#brain/prompt-facts.ts';
import { answerFor } from '../answers/question-answerer.ts';

const reader = createWordReader();

function ask(language: string, prompt: string, text: string): string | undefined {
  const request = {
    system: prompt,
    prompt,
    messages: [],
    tools: [],
    passages: [],
    agentName: 'Robin',
    language,
    timezone: 'Europe/Stockholm',
    now: new Date('2026-03-11T09:30:00Z'),
    collected: {},
  };
  return answerFor(text, [], request, reader)?.text;
}

const kayaks = `# Prices
Single kayak: €15 for the first hour, €10 for each further hour
Paddle board: €12 an hour, €40 a day
Guided tour (3 hours): adults €45, children under 14 €30
Shirts €2.20 each, five for €10
Room: low season €85 a night, high season (June to September) €110 a night
Wetsuit: €5 per day, deposit €50`;

it.each([
  ['two paddle boards for two hours, how much is that?', '€48'],
  ['A single kayak for three hours, how much?', '€35'],
  ['Guided tour for me, my husband and our two kids aged 8 and 11, how much altogether?', '€150'],
  ['What do five shirts cost?', undefined],
  ['How much is a room for three nights in July?', '€330'],
  ['What would two paddle boards and three wetsuits cost for the day, without the deposit?', '€95'],
  // Two shirts and something the list does not name.
  ['How much are two shirts and a surfboard?', undefined],
])('%s: %s', (text, total) => {
  const answer = ask('en', kayaks, text) ?? '';
  if (total) expect(answer).toContain(`${total} (`);
  else expect(answer).not.toMatch(/[×+]/u);
});

it.each([
  [
    'sv',
    'Entré: vuxen 120 kr, barn 3-15 år 70 kr. Tiokort vuxen 990 kr.',
    'Vad kostar det för två vuxna och ett barn på 7 år?',
    '310 kr',
  ],
  [
    'de',
    '# Preise\nMilchpumpe leihen: 2 € pro Tag, Kaution 50 €',
    'Was kostet die Milchpumpe für zwei Wochen, ohne Kaution?',
    '28 €',
  ],
  [
    'fr',
    '# Tarifs\n\n| Par nuit | Basse saison | Juillet et août |\n|---|---|---|\n| Mobil-home | 74 € | 139 € |',
    'Combien pour sept nuits en mobil-home en juillet ?',
    '973 €',
  ],
  [
    'es',
    '# Precios\nDesayuno: 5 € por persona, niños 3 €',
    '¿Cuánto cuesta el desayuno para dos adultos y dos niños?',
    '16 €',
  ],
])('%s: %s', (language, prompt, text, total) => {
  expect(ask(language, prompt, text)).toMatch(new RegExp(`${total}.*\\(.*[×+]`, 'u'));
});

it('a price of the list without a sure total says so', () => {
  const prompt = '# Prices\nStripping furniture: €30 for small pieces, €70 for large pieces';
  expect(ask('en', prompt, 'How much is stripping furniture, four pieces?')).toMatch(/€30.*can't work out the total/u);
});

it('a single price is that of the number asked for', () => {
  const prompt = '# Rates\n- 2 movers: €125 per hour\n- 3 movers: €170 per hour';
  expect(ask('en', prompt, 'How much is it per hour for three movers?')).toBe('3 movers: €170 per hour.');
});

const groups = `# Priser
- 2 spelare: 340 kr per person
- 3–4 spelare: 290 kr per person
- 5 spelare eller fler: 250 kr per person

# Kalas
Barnkalas: 1 890 kr för upp till åtta barn, sedan 200 kr för varje extra barn.`;

it.each([
  ['Vi är fyra spelare, vad kostar det?', '1 160 kr'],
  ['Vad kostar det för sex spelare?', '1 500 kr'],
  ['Barnkalas för elva barn, vad skulle det kosta?', '2 490 kr'],
])('prices by the size of the group: %s', (text, total) => {
  expect(ask('sv', groups, text)?.replace(/(\d)[\s\u00a0\u202f]?(\d{3})/g, '$1 $2')).toContain(total);
});

it('multiplies no price of a group by its people', () => {
  const answer = ask(
    'en',
    '# Prices\nBirthday party: 10 kids, 2 hours, pizza included: $229',
    'How much for a birthday party with 13 kids?',
  );
  expect(answer ?? '').not.toContain('2977');
});
