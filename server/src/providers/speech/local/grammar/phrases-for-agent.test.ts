import { expect, it } from 'vitest';
import { demoAgent } from '../../../../app/demo-agent.ts';
import { phrasesForAgent } from './phrases-for-agent.ts';

const robin = {
  prompt: String(demoAgent.prompt),
  greeting: String(demoAgent.greeting),
  quickQuestions: ['Do you repair e-bikes?'],
  toolEnums: ['flat_tyre'],
  choices: ['Standard service'],
  name: 'Robin',
  language: 'en',
};

it.each([
  'what are your opening hours',
  'are you open on sunday',
  'what is your address',
  'how much is a standard service',
  'how much does a flat tyre cost',
  'how much is a city bike',
  'how much is an e-bike',
  'i would like to book a service',
  'do you have parking',
  'how can i pay',
  'can i speak to a person',
  'hello Robin',
])('the demo agent expects: %s', (question) => {
  expect(phrasesForAgent(robin)).toContain(question);
});

it('includes examples, quick questions and tool values unchanged, before all others', () => {
  expect(phrasesForAgent(robin).slice(0, 3)).toEqual(['Standard service', 'Do you repair e-bikes?', 'flat tyre']);
});

it('deduplicates phrases and stays below the recognizer’s limit', () => {
  const phrases = phrasesForAgent(robin);
  expect(new Set(phrases.map((phrase) => phrase.toLowerCase())).size).toBe(phrases.length);
  expect(phrases.length).toBeLessThan(400);
});

it('contains no question without facts in the prompt', () => {
  const phrases = phrasesForAgent({ ...robin, prompt: 'You tell jokes.', greeting: 'Hi!' });
  expect(phrases).not.toContain('what are your opening hours');
  expect(phrases).toContain('can i speak to a person');
});

it('is limited to given phrases in a language without question templates', () => {
  expect(phrasesForAgent({ ...robin, language: 'fr', choices: ['Coupe femme'], toolEnums: [] })).toEqual([
    'Coupe femme',
    'Do you repair e-bikes?',
  ]);
});
