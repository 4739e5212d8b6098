import type { Fact } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import { sharesMeaning } from '../text/shares-meaning.ts';
import type { Token } from '../text/tokenize.ts';

/** Variants of one thing, folded: a price for one is none for another. */
const variants: readonly (readonly RegExp[])[] = [
  [
    /^(?:small|little|mini|tiny|liten|lilla|litet|sma|klein\w*|petit\w*|pequen\w*|chic[oa]s?|chiquit\w*)$/,
    /^(?:medium|mid|mellan\w*|mittel\w*|mittler\w*|moyen\w*|median\w*)$/,
    /^(?:large|big|giant|xl|stor|stora|stort|gross\w*|grand|grande|grandes|grands|gros|grosse)$/,
  ],
  [
    /^(?:short|kort|korta|kurz\w*|court\w*|cort[oa]s?)$/,
    /^(?:long|lang|langa|langt|lange|langen|langes|longs?|longues?|larg[oa]s?)$/,
  ],
  [
    /^(?:single|enkel\w*|einzel\w*|simple|individuel\w*|individual\w*|sencill\w*)$/,
    /^(?:double|twin|dubbel\w*|doppel\w*|dobles?)$/,
  ],
  [
    /^(?:adults?|vuxen|vuxna|erwachsene\w*|adultes?|adultos?|adultas?)$/,
    /^(?:child|children|kids?|toddlers?|barn|kind|kinder\w*|enfants?|ninos?|ninas?|infantil|bambini)$/,
    /^(?:seniors?|pensioners?|oaps?|pensionar\w*|rentner\w*|retraites?|jubilad\w*)$/,
    /^(?:students?|student\w*|studierende\w*|etudiants?|estudiantes?)$/,
  ],
  [/^(?:upright|pianino|klavier)$/, /^(?:grand|flygel|flugel)$/],
  [
    /^(?:half|halv|halva|halb\w*|demi\w*|medi[oa])$/,
    /^(?:full|whole|hel|hela|ganz\w*|entier\w*|complet\w*|enter[oa]|complet[oa])$/,
  ],
];

/**
 * Fit of a fact that is for one variant of a thing: less where the question names another size, age group or number,
 * more where it names the same. 1 where neither names any.
 */
export function variantFit(question: Question, fact: Fact): number {
  let fit = 1;
  for (const group of variants) {
    const wanted = variantsIn(group, question.tokens);
    const given = variantsIn(group, [...fact.tokens, ...fact.titleTokens]);
    if (wanted.size !== 1 || given.size === 0) continue;
    const [variant] = [...wanted];
    fit *= given.has(variant as number) ? 1.15 : 0.7;
  }
  return fit * numberFit(question, fact);
}

function variantsIn(group: readonly RegExp[], tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  for (const { word } of tokens) {
    const at = group.findIndex((pattern) => pattern.test(word));
    if (at >= 0) found.add(at);
  }
  return found;
}

/** "Three movers": a statement on three movers rather than one on two. */
function numberFit({ tokens, moment }: Question, fact: Fact): number {
  const counted = numbersBeforeNouns(tokens).filter(({ number, noun }) => number > 1 && !moment.words.has(noun.word));
  if (counted.length === 0) {
    // "What is a dog a night?" and the price of two dogs.
    const [first] = numbersBeforeNouns(fact.tokens.slice(0, 3));
    const isOfMore = first && first.number > 1 && tokens.some((token) => sharesMeaning(token, first.noun));
    return isOfMore && fact.amounts.length > 0 ? 0.85 : 1;
  }
  if (counted.length !== 1 || moment.time !== undefined) return 1;
  const [{ number, noun }] = counted as [Counted];
  const given = numbersBeforeNouns(fact.tokens);
  if (given.some((one) => one.number === number && sharesMeaning(one.noun, noun))) return 1.25;
  if (given.some((one) => sharesMeaning(one.noun, noun))) return 0.8;
  return 1;
}

interface Counted {
  number: number;
  noun: Token;
}

function numbersBeforeNouns(tokens: readonly Token[]): Counted[] {
  return tokens.flatMap(({ number }, at) => {
    const noun = tokens[at + 1];
    return number !== undefined && Number.isInteger(number) && noun && noun.number === undefined && !noun.isStopWord
      ? [{ number, noun }]
      : [];
  });
}
