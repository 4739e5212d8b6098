import type { BusinessProfile } from '@parley/contract/resources/business-profile';
import { businessNameOf, cleanWebsiteText, cleanWebsiteValue, noOwnWords } from '#areas/assist/composer';
import type { ReadWebsite } from './read-website.ts';

/** Bound of the text of a website in a profile. Unit: characters. */
const websiteTextMax = 60_000;
const pricesMax = 100;
const questionsMax = 60;

/**
 * Fills a profile from a website; what the person has said wins. Text of the website that is no fact goes into
 * `websiteText`, which is data, and never into the description, which a model reads as the person's words.
 */
export function profileOfWebsite(website: ReadWebsite, own: BusinessProfile): BusinessProfile {
  const { facts, title, description, url } = website;
  const start = { title, description, content: '', source: { kind: 'page' as const, url } };
  const found = businessNameOf({ language: 'en', own: noOwnWords(), website: [start], facts });
  const value = (text: string | undefined, max: number) => cleanWebsiteValue(text ?? '', max);
  const pages = website.texts.map(({ content }) =>
    cleanWebsiteText(content, { max: websiteTextMax, isReserved: () => false }),
  );
  return {
    ...own,
    businessName: own.businessName || found,
    hours: own.hours.length > 0 ? own.hours : facts.hours.map(({ days, opens, closes }) => ({ days, opens, closes })),
    address: own.address || value(facts.addresses[0]?.value, 250),
    phone: own.phone || value(facts.phones[0]?.value, 60),
    email: own.email || value(facts.emails[0]?.value, 250),
    prices: [
      ...own.prices,
      ...facts.prices.flatMap(({ name, price }) => {
        const row = { name: value(name, 100), price: value(price, 60) };
        return row.name !== '' && row.price !== '' ? [row] : [];
      }),
    ].slice(0, pricesMax),
    questions: facts.faqs
      .flatMap(({ question, answer }) => {
        const row = { question: value(question, 300), answer: value(answer, 1_000) };
        return row.question !== '' && row.answer !== '' ? [row] : [];
      })
      .slice(0, questionsMax),
    websiteText: [value(title, 300), value(description, 600), ...pages]
      .filter((text) => text !== '')
      .join('\n\n')
      .slice(0, websiteTextMax),
  };
}
