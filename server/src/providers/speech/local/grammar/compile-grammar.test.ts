import { describe, expect, it } from 'vitest';
import { compileGrammar } from './compile-grammar.ts';
import { englishPack } from './english-pack.ts';
import { frenchPack } from './french-pack.ts';
import { createAcceptor } from './testing/accepts.ts';
import { thingsOfAgent } from './things-of-agent.ts';

const prompt = `You are Ada of Larkfield Cleaners.
We clean suits and wedding dresses. A suit costs 18 pounds. An e-bike bag costs 4 pounds.
Free patient parking is behind the building.`;
const things = thingsOfAgent({
  texts: [prompt],
  isFiller: (word) => ['you', 'are', 'of', 'we', 'and', 'a', 'is', 'the'].includes(word),
});
const compile = (expected: { phrases?: string[]; keywords?: string[]; things?: string[]; isDetailAsked?: boolean }) =>
  compileGrammar(englishPack, { phrases: [], keywords: [], things: [], isDetailAsked: false, ...expected }, () => true);
const accepts = createAcceptor(compile({ things }).jsgf);

describe('questions about things of the prompt are in the grammar', () => {
  it.each([
    'how much is a suit',
    'hi how much do you charge for a wedding dress',
    'do you clean suits',
    'um could you tell me how much is a suit',
    'can i bring my suit on friday',
    'what does it cost to clean two suits',
    'have you got patient parking',
    'are you open on sunday',
    'what time do you close on saturdays',
    'and what about tomorrow',
    'how much is that',
    'where exactly are you',
    "i'd like to book an appointment for friday at ten please",
    'is there anywhere to park',
  ])('%s', (question) => expect(accepts(question)).toBe(true));

  it.each(['how much is a piano', 'the train was cancelled', 'do you clean elephants'])('%s is not', (sentence) =>
    expect(accepts(sentence)).toBe(false),
  );
});

it('has no questions without things', () => {
  expect(createAcceptor(compile({ phrases: ['what time is it'] }).jsgf)('are you open on sunday')).toBe(false);
});

it('writes a thing as the agent does', () => {
  expect(compile({ things }).textOf('how much is an e bike bag'.split(' '))).toBe('how much is an e-bike bag');
});

it('names things in singular and plural, without words of price lists and timetables', () => {
  expect(things).toEqual(
    expect.arrayContaining(['suit', 'suits', 'wedding dress', 'wedding dresses', 'patient parking']),
  );
  expect(things).not.toContain('pounds');
  expect(things).not.toContain('costs');
});

it('classifies details that were not asked for, unlike phrases and questions', () => {
  const grammar = compile({ things, phrases: ['friday'] });
  const kindOf = (text: string) => grammar.unaskedKind(text.split(' '));
  expect(kindOf('zero seven double one')).toBe('number');
  expect(kindOf('next monday at ten')).toBe('detail');
  expect(kindOf('my name is anna')).toBe('detail');
  expect(kindOf('friday')).toBeUndefined();
  expect(kindOf('are you open on monday')).toBeUndefined();
  expect(compile({ isDetailAsked: true }).unaskedKind(['noon'])).toBeUndefined();
});

describe('an agent asks for a detail', () => {
  it.each([
    'Which number should be called?',
    'You can say your number, or type it and finish with the hash key.',
    'For opening hours press 1, for prices 2.',
    'Which day would suit you?',
    'At what time?',
    'May I have your name?',
    'How many people are you?',
    'Please tell me your order number.',
    'Shall I put you down for Friday at ten?',
  ])('in "%s"', (text) => expect(englishPack.detailQuestion.test(text)).toBe(true));

  it.each([
    'Hello! How can I help you today?',
    'Hello, this is Robin. What would you like to know?',
    'Is there anything else I can help you with?',
    'We are open Monday to Friday from 9 to 18.',
    'Our phone number is 0117 496 0123. Is there anything else?',
    'I can tell you about opening hours, prices or repairs.',
  ])('not in "%s"', (text) => expect(englishPack.detailQuestion.test(text)).toBe(false));

  it.each([
    ['Quel est votre numéro de téléphone ?', true],
    ['Quel jour vous conviendrait ?', true],
    ['Pour les prix, appuyez sur 2.', true],
    ['Bonjour, que puis-je faire pour vous ?', false],
    ['Nous sommes ouverts du lundi au vendredi.', false],
  ])('in French: "%s" %s', (text, asks) => expect(frenchPack.detailQuestion.test(text)).toBe(asks));
});
