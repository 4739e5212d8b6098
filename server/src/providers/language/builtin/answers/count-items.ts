import type { Question } from '../questions/question.ts';
import { type Lexicon, wordList } from '../text/lexicon.ts';
import { type Token, tokenize } from '../text/tokenize.ts';

export interface Item {
  count: number;
  tokens: Token[];
  /** The question gives its number. */
  isCounted: boolean;
}

/** A single item takes its name from the whole question: "Balancing, all four wheels" is of balancing. */
export function completed(items: readonly Item[], question: Question, duration: Duration | undefined): Item[] {
  const subject = question.terms.filter(({ concept }) => concept !== 'price' && concept !== 'timeUnit');
  if (items.length === 0) return duration ? [{ count: 1, tokens: subject, isCounted: true }] : [];
  const [only] = items;
  if (items.length > 1 || !only) return [...items];
  return [{ ...only, tokens: [...new Map([...only.tokens, ...subject].map((token) => [token.word, token])).values()] }];
}

export interface Duration {
  count: number;
  /** First three letters of the unit of time, which all its forms share: `day`, `nac`. */
  unit: string;
}

interface Clause {
  items: Item[];
  durations: Duration[];
  /** A number without a thing: "there are four of us". */
  people: number | undefined;
}

/** Splits a question into items and durations, clause by clause. */
export function clausesOf(text: string, lexicon: Lexicon): Clause[] {
  const conjunctions = wordList(`${lexicon.pack.schedule.and} plus samt sowie`);
  return text.split(/[:.?!;](?!\d)/).map((clause) => {
    const read: Clause = { items: [], durations: [], people: undefined };
    for (const part of clause.split(/,(?!\d)/)) {
      const segments = segmentsOf(tokenize(part.replaceAll('+', ' plus '), lexicon), conjunctions);
      for (const segment of segments) {
        const { item, duration, people } = readSegment(segment, lexicon);
        if (duration) read.durations.push(duration);
        read.people ??= people;
        // Without a number and on its own between commas it is the background.
        if (item && (item.isCounted || segments.length > 1 || people !== undefined || !clause.includes(',')))
          read.items.push(item);
      }
    }
    return read;
  });
}

function segmentsOf(tokens: readonly Token[], conjunctions: readonly string[]): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of tokens) {
    if (conjunctions.includes(token.word)) segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments.filter((segment) => segment.length > 0);
}

const articles: Readonly<Record<string, readonly string[]>> = {
  en: ['a', 'an'],
  sv: ['en', 'ett'],
  de: ['ein', 'eine', 'einen', 'einem', 'einer'],
  fr: ['un', 'une'],
  es: ['un', 'una'],
};

const years = /^(?:ans?|annees?|anos?|jahren?|ar|years?|yrs?)$/;

function readSegment(
  segment: readonly Token[],
  { pack }: Lexicon,
): { item?: Item; duration?: Duration; people?: number } {
  const ones = articles[pack.code] ?? [];
  const numberAt = (at: number) => segment[at]?.number ?? (ones.includes(segment[at]?.word ?? '') ? 1 : undefined);
  let duration: Duration | undefined;
  let count: number | undefined;
  const tokens: Token[] = [];
  for (let at = 0; at < segment.length; at++) {
    const token = segment[at] as Token;
    const number = numberAt(at);
    if (number !== undefined) {
      const next = segment[at + 1];
      // "Our 9-year-old" is an age.
      if (next?.concept === 'age' || segment[at + 2]?.concept === 'age') continue;
      // "Mon fils de 8 ans": years are an age, not a number of units.
      if (next && years.test(next.word)) {
        at++;
        continue;
      }
      if (next?.concept === 'timeUnit') {
        duration = { count: number, unit: next.word.slice(0, 3) };
        at++;
      } else if (Number.isInteger(number) && number > 0 && number <= 1000) count ??= number;
      continue;
    }
    if (!token.isStopWord && token.concept !== 'price') tokens.push(token);
  }
  const item = tokens.length > 0 ? { count: count ?? 1, tokens, isCounted: count !== undefined } : undefined;
  const people = !item && count !== undefined && count > 1 ? count : undefined;
  return { ...(item && { item }), ...(duration && { duration }), ...(people && { people }) };
}
