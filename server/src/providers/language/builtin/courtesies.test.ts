import { expect, it } from 'vitest';
import { courtesyOf } from './courtesies.ts';

it.each([
  ['Great, you have been super helpful, thank you!', 'thanks'],
  ['Vielen lieben Dank, das war es schon!', 'thanks'],
  ['¡Mil gracias, eres un sol!', 'thanks'],
  ['Cheerio, bye for now!', 'goodbye'],
  ['hejdå, ha en bra kväll!', 'goodbye'],
  ['Hello! What sort of things can you help me with?', 'abilities'],
  ["Qu'est-ce que vous pouvez faire pour moi, au juste ?", 'abilities'],
  ['Vad kan du hjälpa till med?', 'abilities'],
  ['Salut Colette !', 'greeting'],
] as const)('%s is %s and nothing else', (message, courtesy) => {
  expect(courtesyOf(message)).toBe(courtesy);
});

it.each([
  'Thanks, I would like to book a table',
  'Hello, my dog needs a haircut',
  'What can you do about a broken screen on my phone?',
  'Danke, wann haben Sie offen?',
  'Thanks, my number is 020 7946 0123',
  'Merci, je voudrais annuler mon rendez-vous',
])('%s wants something besides', (message) => {
  expect(courtesyOf(message)).toBeUndefined();
});
