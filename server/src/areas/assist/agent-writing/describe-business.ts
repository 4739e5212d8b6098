import {
  type AgentBrief,
  businessNameOf,
  cleanWebsiteText,
  factParts,
  findTexts,
  hoursLines,
  noOwnWords,
  primaryLanguage,
  promptOf,
} from '#areas/assist/composer';
import type { ReadWebsite } from './read-website.ts';

const contentMax = 100_000;

/** Describes a business by its website, in the form the advanced wizard takes. */
export function describeBusiness(website: ReadWebsite, requested: string | undefined) {
  const { facts, title, description } = website;
  const language = requested ?? website.language ?? 'en';
  const texts = findTexts(language) ?? findTexts('en');
  if (texts === undefined) throw new Error('The composer has no English texts');
  const start = { title, description, content: '', source: { kind: 'page' as const, url: website.url } };
  const brief: AgentBrief = { language, own: noOwnWords(), website: [start], facts };
  // Hours, title and description have fields of their own in the wizard.
  const apart = new Set([texts.headings.hours, texts.headings.about]);
  const stated = factParts({ brief, texts, language: primaryLanguage(language) }).filter(
    ({ section }) => !apart.has(section),
  );
  const pages = website.texts.map(({ content }) =>
    cleanWebsiteText(content, { max: contentMax, isReserved: () => false }),
  );
  const onDays = (first: number, last: number) => {
    const within = facts.hours
      .map((hours) => ({ ...hours, days: hours.days.filter((day) => day >= first && day <= last) }))
      .filter(({ days }) => days.length > 0);
    return hoursLines(within, texts)
      .map(({ text }) => text)
      .join(' ');
  };
  return {
    url: website.url,
    language: website.language,
    businessName: businessNameOf(brief),
    crawledTitle: title,
    crawledDescription: description,
    crawledContent: [promptOf(stated).replace(/^# /gm, '## '), ...pages]
      .filter(Boolean)
      .join('\n\n')
      .slice(0, contentMax),
    openingHours: { weekdays: onDays(1, 5), weekend: onDays(6, 7), holidays: onDays(8, 8) },
    phones: facts.phones,
    emails: facts.emails,
    addresses: facts.addresses,
    services: facts.services,
    prices: facts.prices,
    hours: facts.hours,
    questions: facts.faqs,
    languages: facts.languages,
  };
}
