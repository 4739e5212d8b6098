import { oneLine } from '../visible-characters.ts';
import { isEmail, isPhone } from './element-facts.ts';
import { type BusinessFacts, noFacts } from './facts.ts';
import { hoursInText } from './hours.ts';

const phoneLabel =
  /(?:^|[\s|,;(])(?:tel(?:ephone|efon|\.)?|phone|call us(?: on| at)?|ring(?: oss)?(?: på)?|växel|mobil(?:e|telefon)?|fon|telefonnummer|t[ée]l(?:éphone|éfono)?\.?|tfn)\s*[:.]?\s*(\+?[\d(][\d\s()./-]{5,24}\d)/gi;
const international = /(?:^|[\s|,;(:])(\+\d{1,3}[\d\s()./-]{6,22}\d)/g;
const emails = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/gi;
const addressLabel =
  /^(?:(?:visiting |street |postal )?address|(?:besöks|post|gatu)?adress|(?:post)?anschrift|adresse|dirección|domicilio)\s*[:|]\s*(.{8,160})$/i;
/** A street with a number, then a postal code of four or five digits and a place. */
const postalLine =
  /^((?=.{12,140}$)[\p{L}\p{M}\d][\p{L}\p{M}\d .'’/-]{2,70}\d{0,4}\s?[a-z]?,?\s+(?:[A-Z]{1,2}-)?\d{3}\s?\d{2}\s+\p{Lu}[\p{L}\p{M} .-]{1,40})(?:,\s*\p{Lu}[\p{L} ]{2,30})?$/u;
const money =
  /(?:(?:from|från|fr\.|ab|à partir de|dès|desde|ca\.?|approx\.?)\s+)?(?:(?:[€$£]|CHF|EUR|USD|GBP|SEK)\s?\d{1,6}(?:[.,\s]\d{2,3})*(?:,-)?|\d{1,3}(?:[ .,]?\d{3})*(?:[.,]\d{1,2})?(?::-|,-)?\s?(?:kr\b|kronor\b|SEK\b|NOK\b|DKK\b|€|EUR\b|euros?\b|£|GBP\b|\$|USD\b|CHF\b|:-))(?:\s?(?:\/|per|pro|par|por)\s?\p{L}{1,12})?/iu;
const serviceHeading =
  /^#{1,5}\s+(?:(?:our|what we offer|we offer)\s*)?(?:services?|treatments?|what we do|(?:våra\s+)?(?:tjänster|behandlingar|erbjudanden)|(?:unsere\s+)?(?:leistungen|dienstleistungen|angebote?|behandlungen)|(?:nos\s+)?(?:services|prestations|soins)|(?:nuestros\s+)?(?:servicios|tratamientos))\s*:?$/i;
const speaks =
  /(?:we speak|languages?(?: spoken)?\s*:|vi talar|språk\s*:|wir sprechen|sprachen\s*:|nous parlons|langues(?: parlées)?\s*:|hablamos|idiomas\s*:)\s*([^.\n]{3,120})/gi;
const languageNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:english|engelska|englisch|anglais|inglés)\b/iu, 'en'],
  [/\b(?:swedish|svenska|schwedisch|suédois|sueco)\b/iu, 'sv'],
  [/\b(?:german|tyska|deutsch|allemand|alemán)/iu, 'de'],
  [/\b(?:french|franska|französisch|français|francés)/iu, 'fr'],
  [/\b(?:spanish|spanska|spanisch|espagnol|español|castellano)/iu, 'es'],
  [/\b(?:italian|italienska|italienisch|italien|italiano)\b/iu, 'it'],
  [/\b(?:arabic|arabiska|arabisch|arabe|árabe)\b/iu, 'ar'],
  [/\b(?:finnish|finska|finnisch|finnois|finés)\b/iu, 'fi'],
  [/\b(?:polish|polska|polnisch|polonais|polaco)\b/iu, 'pl'],
  [/\b(?:turkish|turkiska|türkisch|turc|turco)\b/iu, 'tr'],
];

/** Facts of the visible text: contacts, hours, prices, services, questions with answers, languages. */
export function textFacts(text: string): BusinessFacts {
  const facts = noFacts();
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of lines) if (line.length <= 600) readLine(line, facts);
  facts.hours.push(...hoursInText(text));
  readSections(lines, facts);
  for (const [, list = ''] of text.matchAll(speaks)) {
    for (const [name, code] of languageNames)
      if (name.test(list)) facts.languages.push({ value: code, origin: 'text' });
  }
  return facts;
}

function readLine(line: string, facts: BusinessFacts): void {
  for (const pattern of [phoneLabel, international]) {
    for (const [, phone = ''] of line.matchAll(pattern)) {
      if (isPhone(phone.trim())) facts.phones.push({ value: oneLine(phone, 30), origin: 'text' });
    }
  }
  for (const [email] of line.matchAll(emails)) if (isEmail(email)) facts.emails.push({ value: email, origin: 'text' });
  const plain = line.replace(/^[-*#|>\s]+|[|\s]+$/g, '');
  const address = addressLabel.exec(plain)?.[1] ?? postalLine.exec(plain)?.[0];
  if (address !== undefined) facts.addresses.push({ value: oneLine(address, 200), origin: 'text' });
  readPrice(plain, facts);
}

/** A short line or row of a table with a name and one price. */
function readPrice(line: string, facts: BusinessFacts): void {
  if (line.length > 160) return;
  const found = money.exec(line);
  if (found === null) return;
  const price = oneLine(found[0], 40);
  const before = line.slice(0, found.index).replace(/[\s|:.–—-]+$/u, '');
  const name = oneLine(before.replaceAll('|', ',').replace(/\s+,/g, ','), 100);
  if (/\p{L}{3}/u.test(name) && name.split(' ').length <= 12) facts.prices.push({ name, price, origin: 'text' });
}

function withoutPrice(item: string): string {
  const price = money.exec(item);
  return oneLine(price === null ? item : item.slice(0, price.index), 100).replace(/[\s|:.(–—-]+$/u, '');
}

/** Lists under a heading for services, and questions that are headings. */
function readSections(lines: readonly string[], facts: BusinessFacts): void {
  const filled = lines.filter((line) => line !== '');
  let inServices = 0;
  for (const [at, line] of filled.entries()) {
    const level = /^#+/.exec(line)?.[0].length ?? 0;
    if (serviceHeading.test(line)) inServices = level;
    else if (level > 0 && level <= inServices) inServices = 0;
    else if (inServices > 0) {
      const item = /^(?:[-*]\s+|#{2,6}\s+)(.{3,100})$/.exec(line)?.[1];
      const name = item === undefined || item.endsWith('?') ? '' : withoutPrice(item);
      if (name !== '') facts.services.push({ value: name, origin: 'text' });
    }
    const question = /^(?:#{1,6}\s+|\*\*)(.{8,200}\?)(?:\*\*)?$/.exec(line)?.[1];
    const answer = filled[at + 1];
    if (question !== undefined && answer !== undefined && !/^(?:#|\*\*)/.test(answer) && answer.length > 10) {
      facts.faqs.push({ question: oneLine(question, 300), answer: oneLine(answer, 1_500), origin: 'text' });
    }
  }
}
