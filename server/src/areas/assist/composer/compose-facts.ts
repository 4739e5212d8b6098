import type { AddPart } from './add-part.ts';
import type { AgentBrief, Found, PromptPart, Source, WebsiteFacts } from './agent-brief.ts';
import { titleOfBusiness } from './business-name.ts';
import { splitCustomerQuestions } from './compose-instructions.ts';
import type { ComposerTexts, SectionName } from './composer-texts.ts';
import { isReservedHeading } from './languages.ts';
import { hoursLines, ownHoursLine } from './opening-hours.ts';
import { addProfile } from './profile-parts.ts';
import { withoutStatedLines } from './stated-lines.ts';
import { cleanWebsiteText, cleanWebsiteValue } from './website-text.ts';

/** Text of websites in one prompt. Unit: characters. */
const websiteTextMax = 24_000;
const namesDays =
  /(?<!\p{L})(?:mon|mån|mo|lun|tue|tis|di|mar|wed|ons|mi|mer|mié|thu|tor|do|jeu|jue|fri|fre|fr|ven|vie|sat|lör|sa|sam|sáb|sun|sön|so|dim|dom)(?:\p{L}*)(?:\.|\s|[-–]|:|,)/iu;

const byAppointment =
  /(?:by (?:appointment|arrangement)|on request|nach (?:vereinbarung|absprache)|auf anfrage|(?:enligt|efter) (?:överenskommelse|bokning)|sur (?:rendez-vous|rdv)|(?:con|bajo) cita(?: previa)?)/iu;

interface Input {
  brief: AgentBrief;
  texts: ComposerTexts;
  language: string;
}

/** The parts of a prompt the agent answers from, each with its origin. */
export function factParts(input: Input): PromptPart[] {
  const { brief, texts } = input;
  const { own, facts } = brief;
  const parts: PromptPart[] = [];
  const add = (section: SectionName, text: string, source: Source) => {
    if (text.trim() !== '') parts.push({ section: texts.headings[section], text, source });
  };
  const given = (section: SectionName, field: string, words: string) =>
    add(section, belowHeading(words), { kind: 'input', field });
  given('about', 'businessDescription', own.businessDescription);
  for (const { title, description, source } of brief.website) {
    add('about', sentence(cleanWebsiteValue(titleOfBusiness(title))), source);
    add('about', sentence(cleanWebsiteValue(description, 600)), source);
  }
  for (const fact of (facts?.descriptions ?? []).slice(0, 2))
    add('about', sentence(cleanWebsiteValue(fact.value, 600)), pageOf(fact));
  addHours(input, add);
  if (brief.profile !== undefined) addProfile(brief.profile, texts, add);
  if (facts !== null) addBusinessFacts(facts, input, add);
  const { answered } = splitCustomerQuestions(own.customerQuestions);
  for (const { question, answer } of answered)
    add('questions', `Q: ${question}\nA: ${answer}`, { kind: 'input', field: 'customerQuestions' });
  for (const faq of facts?.faqs ?? []) {
    const [question, answer] = [cleanWebsiteValue(faq.question), cleanWebsiteValue(faq.answer, 1_000)];
    if (question !== '' && answer !== '') add('questions', `Q: ${question}\nA: ${answer}`, pageOf(faq));
  }
  given('considerations', 'specialConsiderations', own.specialConsiderations);
  addWebsiteText(input, new Set(parts.map(({ text }) => text)), add);
  return parts;
}

/** The person's own hours win over those of the website for the same days. */
function addHours({ brief, texts }: Input, add: AddPart): void {
  const { weekdays, weekend, holidays } = brief.own.openingHours;
  const own = [
    ['weekdays', weekdays, texts.weekdays],
    ['weekend', weekend, texts.weekend],
    ['holidays', holidays, texts.holidays],
  ] as const;
  for (const [field, words, days] of own) {
    if (words.trim() === '') continue;
    add('hours', ownHoursLine(words, days, namesDays.test(`${words} `)), {
      kind: 'input',
      field: `openingHours/${field}`,
    });
  }
  const isOwn = (day: number) => (day <= 5 ? weekdays : day <= 7 ? weekend : holidays).trim() !== '';
  const found = (brief.facts?.hours ?? []).map((each) => ({ ...each, days: each.days.filter((day) => !isOwn(day)) }));
  for (const { text, hours } of hoursLines(
    found.filter(({ days }) => days.length > 0),
    texts,
  ))
    add('hours', text, pageOf(hours));
  const hasOwn = own.some(([, words]) => words.trim() !== '');
  for (const { content, source } of hasOwn ? [] : brief.website) {
    for (const line of new Set(content.split('\n').filter(isByAppointment))) {
      add('hours', appointmentLine(line), source);
    }
  }
}

const appointmentLine = (line: string) => sentence(cleanWebsiteValue(line.replaceAll('|', ' '), 100));

/** "Saturday by appointment": days of the week that have no times. */
function isByAppointment(line: string): boolean {
  return line.length <= 80 && namesDays.test(line) && byAppointment.test(line) && !/\d/.test(line);
}

function addBusinessFacts(facts: WebsiteFacts, { texts, language }: Input, add: AddPart): void {
  const services = facts.services.map((fact) => ({ ...fact, value: cleanWebsiteValue(fact.value, 100) }));
  const first = services.find(({ value }) => value !== '');
  const names = services.flatMap(({ value }) => (value === '' ? [] : [value]));
  if (first !== undefined) add('services', texts.services(names.slice(0, 30).join(', ')), pageOf(first));
  for (const item of facts.prices) {
    const name = cleanWebsiteValue(item.name, 100);
    if (name !== '') add('prices', `- ${name}: ${cleanWebsiteValue(item.price, 40)}`, pageOf(item));
  }
  for (const fact of facts.addresses.slice(0, 3)) add('address', framed(texts.address, fact.value), pageOf(fact));
  for (const fact of facts.phones.slice(0, 3)) add('contact', framed(texts.phone, fact.value), pageOf(fact));
  for (const fact of facts.emails.slice(0, 3)) add('contact', framed(texts.email, fact.value), pageOf(fact));
  const spoken = facts.languages.slice(0, 8);
  const named = spoken.map(({ value }) => languageName(value, language)).join(', ');
  if (spoken[0] !== undefined) add('contact', texts.languages(named), pageOf(spoken[0]));
}

function addWebsiteText({ brief, texts }: Input, said: ReadonlySet<string>, add: AddPart): void {
  const isReserved = isReservedHeading(texts);
  let left = websiteTextMax;
  for (const { content, source } of brief.website) {
    const lines = content.split('\n').filter((line) => !isByAppointment(line) || !said.has(appointmentLine(line)));
    const unsaid = lines.join('\n');
    const rest = brief.facts === null ? unsaid : withoutStatedLines(unsaid, brief.facts);
    const text = cleanWebsiteText(rest, { max: left, isReserved });
    left -= text.length;
    if (text !== '') add('website', text, source);
    if (left <= 0) return;
  }
}

function framed(frame: (value: string) => string, value: string): string {
  const clean = cleanWebsiteValue(value, 250);
  return clean === '' ? '' : frame(clean);
}

function pageOf({ url }: Found<object>): Source {
  return { kind: 'page', url };
}

function sentence(text: string): string {
  return text === '' || /[.!?…:]$/.test(text) ? text : `${text}.`;
}

/** The person's own headings stand below those of the prompt. */
function belowHeading(words: string): string {
  return words
    .replace(/\r\n?/g, '\n')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '## ')
    .trim();
}

function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
