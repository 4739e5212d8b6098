import { oneLine } from '../visible-characters.ts';
import { type BusinessFacts, noFacts, type OpeningHours, type Weekday } from './facts.ts';

/** Bounds of structured data, which is JSON of strangers. */
const blocksMax = 30;
const blockCharactersMax = 200_000;
const depthMax = 8;
const nodesMax = 3_000;

type Node = Record<string, unknown>;

const businessTypes =
  /(?:LocalBusiness|Organization|Store|Restaurant|CafeOrCoffeeShop|BarOrPub|Bakery|Hotel|LodgingBusiness|Dentist|Physician|MedicalBusiness|MedicalClinic|Hospital|VeterinaryCare|Salon|HairSalon|BeautySalon|DaySpa|HealthClub|AutoRepair|AutomotiveBusiness|AutoDealer|Attorney|LegalService|AccountingService|ProfessionalService|HomeAndConstructionBusiness|Plumber|Electrician|RealEstateAgent|TravelAgency|FinancialService|InsuranceAgency|FoodEstablishment|EntertainmentBusiness|SportsActivityLocation|ChildCare|School|Library|EmergencyService|GovernmentOffice|Place)$/;
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'publicholidays'];

/** Facts of `application/ld+json` blocks (schema.org). A block that is no JSON, too large or too deep is ignored. */
export function jsonLdFacts(blocks: readonly string[]): BusinessFacts {
  const facts = noFacts();
  const budget = { nodes: nodesMax };
  for (const block of blocks.slice(0, blocksMax)) {
    if (block.length > blockCharactersMax) continue;
    let value: unknown;
    try {
      value = JSON.parse(block.replace(/^\s*<!--|-->\s*$/g, ''));
    } catch {
      continue;
    }
    visit(value, 0, budget, facts);
  }
  return facts;
}

function visit(value: unknown, depth: number, budget: { nodes: number }, facts: BusinessFacts): void {
  if (depth > depthMax || budget.nodes <= 0 || value === null || typeof value !== 'object') return;
  budget.nodes -= 1;
  if (Array.isArray(value)) {
    for (const each of value) visit(each, depth + 1, budget, facts);
    return;
  }
  const node = value as Node;
  const types = textsOf(node['@type']);
  if (types.some((type) => businessTypes.test(type))) readBusiness(node, facts);
  if (types.includes('OpeningHoursSpecification')) facts.hours.push(...specifiedHours(node));
  if (types.includes('Question')) readQuestion(node, facts);
  if (types.includes('Offer') || types.includes('Product') || types.includes('Service') || types.includes('MenuItem')) {
    readOffer(node, facts, types);
  }
  for (const each of Object.values(node)) visit(each, depth + 1, budget, facts);
}

function readBusiness(node: Node, facts: BusinessFacts): void {
  const add = (kind: 'names' | 'descriptions' | 'phones' | 'emails' | 'addresses' | 'languages', value: string) => {
    if (value !== '') facts[kind].push({ value, origin: 'json_ld' });
  };
  add('names', textOf(node['name'], 120));
  add('descriptions', textOf(node['description'], 600));
  for (const phone of textsOf(node['telephone'])) if (/^[+()\d\s./-]{5,30}$/.test(phone)) add('phones', phone);
  for (const email of textsOf(node['email'])) {
    const address = email.replace(/^mailto:/i, '');
    if (/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(address)) add('emails', address);
  }
  for (const address of listOf(node['address'])) add('addresses', addressOf(address));
  for (const text of textsOf(node['openingHours'])) facts.hours.push(...shortHours(text));
  for (const language of listOf(node['knowsLanguage'] ?? node['availableLanguage'])) {
    const code = textOf(
      isNode(language) ? (language['alternateName'] ?? language['name']) : language,
      12,
    ).toLowerCase();
    if (/^[a-z]{2}(?:-|$)/.test(code)) add('languages', code.slice(0, 2));
  }
}

function addressOf(value: unknown): string {
  if (!isNode(value)) return textOf(value, 250);
  const [code, town] = [textOf(value['postalCode'], 20), textOf(value['addressLocality'], 80)];
  // Codes of digits alone stand before the town, those with letters after it: "79102 Freiburg", "Portsmouth PO1 3TY".
  const place = (/\p{L}/u.test(code) ? [town, code] : [code, town]).filter(Boolean).join(' ');
  const country = isNode(value['addressCountry']) ? value['addressCountry']['name'] : value['addressCountry'];
  return [
    textOf(value['streetAddress'], 150),
    place,
    textOf(value['addressRegion'], 80),
    countryName(textOf(country, 60)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A bare code of a country is nothing to tell a caller. */
const countryName = (country: string) => (/^[A-Z]{2,3}$/.test(country) ? '' : country);

function specifiedHours(node: Node): OpeningHours[] {
  const days = textsOf(node['dayOfWeek']).flatMap((name): Weekday[] => {
    const at = weekdays.indexOf(name.replace(/^.*[/#]/, '').toLowerCase());
    return at < 0 ? [] : [(at + 1) as Weekday];
  });
  const [opens, closes] = [clockTime(node['opens']), clockTime(node['closes'])];
  if (days.length === 0) return [];
  // schema.org: a day that opens and closes at the same time is closed.
  if (opens === closes || opens === null || closes === null)
    return [{ days, opens: null, closes: null, origin: 'json_ld' }];
  return [{ days, opens, closes, origin: 'json_ld' }];
}

function clockTime(value: unknown): string | null {
  const time = /^(\d{1,2}):(\d{2})(?::\d{2})?/.exec(textOf(value, 20));
  if (time === null || Number(time[1]) > 24 || Number(time[2]) > 59) return null;
  return `${(time[1] ?? '').padStart(2, '0')}:${time[2]}`;
}

const shortDays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** The short form of schema.org: `Mo-Fr 09:00-17:00` or `Mo,We 10:00-12:00`. */
export function shortHours(text: string): OpeningHours[] {
  const parts = /^((?:[a-z]{2}[-,\s]*)+)\s+(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})$/i.exec(text.trim());
  if (parts === null) return [];
  const days: Weekday[] = [];
  for (const part of (parts[1] ?? '').split(',')) {
    const [from, to] = part.split('-').map((name) => shortDays.indexOf(name.trim().toLowerCase()));
    if (from === undefined || from < 0) continue;
    const last = to === undefined || to < from ? from : to;
    for (let day = from; day <= last; day += 1) days.push((day + 1) as Weekday);
  }
  const [opens, closes] = [clockTime(parts[2]), clockTime(parts[3])];
  return days.length === 0 || opens === null || closes === null ? [] : [{ days, opens, closes, origin: 'json_ld' }];
}

function readQuestion(node: Node, facts: BusinessFacts): void {
  const answer = listOf(node['acceptedAnswer'])[0];
  const question = textOf(node['name'] ?? node['text'], 300);
  const text = isNode(answer) ? textOf(answer['text'], 1_500) : '';
  if (question !== '' && text !== '') facts.faqs.push({ question, answer: text, origin: 'json_ld' });
}

function readOffer(node: Node, facts: BusinessFacts, types: readonly string[]): void {
  const item = isNode(node['itemOffered']) ? node['itemOffered'] : node;
  const name = textOf(item['name'] ?? node['name'], 120);
  if (name === '') return;
  if (types.includes('Service')) facts.services.push({ value: name, origin: 'json_ld' });
  const offer = types.includes('Offer') ? node : listOf(node['offers'])[0];
  if (!isNode(offer)) return;
  const amount = textOf(offer['price'] ?? offer['lowPrice'], 20);
  const currency = textOf(offer['priceCurrency'], 3);
  if (!/^\d{1,9}(?:[.,]\d{1,2})?$/.test(amount) || !/^[A-Z]{3}$/.test(currency)) return;
  facts.prices.push({ name, price: `${amount} ${currency}`, origin: 'json_ld' });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.slice(0, 50) : [value];
}

function textsOf(value: unknown): string[] {
  return listOf(value)
    .map((each) => textOf(each, 200))
    .filter((each) => each !== '');
}

/** Text of a value without markup; answers of a FAQ may hold HTML. */
function textOf(value: unknown, max: number): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const plain = value.slice(0, max * 4).replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]{0,500}>/gi, ' ');
  return oneLine(plain.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&'), max);
}
