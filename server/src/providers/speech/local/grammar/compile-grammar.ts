import type { DetailKind } from './judge-hypothesis.ts';
import type { LanguagePack } from './language-pack.ts';
import { spokenWords } from './spoken-words.ts';

/** More than this is slow to search: 500 phrases take 0.17 s of computing for each second of speech. */
const maximumPhrases = 400;
/** Computing grows with the things of questions: see README.md, table of costs. */
const maximumThings = 500;
/**
 * Weight of whole phrases beside 60 of questions put together from pieces. The engine multiplies probabilities with
 * acoustic scores many orders larger: weights below 1e9 change nothing. Source: README.md, table of weights.
 */
const phraseWeight = '100000000000000';

/** Expectations of an utterance; see `RecognitionOptions`. */
export interface Expected {
  phrases: readonly string[];
  keywords: readonly string[];
  things: readonly string[];
  /** The agent asked for a number, a day, a time or a name, or it is not known what it said. */
  isDetailAsked: boolean;
}

export interface Grammar {
  jsgf: string;
  /** True for a question put together from pieces, and no phrase, everyday answer or detail. */
  isFromPieces(words: readonly string[]): boolean;
  /** Kind of details that were not asked for; undefined: they were, or it is a phrase or a question. */
  unaskedKind(words: readonly string[]): DetailKind | undefined;
  /** Written text of a sequence of words: a phrase exactly as given, or words as people write them. */
  textOf(words: readonly string[]): string;
}

/**
 * Compiles the expected phrases into a grammar of the recognizer: phrases, keywords in common frames, and everyday
 * answers. `canSay` is false for a word without a pronunciation; a phrase with one is left out.
 */
export function compileGrammar(pack: LanguagePack, expected: Expected, canSay: (word: string) => boolean): Grammar {
  const phrases = bySpokenWords(pack, expected.phrases, canSay);
  const keywords = bySpokenWords(pack, expected.keywords, canSay);
  const things =
    pack.questions === ''
      ? new Map<string, string>()
      : bySpokenWords(pack, [...expected.keywords, ...expected.things], canSay, maximumThings);
  const rule = (name: string, lines: Iterable<string>) => `<${name}> = ${[...lines].join(' | ')} ;`;
  const alternatives = ['/12/ <short>', '/2/ <detail>'];
  if (phrases.size > 0) alternatives.push(`/${phraseWeight}/ <before> <phrase> <after>`);
  if (keywords.size > 0) alternatives.push('/12/ <before> <frame> <after>');
  if (things.size > 0) alternatives.push('/60/ <question>');
  // Other things are written as they are spoken.
  const respelled = new Map([...things].filter(([line, text]) => line !== text.toLowerCase()));
  for (const [line, text] of keywords) respelled.set(line, text);
  const jsgf = [
    '#JSGF V1.0 UTF-8;',
    'grammar call;',
    `public <utterance> = ${alternatives.join(' | ')} ;`,
    '<before> = /12/ <NULL> | /1/ <lead> ;',
    '<after> = /12/ <NULL> | /1/ <tail> ;',
    rule('lead', pack.leads),
    rule('tail', pack.tails),
    ...(phrases.size > 0 ? [rule('phrase', phrases.keys())] : []),
    ...(keywords.size > 0 ? [rule('keyword', keywords.keys()), pack.frames] : []),
    ...(things.size > 0 ? [rule('thing', things.keys()), pack.questions] : []),
    pack.rules,
  ].join('\n');
  const everyday = wordsOfRule(pack.rules, 'short', 'detail');
  const details = wordsOfRule(pack.rules, 'detail');
  const numbers = wordsOfRule(pack.rules, 'digits', 'number');
  return {
    jsgf,
    isFromPieces: (words) =>
      things.size > 0 && !phrases.has(withoutLead(words.join(' '), pack)) && !words.every((word) => everyday.has(word)),
    unaskedKind(words) {
      const isUnasked = !expected.isDetailAsked && words.length > 0 && !phrases.has(words.join(' '));
      if (!isUnasked || !words.every((word) => details.has(word))) return undefined;
      return words.every((word) => numbers.has(word)) ? 'number' : 'detail';
    },
    textOf: (words) => textOf(words, pack, phrases, respelled),
  };
}

/** Words of rules in JSGF and of the rules they name. */
function wordsOfRule(rules: string, ...names: string[]): Set<string> {
  const words = new Set<string>();
  for (const name of names) {
    const body = new RegExp(`<${name}> =([^;]*);`).exec(rules)?.[1] ?? '';
    for (const token of body.match(/<\w+>|[^\s()[\]|+<>]+/g) ?? []) {
      if (!token.startsWith('<')) words.add(token);
      else for (const word of wordsOfRule(rules, token.slice(1, -1))) words.add(word);
    }
  }
  return words;
}

function bySpokenWords(
  pack: LanguagePack,
  texts: readonly string[],
  canSay: (word: string) => boolean,
  maximum = maximumPhrases,
) {
  const found = new Map<string, string>();
  for (const text of texts) {
    if (found.size >= maximum) break;
    const words = spokenWords(text, pack.sayNumber).flatMap((word) => (canSay(word) ? [word] : word.split(/(?<=')/)));
    if (words.length === 0 || words.length > 20 || !words.every(canSay)) continue;
    const line = words.join(' ');
    if (!found.has(line)) found.set(line, text.trim());
  }
  return found;
}

/** The words after a lead such as `please`, and before a tail. */
function withoutLead(line: string, pack: LanguagePack): string {
  const tail = pack.tails.find((one) => line.endsWith(` ${one}`));
  const lead = pack.leads.find((one) => line.startsWith(`${one} `));
  return line.slice(lead ? lead.length + 1 : 0, tail ? -tail.length - 1 : undefined);
}

function textOf(
  words: readonly string[],
  pack: LanguagePack,
  phrases: ReadonlyMap<string, string>,
  keywords: ReadonlyMap<string, string>,
): string {
  const line = words.join(' ');
  const tail = pack.tails.find((one) => line.endsWith(` ${one}`));
  const lead = pack.leads.find((one) => line.startsWith(`${one} `));
  const endless = tail ? line.slice(0, -tail.length - 1) : line;
  const core = lead ? endless.slice(lead.length + 1) : endless;
  const bare = lead ? line.slice(lead.length + 1) : line;
  for (const one of [line, endless, bare, core]) {
    const phrase = phrases.get(one);
    if (phrase !== undefined) return phrase;
  }
  const keyword = [...keywords.keys()]
    .filter((one) => ` ${core} `.includes(` ${one} `))
    .sort((a, b) => b.length - a.length)[0];
  if (keyword === undefined) return pack.write((bare || line).split(' '));
  return core
    .split(keyword)
    .map((part) => (part.trim() === '' ? '' : pack.write(part.trim().split(' '))))
    .join(` ${keywords.get(keyword)} `)
    .trim();
}
