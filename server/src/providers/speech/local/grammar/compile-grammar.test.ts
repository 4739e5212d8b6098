import { describe, expect, it } from 'vitest';
import { compileGrammar } from './compile-grammar.ts';
import { englishPack } from './english-pack.ts';
import { createAcceptor } from './testing/accepts.ts';
import { thingsOfAgent } from './things-of-agent.ts';

const prompt = `You are Ada of Larkfield Cleaners.
We clean suits and wedding dresses. A suit costs 18 pounds. An e-bike bag costs 4 pounds.
Free patient parking is behind the building.`;
const things = thingsOfAgent({
  texts: [prompt],
  isFiller: (word) => ['you', 'are', 'of', 'we', 'and', 'a', 'is', 'the'].includes(word),
});
const compile = (expected: { phrases?: string[]; keywords?: string[]; things?: string[] }) =>
  compileGrammar(englishPack, { phrases: [], keywords: [], things: [], ...expected }, () => true);
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
