import type { BusinessProfile } from '@parley/contract/resources/business-profile';
import { mergeFacts } from '@parley/crawler';
import { textFacts } from '@parley/crawler/html';
import { businessNameOf, noOwnWords } from '#areas/assist/composer';
import { languageFor } from './language.rules.ts';

export const emptyProfile = (businessName: string): BusinessProfile => ({
  businessName,
  description: '',
  hours: [],
  address: '',
  phone: '',
  email: '',
  prices: [],
  questions: [],
  tasks: '',
  rules: '',
  restrictions: '',
  goal: '',
  personality: '',
  websiteText: '',
});

/**
 * Reads the facts of a description in words. A sentence that is wholly a fact, such as "We are open Monday to Friday
 * 9-18.", moves into its field; every other one stays in the description, word for word.
 */
export function profileOfText(given: {
  text: string;
  language: string | undefined;
  businessName: string;
}): BusinessProfile {
  const sentences = sentencesOf(given.text);
  const facts = mergeFacts(sentences.map(({ text }) => textFacts({ visible: text })));
  const description = sentences
    .filter(({ text }) => !isHoursAlone(text) && pricesAlone(text) === null)
    .map(({ text, end }) => text + end)
    .join('')
    .trim();
  const name =
    given.businessName ||
    businessNameOf({
      language: 'en',
      own: { ...noOwnWords(), businessDescription: given.text },
      website: [],
      facts: null,
    });
  return {
    ...emptyProfile(name),
    description,
    hours: facts.hours.map(({ days, opens, closes }) => ({ days, opens, closes })),
    address: facts.addresses[0]?.value ?? '',
    phone: facts.phones[0]?.value ?? '',
    email: facts.emails[0]?.value ?? '',
    prices: sentences.flatMap(({ text }) => pricesAlone(text) ?? []),
    language: languageFor(given.language, [given.text]),
  };
}

/** Sentences and lines with what stands behind them, so that joined they are the text again. */
function sentencesOf(text: string): { text: string; end: string }[] {
  return [...text.matchAll(/([^\n]+?(?:[.!?](?=\s|$)|(?=\n|$)))(\s*)/g)].map(([, sentence = '', end = '']) => ({
    text: sentence.trim(),
    end: end === '' ? ' ' : end,
  }));
}

const framing =
  /(?<!\p{L})(?:we|are|open|opening|hours|from|to|and|on|until|closed|our|vi|har|är|öppet|öppettider|stängt|till|och|på|från|wir|haben|geöffnet|öffnungszeiten|offen|von|bis|uhr|und|am|an|geschlossen|nous|sommes|ouverts?|horaires|de|du|au|à|le|la|les|et|fermée?s?|abrimos|estamos|abiertos?|horario|al?|los|las|el|y|cerrados?)(?!\p{L})/giu;
const dayWords =
  /(?<!\p{L})(?:mon|mån|lun|tue|tis|die|mar|wed|ons|mit|mer|mié|mie|thu|tor|don|jeu|jue|fri|fre|ven|vie|sat|lör|sam|sáb|sab|sun|sön|son|dim|dom|weekday|vardag|werktag|weekend|helg|wochenende)\p{L}*/giu;

/** True for a sentence that says opening hours and nothing else. */
function isHoursAlone(sentence: string): boolean {
  if (textFacts({ visible: sentence }).hours.length === 0) return false;
  const rest = sentence
    .replace(dayWords, ' ')
    .replace(framing, ' ')
    .replace(/\d+(?:[ap]m|h)?/gi, ' ');
  return !/\p{L}/u.test(rest);
}

const priced =
  /^(?:[-*•]\s*)?(.{2,100}?)\s*(?:[:–—-]|(?<!\p{L})(?:costs?|is|kostar|är|kostet|kosten|coûtent|coûte|est|cuestan|cuesta|vale)(?!\p{L}))?\s*((?:(?:from|från|ab|dès|desde|à partir de)\s+)?(?:[€$£]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:kr|kronor|sek|€|eur|euros?|£|gbp|pounds?|\$|usd|dollars?|chf|:-)))[.!]?$/iu;
const article = /^(?:an?|the|en|ett|eine?r?|die|der|das|une?|les?|la|el|los|las)\s+/iu;

const nextPrice =
  /(?<=\d\s?(?:kr|kronor|sek|€|eur|euros?|£|gbp|pounds?|\$|usd|dollars?|chf|:-)|[€$£]\s?\d+(?:[.,]\d+)?)(?:,\s+(?:(?:and|och|und|et|y)\s+)?|\s+(?:and|och|und|et|y)\s+)/iu;

/** Names and prices of a sentence that says prices and nothing else: "A service costs 65 euro and a puncture 15 euro." */
function pricesAlone(sentence: string): { name: string; price: string }[] | null {
  const prices = sentence.split(nextPrice).map(priceAlone);
  return prices.every((price) => price !== null) ? prices : null;
}

/** Name and price of words that say one price and nothing else. */
function priceAlone(sentence: string): { name: string; price: string } | null {
  const [, name = '', price = ''] = priced.exec(sentence.trim()) ?? [];
  const thing = name.trim().replace(article, '');
  if (!/\p{L}{3}/u.test(thing) || /[\d,;.]/.test(thing) || thing.split(' ').length > 6) return null;
  return { name: thing.charAt(0).toUpperCase() + thing.slice(1), price: price.trim() };
}
