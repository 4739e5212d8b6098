import { impliedConcepts } from '../facts/implied-concepts.ts';
import type { Fact } from '../facts/knowledge.ts';
import { readWeekdays } from '../facts/opening-hours.ts';
import type { Question } from '../questions/question.ts';
import { type Lexicon, wordList } from '../text/lexicon.ts';
import { sharesMeaning } from '../text/shares-meaning.ts';
import { likeness } from '../text/similarity.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { isExcluded } from './broader.ts';
import { clausesOf, ownVerb } from './clauses.ts';
import { polarityByLimit } from './limits.ts';
import type { RankedFact } from './rank-facts.ts';

/** Prepositions among the negations: "prices without insurance" denies nothing. */
const lacking = new Set(['without', 'utan', 'ohne', 'sans', 'sin', 'except']);

/** The heading denies what stands under it: "What we don't do". */
export function titleDenies({ titleTokens, title }: Fact, { pack }: Lexicon): boolean {
  const negations = wordList(pack.negations);
  const conjunctions = wordList(pack.schedule.and);
  return (
    !title.endsWith('?') &&
    titleTokens.some(({ word }) => negations.includes(word) && !lacking.has(word)) &&
    !titleTokens.some(({ word }) => conjunctions.includes(word))
  );
}

const affirmation = /(?<!\p{L})(?:yes|gladly|happily|gärna|ja|gern|gerne|oui|volontiers|sí)(?!\p{L})/iu;

/** Polarity of a fact for what the question asks about; undefined where it says neither. */
export function polarityOf(ranked: RankedFact, question: Question, lexicon: Lexicon): 'yes' | 'no' | undefined {
  const { fact, matched } = ranked;
  const said = startingPolarity(fact.text, lexicon);
  if (said) return said;
  if (fact.title.endsWith('?') && !ranked.isByText && !namesPartOf(fact, question, matched))
    return namesOpposite(question.text, fact.text) ? 'no' : polarityOfWritten(fact, lexicon);
  const clauses = readClauses(ranked, question, lexicon);
  // A list without a verb means what its heading says.
  if (!clauses.some(({ isMarked }) => isMarked) && titleDenies(fact, lexicon)) return 'no';
  const best = decisive(clauses);
  // That something can be done does not make it necessary.
  const asksNeed = question.tokens.some(({ concept }) => concept === 'need');
  if (
    asksNeed &&
    best?.isDenied !== true &&
    !fact.terms.has('~need') &&
    !fact.terms.has('~walkIn') &&
    !fact.terms.has('~appointment') &&
    !obliges.test(fact.text)
  )
    return undefined;
  const ofSide = clauses.find(({ text }) => namesSameSide(question.text, text));
  if (ofSide) return ofSide.isDenied ? 'no' : 'yes';
  if (namesOpposite(question.text, fact.text)) return 'no';
  const byNumber = polarityByAge(fact, question) ?? polarityByLimit(fact, question);
  if (byNumber) return byNumber;
  if (question.terms.some((term, at) => matched[at] && isExcluded(term, fact))) return 'no';
  if (best?.isDenied !== true && isOfOtherDays(question, fact, lexicon)) return 'no';
  // "Courier service: ... No shipping.": the heading has the word itself.
  const isOfTitle = clauses.every(({ terms }) =>
    terms.every((at) => shareIn(question.terms[at] as Token, fact.titleTokens) === 1),
  );
  if (best?.isDenied && isOfTitle && !best.hasExact) return 'yes';
  if (!best) {
    if (!matched.some(Boolean)) return undefined;
    return clauses.length > 0 && clauses.every(({ isDenied }) => isDenied) ? 'no' : 'yes';
  }
  return best.isDenied ? 'no' : 'yes';
}

/** "Can I pay by credit card?" names a part of what the answer to "How can I pay?" goes through. */
const namesPartOf = (fact: Fact, { terms }: Question, matched: readonly boolean[]) =>
  terms.some((term, at) => matched[at] && shareIn(term, fact.titleTokens) === 0 && shareIn(term, fact.tokens) === 1);

/** Words that make a thing necessary, beside those of the concept. */
const obliges =
  /(?<!\p{L})(?:must|should|bring|required|compulsory|ska|skall|måste|krävs|ta med|muss|müssen|soll|sollte|mitbringen|bitte|pflicht|doit|doivent|il faut|obligatoires?|apporte\p{L}*|debe|deben|hay que|traer|traiga|pedimos|obligatori[oa]s?|only (?:by|with)|nur mit|bara med|endast med|uniquement (?:sur|avec)|seulement (?:sur|avec)|s[oó]lo con)(?!\p{L})/iu;

/** Places, times and prices of which one excludes the other, in five languages. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:downstairs|ground floor)\b|\bnere\b|\bunten\b|en bas\b|\babajo\b|planta baja/iu,
    /\b(?:upstairs|first floor|second floor)\b|\buppe\b|\boben\b|en haut\b|\barriba\b|primera planta/iu,
  ],
  [
    /\b(?:indoors?|inside)\b|\binne\b|\bmed in\b|\bin i\b|\bdrinnen\b|à l'intérieur|\bdentro\b/iu,
    /\b(?:outdoors?|outside)\b|\bute(?:servering\p{L}*)?\b|\bdraußen\b|à l'extérieur|\bfuera\b/iu,
  ],
  [
    /\bcosts? (?:anything|money|extra)\b|\bis there a charge\b|\bkostar (?:det )?(?:något|extra|pengar)|kostenpflichtig|\bpayante?s?\b|\bde pago\b|\bcobr\p{L}+/iu,
    /\bfree\b|no charge|\bgratis\b|kostnadsfri\p{L}*|kostenlos\p{L}*|kostenfrei\p{L}*|\bgratuit\p{L}*|sans frais/iu,
  ],
];

const sides = opposites.flatMap(([one, other]) => [
  { one, other },
  { one: other, other: one },
]);

/** "Is there a toilet downstairs?" and a statement that speaks of upstairs alone. */
const namesOpposite = (asked: string, said: string) =>
  sides.some(({ one, other }) => namesOnly(asked, one, other) && namesOnly(said, other, one));

/** "Can the dog come inside?" and the clause "but not indoors" of a statement on both. */
const namesSameSide = (asked: string, said: string) =>
  sides.some(({ one, other }) => namesOnly(asked, one, other) && namesOnly(said, one, other));

const namesOnly = (text: string, one: RegExp, other: RegExp) => one.test(text) && !other.test(text);

/** "Could you come on a Saturday?" and a statement on Monday to Friday. */
function isOfOtherDays({ moment }: Question, { text }: Fact, { pack }: Lexicon): boolean {
  if (moment.days.length === 0) return false;
  const said = readWeekdays(text, pack.code);
  return said.length > 0 && !moment.days.some((day) => said.includes(day));
}

/** Polarity of the answer to a written question: that of its first clause. */
function polarityOfWritten({ text }: Fact, lexicon: Lexicon): 'yes' | 'no' {
  const negations = wordList(lexicon.pack.negations);
  const first = clausesOf(text)[0]?.text ?? text;
  return tokenize(first, lexicon).some(({ word }) => negations.includes(word) && !lacking.has(word)) ? 'no' : 'yes';
}

/** A clause and how much of the question it holds. */
interface WeighedClause {
  text: string;
  isDenied: boolean;
  isElliptical: boolean;
  /** It denies or affirms in so many words. */
  isMarked: boolean;
  weight: number;
  /** It holds a term of the question as the same word. */
  hasExact: boolean;
  /** Positions of the question's terms in it. */
  terms: readonly number[];
  /** Those that are there as the same word. */
  exact: readonly number[];
}

/**
 * Clauses with their polarity. A negation holds from its clause to the next contrast or verb: "We don't do braces,
 * implants or surgery, but we refer you".
 */
function readClauses(ranked: RankedFact, question: Question, lexicon: Lexicon): WeighedClause[] {
  const { fact, matched, weights } = ranked;
  const negations = new Set(wordList(lexicon.pack.negations));
  const asksClosed = question.tokens.some(({ concept }) => concept === 'closed');
  const read: WeighedClause[] = [];
  let isDenied = false;
  for (const { text, isElliptical, isException, isContrast } of clausesOf(fact.text)) {
    const tokens = tokenize(text, lexicon);
    if (tokens.length === 0) continue;
    if (isContrast || ownVerb.test(text)) isDenied = false;
    const isNegative =
      tokens.some(
        ({ word, concept }) => (negations.has(word) && !lacking.has(word)) || (concept === 'closed' && !asksClosed),
      ) ||
      (!asksLacking(question) && lacksMatch(tokens, question, matched)) ||
      (isContrast && noLonger.test(text));
    const isAffirmative = affirmation.test(text) || (isElliptical && !isNegative && onlyStart.test(text));
    const before = read.at(-1);
    isDenied = isException && before ? !before.isDenied : (isDenied || isNegative) && !isAffirmative;
    const found = question.terms.flatMap((term, at) => {
      const share = matched[at] ? shareIn(term, tokens, kindOf(term, fact)) : 0;
      return share > 0 ? [{ at, share, weight: (weights[at] ?? 0) * share }] : [];
    });
    read.push({
      text,
      isDenied,
      isElliptical: isElliptical && read.length > 0,
      isMarked: isNegative || isAffirmative || isException,
      weight: found.reduce((sum, { weight }) => sum + weight, 0),
      hasExact: found.some(({ share }) => share === 1),
      terms: found.map(({ at }) => at),
      exact: found.filter(({ share }) => share === 1).map(({ at }) => at),
    });
  }
  return read;
}

/** The kind of a thing that the fact does not name itself: it speaks of pets, the question of cats. */
const kindOf = ({ concept }: Token, { terms }: Fact): string | undefined =>
  concept === undefined || terms.has(`~${concept}`) ? undefined : impliedConcepts[concept];

function shareIn(term: Token, tokens: readonly Token[], kind?: string): number {
  const isExact = tokens.some(
    (token) => token.word === term.word || token.stems.some((stem) => term.stems.includes(stem)),
  );
  if (isExact) return 1;
  return tokens.some((token) => isSame(term, token) || (kind !== undefined && token.concept === kind)) ? 0.7 : 0;
}

/**
 * The clause that decides: one that goes on with the statement before and alone holds a term of the question ("dogs
 * are welcome in the garden, not inside"), else the one that holds most of it.
 */
function decisive(clauses: readonly WeighedClause[]): WeighedClause | undefined {
  const alone = clauses.filter(
    (clause, at) =>
      (clause.isElliptical || at > 0) &&
      (clause.terms.some((term) => clauses.every((other) => other === clause || !other.terms.includes(term))) ||
        clause.exact.some((term) => clauses.every((other) => other === clause || !other.exact.includes(term)))),
  );
  const candidates = alone.length > 0 ? alone : clauses;
  let best: WeighedClause | undefined;
  for (const clause of candidates) if (clause.weight > (best?.weight ?? 0)) best = clause;
  return best;
}

/** "... mais plus les chèques". */
const noLonger = /^\s*plus(?!\p{L})/iu;

/** "Only laptops" after what is not done. */
const onlyStart =
  /^\s*(?:only|just|bara|endast|nur|bloß|seulement|uniquement|solo|sólo|solamente|únicamente)(?!\p{L})/iu;

/** "Do you give quotes without obligation?" has the preposition itself. */
const asksLacking = ({ tokens }: Question) => tokens.some(({ word }) => lacking.has(word));

/** "Without an appointment": the preposition denies the word after it. */
function lacksMatch(tokens: readonly Token[], question: Question, matched: readonly boolean[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      lacking.has(word) &&
      tokens
        .slice(at + 1, at + 3)
        .some((next) => question.terms.some((term, index) => matched[index] && isSame(term, next))),
  );
}

const lowerBound =
  /(?:minimum|minsta|mindest\p{L}*|mínim\p{L}*|minimal\p{L}*|at least|from (?:age|the age of)?|aged?|från|fr\.o\.m\.|lägst|minst|ab|dès|à partir de|desde|a partir de)\D{0,30}(\d{1,2})(?!\d|[.:,]\d|\s?[€%])/iu;

/** "Minimum age 16" and a child of 14: no. */
export function polarityByAge({ text, terms }: Fact, { tokens }: Question): 'yes' | 'no' | undefined {
  const ages = tokens.flatMap(({ number }) =>
    number !== undefined && Number.isInteger(number) && number < 100 ? [number] : [],
  );
  const bound = lowerBound.exec(text)?.[1];
  if (ages.length !== 1 || bound === undefined || !terms.has('~age')) return undefined;
  return (ages[0] as number) >= Number(bound) ? 'yes' : 'no';
}

const isSame = (one: Token, other: Token) => sharesMeaning(one, other) || likeness(one.word, other.word) >= 0.6;

/** Yes or no as the first word of a text. */
export function startingPolarity(text: string, { pack }: Lexicon): 'yes' | 'no' | undefined {
  const startsWith = (word: string) => new RegExp(`^${word}(?!\\p{L})`, 'iu').test(text);
  return (['yes', 'no'] as const).find((polarity) => startsWith(pack.answers[polarity]));
}
