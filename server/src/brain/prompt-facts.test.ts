import { describe, expect, it } from 'vitest';
import { createPromptFacts, promptFactsRetriever } from './prompt-facts.ts';

const prompt = `You are Anna, receptionist at Nordic Dental. Be friendly. We are a family dentist in Uppsala.
# Opening hours
Mon-Fri 8-17. Saturday 10-14. Closed on Sundays.
## Prices
- Cleaning: 900 SEK
- Tooth whitening: 2400 SEK
**Location:**
Storgatan 12, Uppsala. You can park behind the house.
Q: Do you take new patients?
A: Yes, within two weeks.
Never give medical advice. We accept cards and Swish.`;

const facts = createPromptFacts();
const ask = async (question: string, text = prompt) => {
  const found = await promptFactsRetriever({ prompt: text, facts }).retrieve(
    question,
    { topK: 1, minScore: 0.5 },
    new AbortController().signal,
  );
  return found[0]?.text;
};

describe('facts of a prompt', () => {
  it('are its statements under their headings, without instructions to the agent', () => {
    expect(facts.index(prompt).entries.map(({ passage }) => [passage.title, passage.text])).toEqual([
      ['', 'We are a family dentist in Uppsala.'],
      ['Opening hours', 'Mon-Fri 8-17.'],
      ['Opening hours', 'Saturday 10-14.'],
      ['Opening hours', 'Closed on Sundays.'],
      ['Prices', 'Cleaning: 900 SEK'],
      ['Prices', 'Tooth whitening: 2400 SEK'],
      ['Location', 'Storgatan 12, Uppsala.'],
      ['Location', 'You can park behind the house.'],
      ['Do you take new patients?', 'Yes, within two weeks.'],
      ['', 'We accept cards and Swish.'],
    ]);
  });

  it.each([
    ['How much is a cleaning?', 'Cleaning: 900 SEK'],
    ['what does whitening cost', 'Tooth whitening: 2400 SEK'],
    ['Are you open on Sunday?', 'Closed on Sundays.'],
    ['Are you open on Wednesday?', 'Mon-Fri 8-17.'],
    ['Where can I park?', 'You can park behind the house.'],
    ['Can I pay by card?', 'We accept cards and Swish.'],
    ['do you accept new patients', 'Yes, within two weeks.'],
    ['När har ni öppet på lördag?', 'Saturday 10-14.'],
  ])('%s is answered by "%s"', async (question, fact) => {
    expect(await ask(question)).toBe(fact);
  });

  it.each([
    'Do you sell bicycles?',
    'What does a bicycle cost?',
    'Who is the president of France?',
    'Can I bring my dog?',
    'Tell me a joke',
  ])('%s is not answered', async (question) => {
    expect(await ask(question)).toBeUndefined();
  });

  it.each([
    [
      'sv',
      'Du är Eva. Svara kort.\n# Öppettider\nMåndag till fredag 9-18.\n# Priser\nKlippning kostar 450 kr.',
      'Vad kostar en klippning?',
      'Klippning kostar 450 kr.',
    ],
    [
      'de',
      'Du bist Eva. Antworte kurz.\nÖffnungszeiten: Mo-Fr 9-18 Uhr\nEin Haarschnitt kostet 45 Euro.',
      'Wann haben Sie geöffnet?',
      'Öffnungszeiten: Mo-Fr 9-18 Uhr',
    ],
    [
      'fr',
      'Tu es Eva. Réponds brièvement.\nNous sommes ouverts de 9h à 18h.\nUne coupe coûte 45 euros.',
      'Quel est le prix d’une coupe ?',
      'Une coupe coûte 45 euros.',
    ],
    [
      'es',
      'Eres Eva. Responde con brevedad.\nAbrimos de 9 a 18 h.\nUn corte cuesta 45 euros.',
      '¿Cuánto cuesta un corte?',
      'Un corte cuesta 45 euros.',
    ],
  ])('%s is read', async (_, text, question, fact) => {
    expect(await ask(question, text)).toBe(fact);
  });

  it('caches a bounded number of prompts', () => {
    const few = createPromptFacts({ maxPrompts: 2 });
    const first = few.index('One fact here.');
    expect(few.index('One fact here.')).toBe(first);
    few.index('Another fact.');
    few.index('A third fact.');
    expect(few.index('One fact here.')).not.toBe(first);
  });

  it('stays fast on a long prompt and an adversarial question', async () => {
    const long = Array.from({ length: 700 }, (_, index) => `Service number${index} costs ${index} euros.`).join('\n');
    const startedAt = performance.now();
    await ask('x'.repeat(8000), long);
    await ask('cost '.repeat(1600), long);
    await ask(`${'.'.repeat(4000)}${' '.repeat(4000)}`, long);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
