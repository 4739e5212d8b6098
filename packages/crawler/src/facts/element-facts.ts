import type { PageDocument, PageElement } from '../html/dom.ts';
import { toMarkdown } from '../html/to-markdown.ts';
import { oneLine } from '../visible-characters.ts';
import { type BusinessFacts, type FactOrigin, noFacts } from './facts.ts';
import { hoursOf } from './hours.ts';
import { shortHours } from './json-ld.ts';

const perKind = 40;

/** Facts of microdata (schema.org `itemprop`). */
export function microdataFacts(document: PageDocument): BusinessFacts {
  const facts = noFacts();
  const values = (property: string) =>
    [...document.querySelectorAll(`[itemprop~="${property}"]`)].slice(0, perKind).map((element) => ({
      element,
      value: oneLine(element.getAttribute('content') ?? element.textContent ?? '', 250),
    }));
  for (const { value } of values('telephone')) if (isPhone(value)) facts.phones.push({ value, origin: 'microdata' });
  for (const { value } of values('email')) {
    const email = value.replace(/^mailto:/i, '');
    if (isEmail(email)) facts.emails.push({ value: email, origin: 'microdata' });
  }
  for (const { value } of values('address')) if (value !== '') facts.addresses.push({ value, origin: 'microdata' });
  for (const { element, value } of values('openingHours')) {
    const given = element.getAttribute('content') ?? element.getAttribute('datetime') ?? value;
    const hours = [...shortHours(given), ...(shortHours(given).length > 0 ? [] : hoursOf(value, 'microdata'))];
    facts.hours.push(...hours.map((each) => ({ ...each, origin: 'microdata' as const })));
  }
  for (const business of [...document.querySelectorAll('[itemscope][itemtype*="schema.org/"]')].slice(0, perKind)) {
    readItem(business, facts);
  }
  return facts;
}

function readItem(item: PageElement, facts: BusinessFacts): void {
  const type = (item.getAttribute('itemtype') ?? '').replace(/^.*\//, '');
  const named = item.querySelector('[itemprop~="name"]');
  const name = oneLine(named?.getAttribute('content') ?? named?.textContent ?? '', 120);
  if (name === '') return;
  if (type === 'Question') {
    const answer = oneLine(item.querySelector('[itemprop~="text"]')?.textContent ?? '', 1_500);
    if (answer !== '') facts.faqs.push({ question: name, answer, origin: 'microdata' });
  } else if (type === 'Product' || type === 'Offer' || type === 'Service' || type === 'MenuItem') {
    const price = oneLine(item.querySelector('[itemprop~="price"]')?.textContent ?? '', 30);
    if (/\d/.test(price)) facts.prices.push({ name, price, origin: 'microdata' });
    if (type === 'Service') facts.services.push({ value: name, origin: 'microdata' });
  } else if (item.querySelector('[itemprop~="telephone"],[itemprop~="address"]') !== null) {
    facts.names.push({ value: name, origin: 'microdata' });
  }
}

/** Facts of `tel:` and `mailto:` links, `address` elements, other languages of the page, and the name of the site. */
export function elementFacts(document: PageDocument): BusinessFacts {
  const facts = noFacts();
  const add = (kind: 'phones' | 'emails' | 'addresses' | 'languages' | 'names', value: string, origin: FactOrigin) => {
    if (value !== '') facts[kind].push({ value, origin });
  };
  for (const link of document.querySelectorAll('a[href]')) {
    const href = (link.getAttribute('href') ?? '').trim().slice(0, 300);
    const text = oneLine(link.textContent ?? '', 60);
    if (/^tel:/i.test(href)) {
      const dialled = decode(href.slice(4)).replace(/;.*$/, '').trim();
      if (isPhone(dialled)) add('phones', isPhone(text) ? text : dialled, 'link');
    } else if (/^mailto:/i.test(href)) {
      const email = decode(href.slice(7)).replace(/\?.*$/, '').trim();
      if (isEmail(email)) add('emails', email, 'link');
    }
  }
  for (const element of [...document.querySelectorAll('address')].slice(0, perKind)) {
    const lines = toMarkdown(element)
      .split('\n')
      .map((line) => oneLine(line, 120));
    const postal = lines.filter((line) => line !== '' && !isPhone(line) && !line.includes('@'));
    const value = postal.join(', ');
    if (/\d/.test(value) && value.length <= 250) add('addresses', value, 'element');
  }
  for (const link of document.querySelectorAll('link[rel~="alternate"][hreflang]')) {
    const code = (link.getAttribute('hreflang') ?? '').toLowerCase();
    if (/^[a-z]{2}(?:-|$)/.test(code)) add('languages', code.slice(0, 2), 'element');
  }
  add(
    'names',
    oneLine(document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? '', 120),
    'element',
  );
  return facts;
}

export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return /^\+?[\d\s()./\u2010-\u2013-]{5,30}$/.test(text) && digits.length >= 5 && digits.length <= 15;
}

export function isEmail(text: string): boolean {
  return /^[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i.test(text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
