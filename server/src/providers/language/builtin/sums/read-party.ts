import type { PersonCategory } from './price-entries.ts';
import type { SumWords } from './sum-words.ts';
import type { WordLine } from './word-line.ts';

/** People an order is for. */
export interface Party {
  adults: number;
  seniors: number;
  students: number;
  children: number;
  /** Ages of children, as far as named. */
  ages: readonly number[];
  /** People whose kind is not named. */
  others: number;
}

export const sizeOf = ({ adults, seniors, students, children, others }: Party) =>
  adults + seniors + students + children + others;

const year = '(?:yearold|years? olds?|year old|years?|yrs?|aring(?:ar|en)?|arig\\w*|jahrig\\w*|jahren?|ans|anos|ar)';
const old = '(?:\\s(?:old|olds|alt|alte[nr]?|gammal|gamla|de edad))?';
/** A person's kind ends there; a noun behind it would be a thing for such people. */
const end =
  '(?=\\s(?:[|‖·]|\\d|and|who|with|for|in|at|on|to|is|och|som|i|med|pa|vad|und|die|der|mit|fur|im|am|was|et|qui|pour|avec|a|au|y|con|que|para|en|aged?|ages|under|over|of|plus|cuanto|combien|hur|unter|uber|ab|moins|de|menores|mas))';

/** Reads the people of a question and takes their words. */
export function readParty(line: WordLine, words: SumWords): Party {
  const party = { adults: 0, seniors: 0, students: 0, children: 0, others: 0 };
  const ages: number[] = [];
  const countOf = (written: string | undefined) => Number(written) || 1;
  const determiner = `(?:(\\d+)\\s|(?:${words.articles})\\s|(?:${words.possessive})\\s(?:(\\d+|both|bada|beiden?|deux|dos)\\s)?)`;

  // "Two kids, 5 and 8", "my son of 9": ages behind the noun.
  line.each(
    `${determiner}?(?:${words.child})\\s(?:(?:of|pa|de|aged|ages|age|i aldern|im alter von|von|som ar|\\||ar|is|are|sind|ist|who are|who is|et|qui ont|qui a|tiene|tienen)\\s){0,3}(\\d{1,2})((?:\\s(?:and|och|und|et|y|\\||e)\\s\\d{1,2})*)(?:\\s${year})?${old}(?=\\s(?:[|‖]|and|och|und|et|y|with|med|mit|avec|con|for|what|vad|was|$))`,
    (match) => {
      const named = [match[3], ...(match[4]?.match(/\d+/g) ?? [])].map(Number);
      if (named.some((age) => age > 19)) return false;
      ages.push(...named);
      party.children += Math.max(named.length, match[2] ? doubled(match[2]) : countOf(match[1]));
      return true;
    },
  );
  // "To cut my son's hair, he is 9", "she's three".
  line.each(
    `(?:he|she|they|han|hon|den|er|sie|es|il|elle|el|ella) (?:is|s|re|are|ar|ist|sind|a|tiene) (\\d{1,2})(?:\\s${year})?${old}(?=\\s(?:[|‖·]|$))`,
    (match) => {
      if (Number(match[1]) > 19) return false;
      ages.push(Number(match[1]));
      return true;
    },
  );
  // "Our 9-year-old", "two 12-year-olds".
  line.each(`${determiner}?(\\d{1,2})\\s${year}${old}`, (match) => {
    if (Number(match[3]) > 19) return false;
    const count = countOf(match[1]);
    ages.push(...Array.from({ length: count }, () => Number(match[3])));
    party.children += count;
    return true;
  });
  for (const [category, key] of categories) {
    line.each(`${determiner}(?:${words[category]})${end}`, (match) => {
      party[key] += match[2] ? doubled(match[2]) : countOf(match[1]);
      return true;
    });
  }
  readRelations(line, words, party);
  line.each(`(?:(?:${words.weAre})\\s)?(\\d+)\\s(?:\\p{L}+\\s)?(?:${words.people})`, (match) => {
    party.others += countOf(match[1]);
    return true;
  });
  line.each(
    `(?:${words.weAre})\\s(\\d+)(?=\\s(?:[|‖]|and|och|und|et|y|plus|with|med|mit|avec|con))|(?:we are|we re|vi ar|wir sind|somos|on est|nous sommes|seriamos)\\s(\\d+)`,
    (match) => {
      party.others += countOf(match[1] ?? match[2]);
      return true;
    },
  );
  readPairs(line, words, party);
  return { ...party, ages };
}

const categories: readonly [PersonCategory, 'adults' | 'children' | 'seniors' | 'students'][] = [
  ['adult', 'adults'],
  ['child', 'children'],
  ['senior', 'seniors'],
  ['student', 'students'],
];

const doubled = (written: string | undefined) => (written === undefined ? 1 : Number(written) || 2);

/** "For me, my wife and ...", "ma sœur et moi". */
function readRelations(line: WordLine, words: SumWords, party: { adults: number }): void {
  const joint = '(?:\\||and|och|und|et|y|plus|with|med|mit|avec|con)';
  const one = `(?:${words.possessive})\\s(?:${words.relation})`;
  line.each(`(?:${words.self})\\s${joint}\\s(?:and\\s)?${one}|${one}\\s${joint}\\s(?:${words.self})`, () => {
    party.adults += 2;
    return true;
  });
  line.each(
    `(?:${words.self})(?=\\s${joint}\\s(?:${words.possessive}|·))|(?<=·\\s${joint}\\s)(?:${words.self})`,
    () => {
      party.adults += 1;
      return true;
    },
  );
  line.each(`(?<=·\\s${joint}\\s(?:${joint}\\s)?)${one}`, () => {
    party.adults += 1;
    return true;
  });
}

/** "Both of us", "toutes les deux", "zu dritt", where no people are counted yet. */
function readPairs(line: WordLine, words: SumWords, party: { adults: number; others: number; children: number }): void {
  const isCounted = party.adults + party.others + party.children > 1;
  line.each(words.pairs, () => {
    if (!isCounted) party.others += 2;
    return true;
  });
  const german: readonly [string, number][] = [
    ['dritt', 3],
    ['viert', 4],
    ['funft', 5],
    ['sechst', 6],
  ];
  for (const [word, count] of german)
    line.each(`zu ${word}`, () => {
      party.others += count;
      return true;
    });
}
