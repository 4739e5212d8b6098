import { describe, expect, it } from 'vitest';
import { stemsOf } from '#brain/words.ts';
import { closestGroup, readQuestion, sameGroupSimilarity, similarity } from './grouping.rules.ts';

const read = (text: string) => {
  const question = readQuestion(text, stemsOf);
  if (!question) throw new Error(`No question: ${text}`);
  return question;
};
const isSame = (one: string, other: string) => similarity(read(one), read(other)) >= sameGroupSimilarity;

describe('questions of one group', () => {
  it.each([
    ['Do you treat cats?', 'Could you tell me if you treat cats please'],
    ['Do you treat cats?', 'Are cats treated by you?'],
    ['Do you repair electric bicycles?', 'are electric bicycles repaired at yours'],
    ['Can I pay with Swish?', 'swish payments'],
    ['Behandlar ni katter?', 'Hej, behandlar ni katter också?'],
    ['Har ni laddstolpar för elbilar?', 'finns det laddstolpar för elbil'],
    ['Behandeln Sie Katzen?', 'Werden Katzen bei Ihnen behandelt?'],
    ['Kann ich mit Kreditkarte bezahlen?', 'bezahlen mit Kreditkarten'],
    ['Est-ce que vous soignez les chats ?', 'Soignez-vous les chats ?'],
    ['¿Atienden a gatos?', 'Hola, ¿ustedes atienden gatos?'],
    ['Do you have vegetarian sausages?', 'do you have vegetarian sausagges'],
  ])('%s / %s', (one, other) => expect(isSame(one, other)).toBe(true));

  it.each([
    ['Do you treat cats?', 'Do you treat horses?'],
    ['Do you sell bikes?', 'Do you sell helmets?'],
    ['Behandlar ni katter?', 'Säljer ni kattmat?'],
    ['Behandeln Sie Katzen?', 'Verkaufen Sie Futter?'],
    ['Soignez-vous les chats ?', 'Vendez-vous des chiens ?'],
    ['¿Atienden a gatos?', '¿Venden comida?'],
  ])('not %s / %s', (one, other) => expect(isSame(one, other)).toBe(false));

  it('are found among others, the most similar first', () => {
    const groups = ['Do you sell bikes?', 'Do you repair electric bikes?', 'Do you repair bikes?'].map(read);
    expect(closestGroup(read('can you repair bikes'), groups)).toBe(groups[2]);
    expect(closestGroup(read('Is there a pharmacy?'), groups)).toBeUndefined();
  });
});

it.each(['4711#', '', 'thanks', '?', 'yes please'])('"%s" is no question', (text) => {
  expect(readQuestion(text, stemsOf)).toBeNull();
});

it('a long question is cut at a word', () => {
  const { text } = read(`cats ${'and dogs '.repeat(80)}`);
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/(?:and|dogs)…$/);
});
