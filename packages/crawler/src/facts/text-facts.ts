import { oneLine } from '../visible-characters.ts';
import { isEmail, isPhone } from './element-facts.ts';
import { type BusinessFacts, noFacts } from './facts.ts';
import { hoursInText } from './hours.ts';
import { plainLine, pricesIn, withoutPrice } from './prices.ts';

const phoneLabel =
  /(?:^|[\s|,;(])(?:tel(?:ephone|efon|\.)?|phone|call us(?: on| at)?|ring(?: oss)?(?: på)?|växel|mobil(?:e|telefon)?|fon|telefonnummer|t[ée]l(?:éphone|éfono)?\.?|tfn)\s*[:.]?\s*(\+?[\d(][\d\s()./-]{5,24}\d)/gi;
const international = /(?:^|[\s|,;(:])(\+\d{1,3}[\d\s()./-]{6,22}\d)/g;
const emails = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/gi;
const addressLabel =
  /^(?:(?:visiting |street |postal )?address|(?:besöks|post|gatu)?adress|(?:post)?anschrift|adresse|dirección|domicilio)\s*[:|]\s*(.{8,160})$/i;
/** A street with a number, then a postal code of four or five digits and a place. */
const postalLine =
  /^((?=.{12,140}$)[\p{L}\p{M}\d][\p{L}\p{M}\d .'’/-]{2,70}\d{0,4}\s?[a-z]?,?\s+(?:[A-Z]{1,2}-)?\d{3}\s?\d{2}\s+\p{Lu}[\p{L}\p{M} .-]{1,40})(?:,\s*\p{Lu}[\p{L} ]{2,30})?$/u;
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

/**
 * Facts of a page's text as Markdown: contacts, hours and languages of all that is visible, prices, services and
 * questions with answers of its main part, since a footer lists none. Without `main` all of it is.
 */
export function textFacts({ visible, main = visible }: { visible: string; main?: string }): BusinessFacts {
  const facts = noFacts();
  for (const line of linesOf(visible)) if (line.length <= 600) readContacts(line, facts);
  facts.hours.push(...hoursInText(visible));
  const lines = linesOf(main);
  facts.prices.push(...pricesIn(lines));
  readSections(lines, facts);
  for (const [, list = ''] of visible.matchAll(speaks)) {
    for (const [name, code] of languageNames)
      if (name.test(list)) facts.languages.push({ value: code, origin: 'text' });
  }
  return facts;
}

/** "Bergmann GmbH, Lindenstraße 4, 79102 Freiburg": the address after the name of the business. */
function behindName(line: string): string | undefined {
  const rest = /^[^,]{2,60},\s+(.+)$/.exec(line)?.[1];
  return rest === undefined ? undefined : postalLine.exec(rest)?.[0];
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

function readContacts(line: string, facts: BusinessFacts): void {
  for (const pattern of [phoneLabel, international]) {
    for (const [, phone = ''] of line.matchAll(pattern)) {
      if (isPhone(phone.trim())) facts.phones.push({ value: oneLine(phone, 30), origin: 'text' });
    }
  }
  for (const [email] of line.matchAll(emails)) if (isEmail(email)) facts.emails.push({ value: email, origin: 'text' });
  const plain = plainLine(line);
  const address = addressLabel.exec(plain)?.[1] ?? postalLine.exec(plain)?.[0] ?? behindName(plain);
  if (address !== undefined) facts.addresses.push({ value: oneLine(address, 200), origin: 'text' });
}

/** Lists under a heading for services, and questions that are headings. */
function readSections(lines: readonly string[], facts: BusinessFacts): void {
  const filled = lines.filter((line) => line !== '');
  let inServices = 0;
  let inAnswer = false;
  for (const [at, line] of filled.entries()) {
    const level = levelOf(line);
    if (level > 0) inAnswer = line.endsWith('?');
    if (serviceHeading.test(line)) inServices = level;
    else if (level > 0 && level <= inServices) inServices = 0;
    else if (inServices > 0) {
      const item = /^(?:[-*]\s+|#{2,6}\s+)(.{3,100})$/.exec(line)?.[1];
      const name = item === undefined || inAnswer ? '' : withoutPrice(item);
      if (name !== '') facts.services.push({ value: name, origin: 'text' });
    }
    const question = /^(?:#{1,6}\s+|\*\*)(.{8,200}\?)(?:\*\*)?$/.exec(line)?.[1];
    const answer = question === undefined ? '' : answerAfter(filled, at);
    if (question !== undefined && answer.length > 10) {
      facts.faqs.push({ question: oneLine(question, 300), answer: oneLine(answer, 1_500), origin: 'text' });
    }
  }
}

const levelOf = (line: string) => /^#+(?=\s)/.exec(line)?.[0].length ?? 0;

/** The paragraph after a question, or all items of the list there. */
function answerAfter(lines: readonly string[], question: number): string {
  const [first = ''] = lines.slice(question + 1);
  if (/^(?:#|\*\*|\||>)/.test(first)) return '';
  const isItem = (line: string) => /^[-*]\s/.test(line);
  const isLeadIn = first.endsWith(':');
  if (!isItem(first) && !isLeadIn) return first;
  const from = question + (isLeadIn ? 2 : 1);
  const rest = lines.slice(from);
  const end = rest.findIndex((line) => !isItem(line));
  // A list with paragraphs in its items cannot be told in a sentence.
  if (end >= 0 && !/^(?:#|\*\*|\||>)/.test(rest[end] ?? '')) return '';
  const items = (end < 0 ? rest : rest.slice(0, end)).map((line) => line.replace(/^[-*]\s+/, ''));
  return [...(isLeadIn ? [first] : []), items.join('; ')].join(' ').trim();
}
