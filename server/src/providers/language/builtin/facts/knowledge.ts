import type { Statement } from '#brain/ports.ts';
import { type Spelling, spellingOf } from '../text/correct-spelling.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { subjectReaderOf } from '../text/subjects.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { type AgeRange, readAgeRange } from './ages.ts';
import { type Amount, readAmounts } from './amounts.ts';
import { impliedConcepts } from './implied-concepts.ts';
import { type LabelledStatement, withLineLabels } from './line-labels.ts';
import { type DateRange, type OpeningRule, readDateRanges, readOpeningRules } from './opening-hours.ts';
import { type ScheduleToken, scheduleTokens } from './schedule-words.ts';
import { splitPrices } from './split-prices.ts';
import { withQuestionsAsHeadings } from './written-questions.ts';

/** A statement prepared for matching. Immutable. */
export interface Fact {
  /** Id of the passage or prompt statement; named as the answer's source. */
  id: string;
  title: string;
  text: string;
  /** Position among all facts. */
  order: number;
  /** Same for the sentences of one line. */
  line: number;
  tokens: readonly Token[];
  titleTokens: readonly Token[];
  /** Stems, words and `~concepts` of text (1) and title (0.8), including the concepts its form implies. */
  terms: ReadonlyMap<string, number>;
  /** Those of the title alone. */
  titleTerms: ReadonlyMap<string, number>;
  /** Subjects of the text, and of its heading and label; see `languages/subjects`. */
  subjects: ReadonlySet<string>;
  titleSubjects: ReadonlySet<string>;
  /** Contact details in the text. */
  forms: ReadonlySet<'phone' | 'email' | 'address'>;
  amounts: readonly Amount[];
  ages: AgeRange | undefined;
  /** Parts of the year the prices of the statement are for; empty: no part in particular. */
  season: readonly DateRange[];
  rules: readonly OpeningRule[];
}

/** Everything the agent knows, prepared for questions. Immutable. */
export interface Knowledge {
  facts: readonly Fact[];
  /** Number of facts with each term. */
  frequency: ReadonlyMap<string, number>;
  /** The same for each subject. */
  subjectFrequency: ReadonlyMap<string, number>;
  /** Distinct content words, for typos and compounds. */
  vocabulary: readonly string[];
  usesTwelveHours: boolean;
  spelling: Spelling;
}

const titleWeight = 0.65;
/** The same for a question as the heading of its answer. */
const questionWeight = 0.95;
/** Weight of a concept that is implied, by a narrower one or by a part of a compound. */
const impliedWeight = 0.9;
const phoneNumber = /(?:\+|\b0|\(\d)[\d\s()./-]{6,}\d|\b\d{3}[\s.-]\d{2,3}[\s.-]\d{2,4}(?:[\s.-]\d{2,4})?\b/;

/** "15% off", "$50 off". */
const reduction = /(?:%|[$£€]\s?\d+)\s*off\b|half price|halbe[rn]? Preis|halva priset|moitié prix|mitad de precio/iu;
/** Postal codes of the United Kingdom, Ireland and Canada. */
const postalCode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[\dW]\s[A-Z\d]{4}\b|\b[A-Z]\d[A-Z]\s\d[A-Z]\d\b/;
const streetAddress =
  /\p{L}(?:vägen|gatan|torget|gränd|stigen|straße|strasse|platz|allee|gasse)\s+\d|\b(?:straße|allee|platz|rue|avenue|boulevard|quai|place|chemin|calle|c\/|avenida|plaza|paseo|camino)\b.*\d|\d+\w?,?\s+(?:bis,?\s+)?(?:rue|avenue|boulevard|quai|place|chemin)\b|\b(?:street|road|avenue|lane|quay|square)\s+\d/iu;
/** "214 Cable Street", "79102 Freiburg", "903 27 Umeå". */
const numberAndName =
  /\b\d+\s+(?:(?:[NSEW]|NE|NW|SE|SW)\.?\s)?(?:\p{Lu}\p{L}*\.?\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Dr|Square|Boulevard|Blvd|Way|Quay|Place|Court|Terrace|Crescent|Close|Hill|Row|Parade)\b|\b\d{5}\s\p{Lu}\p{Ll}|\b\d{3}\s\d{2}\s\p{Lu}\p{Ll}/u;

/** Prepares statements for questions. About 20 µs a statement. */
export function readKnowledge(statements: readonly Statement[], lexicon: Lexicon, language: string): Knowledge {
  const facts = withLineLabels(withQuestionsAsHeadings(statements).flatMap(splitPrices)).map((statement, order) =>
    readFact(statement, order, lexicon, language),
  );
  const frequency = new Map<string, number>();
  const subjectFrequency = new Map<string, number>();
  const vocabulary = new Set<string>();
  const short = new Set<string>();
  for (const fact of facts) {
    for (const [term, weight] of fact.terms)
      if (weight !== impliedWeight) frequency.set(term, (frequency.get(term) ?? 0) + 1);
    for (const subject of new Set([...fact.subjects, ...fact.titleSubjects]))
      subjectFrequency.set(subject, (subjectFrequency.get(subject) ?? 0) + 1);
    for (const token of [...fact.tokens, ...fact.titleTokens])
      if (!token.isStopWord && token.number === undefined)
        (token.word.length >= 4 ? vocabulary : short).add(token.word);
  }
  const usesTwelveHours =
    lexicon.pack.hasAmAndPm === true && statements.some(({ text }) => /\d ?[ap]\.?m\b/i.test(text));
  const words = [...vocabulary];
  const spelling = spellingOf(words, lexicon, [...short]);
  return { facts, frequency, subjectFrequency, vocabulary: words, usesTwelveHours, spelling };
}

function readFact(statement: LabelledStatement, order: number, lexicon: Lexicon, language: string): Fact {
  const { id, title, text, line, label } = statement;
  const [tokens, titleTokens] = [tokenize(text, lexicon), tokenize(title, lexicon)];
  const { subjectsOf } = subjectReaderOf(lexicon.pack.code);
  const labelTerms = termsOf(tokenize(label, lexicon), titleWeight);
  const titleTerms = termsOf(titleTokens, title.endsWith('?') ? questionWeight : titleWeight, labelTerms);
  const terms = termsOf(tokens, 1, titleTerms);
  const add = (term: string, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  const amounts = readAmounts(text);
  const rules = rulesOf(title, text, language);
  const season = amounts.length > 0 ? readDateRanges(text, language) : [];
  if (amounts.some(({ isPercent }) => !isPercent)) add('~price', 1);
  if (reduction.test(text)) add('~discount', impliedWeight);
  if (rules.length > 0) add('~opening', 1);
  const forms = new Set<'phone' | 'email' | 'address'>();
  if (phoneNumber.test(text)) forms.add('phone');
  if (/\S@\S+\.\S/.test(text)) forms.add('email');
  const isUnderPlace = titleTokens.some(({ concept }) => concept === 'place');
  const isBare = amounts.length === 0 && rules.length === 0 && forms.size === 0;
  if (streetAddress.test(text) || numberAndName.test(text) || postalCode.test(text)) forms.add('address');
  else if (isUnderPlace && isBare && /\p{Lu}\p{L}+.*\d|\d.*\p{Lu}\p{L}+/u.test(text)) forms.add('address');
  for (const { concept } of tokens) {
    const implied = concept === undefined ? undefined : impliedConcepts[concept];
    if (implied !== undefined && !terms.has(`~${implied}`)) add(`~${implied}`, impliedWeight);
  }
  for (const { partConcept } of tokens)
    if (partConcept !== undefined && !terms.has(`~${partConcept}`)) add(`~${partConcept}`, impliedWeight);
  for (const form of forms) add(form === 'address' ? '~place' : `~${form}`, 1);
  return {
    id,
    title,
    text,
    order,
    line,
    tokens,
    titleTokens,
    terms,
    titleTerms,
    subjects: subjectsOf(text),
    titleSubjects: subjectsOf(`${title}. ${label}`),
    forms,
    amounts,
    ages: readAgeRange(text),
    season,
    rules,
  };
}

/** Opening rules of a statement; those without a day take it from a heading that names days alone: "Holidays". */
function rulesOf(title: string, text: string, language: string): readonly OpeningRule[] {
  const rules = readOpeningRules(text, language);
  const hasDay = rules.some(
    ({ days, dates, isPublicHoliday }) => days.length > 0 || dates.length > 0 || isPublicHoliday,
  );
  return hasDay || !namesDaysAlone(title, language) ? rules : readOpeningRules(`${title}: ${text}`, language);
}

function namesDaysAlone(title: string, language: string): boolean {
  if (title === '' || title.length > 60) return false;
  const tokens = scheduleTokens(title, language);
  const isDay = ({ kind }: ScheduleToken) => kind === 'days' || kind === 'publicHolidays';
  return tokens.some(isDay) && tokens.every((token) => isDay(token) || ['and', 'to', 'comma'].includes(token.kind));
}

function termsOf(tokens: readonly Token[], weight: number, others: ReadonlyMap<string, number> = new Map()) {
  const terms = new Map(others);
  for (const token of tokens) {
    if (token.concept) terms.set(`~${token.concept}`, weight);
    if (token.isStopWord) continue;
    for (const form of [token.word, ...token.stems]) terms.set(form, weight);
  }
  return terms;
}
