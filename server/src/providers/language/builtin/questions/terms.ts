import type { Token } from '../text/tokenize.ts';
import type { Moment } from './moment.ts';
import { isContent, type Sentence } from './sentences.ts';

/** Weight of a term in a sentence that only gives the background of the question. */
const backgroundWeight = 0.35;

/** Weight of a day or time as a term. */
const momentWeight = 0.3;

const dayParts = new Set(['morning', 'noon', 'afternoon', 'evening', 'night']);

const articles = /^(?:an?|en|ett|eine?n?|une?|una)$/;
const asksExistence = /^(?:there|have|got|gibt|gibts|habt|haben|hat|finns|har|a|avez|hay|tienen|tiene|teneis)$/;

/** "Is there a restaurant": the word stands behind an article, in a question for what there is. */
const isIndefinite = (tokens: readonly Token[], at: number) =>
  articles.test(tokens[at - 1]?.word ?? '') && tokens.slice(0, at).some(({ word }) => asksExistence.test(word));

export function termsOf(sentences: readonly Sentence[], moment: Moment): { terms: Token[]; weights: number[] } {
  const terms: Token[] = [];
  const weights: number[] = [];
  const add = (token: Token, weight: number) => {
    const at = terms.findIndex(({ word }) => word === token.word);
    if (at >= 0) weights[at] = Math.max(weight, weights[at] ?? 0);
    else {
      terms.push(token);
      weights.push(weight);
    }
  };
  const contents = sentences.map(({ tokens }) => tokens.filter((token) => isContent(token)));
  for (const [index, { isAsked }] of sentences.entries()) {
    for (const token of contents[index] ?? []) {
      if (dayParts.has(token.concept ?? '')) add(token, momentWeight);
      else if (moment.words.has(token.word)) add(token, token.concept === 'now' ? 0.1 : momentWeight);
      else add(token, isAsked ? 1 : backgroundWeight);
    }
  }
  // "Is there a restaurant at the farm?" asks for one.
  for (const { tokens, isAsked } of sentences)
    for (const [at, token] of tokens.entries())
      if (isAsked && token.concept === 'business' && !token.isStopWord && isIndefinite(tokens, at))
        add({ ...token, concept: undefined }, 1);
  // "Do you have a restaurant?" and "What do you offer?" name nothing else.
  for (const lastResort of ['business', 'offer']) {
    if (terms.length > 0) break;
    // The word itself: a hotel is no restaurant, although both are businesses.
    for (const { tokens } of sentences)
      for (const token of tokens)
        if (token.concept === lastResort) add(lastResort === 'business' ? { ...token, concept: undefined } : token, 1);
  }
  // The need of an appointment is told where bookings are.
  const concepts = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ concept }) => concept)));
  if (concepts.has('need') && concepts.has('appointment'))
    add({ word: '~book', stems: [], concept: 'book', isStopWord: false, number: undefined }, 0.6);
  return { terms, weights };
}
