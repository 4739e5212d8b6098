import { compiledPattern } from '../text/compiled-pattern.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { foldWord, type Token, tokenize } from '../text/tokenize.ts';

export interface LineWord {
  /** Folded; digits for a number; `|` for a comma and `‖` for the end of a sentence. */
  word: string;
  /** Undefined for punctuation. */
  token: Token | undefined;
  isConsumed: boolean;
}

/** Numbers that refer to two named before rather than count. */
const both = /^(?:both|bada|bade|beide|beiden|ambos|ambas)$/;
/** "Niåring", "neunjährige": the number of years in one word. */
const yearsInOne = /^(\p{L}{2,})(?:aring\w*|arig\w*|jahrig\w*)$/u;

/** Words of a question in one line, on which expressions take words away. */
export class WordLine {
  readonly words: LineWord[];
  #text: string;
  readonly #starts: number[] = [];

  constructor(text: string, lexicon: Lexicon) {
    this.words = text
      .replaceAll('+', ' plus ')
      .split(/([,:;()]|[.?!](?=\s|$|[.?!¿]))(?!\d)/)
      .flatMap((part): LineWord[] => {
        if (/^[,:;()]$/.test(part)) return [{ word: '|', token: undefined, isConsumed: false }];
        if (/^[.?!]$/.test(part)) return [{ word: '‖', token: undefined, isConsumed: false }];
        return tokenize(part, lexicon).flatMap((token) => wordsOf(token, lexicon));
      });
    this.#text = ' ';
    for (const { word } of this.words) {
      this.#starts.push(this.#text.length);
      this.#text += `${word} `;
    }
  }

  /** True where the words still there match. */
  has(source: string): boolean {
    return compiledPattern(`\\s(?:${source})(?=\\s)`, 'u').test(this.#text);
  }

  /** Calls `read` with every match of whole words, and takes the words of those it accepts. */
  each(source: string, read: (match: RegExpExecArray) => boolean): void {
    const pattern = compiledPattern(`(?<=\\s)(?:${source})(?=\\s)`, 'gu');
    for (let match = pattern.exec(this.#text); match; match = pattern.exec(this.#text))
      if (read(match)) this.#take(match.index, match.index + match[0].length);
  }

  #take(from: number, to: number): void {
    for (const [index, start] of this.#starts.entries()) {
      const word = this.words[index];
      if (!word || start < from || start >= to || word.token === undefined) continue;
      word.isConsumed = true;
      this.#text = `${this.#text.slice(0, start)}${'·'.repeat(word.word.length)}${this.#text.slice(start + word.word.length)}`;
    }
  }
}

function wordsOf(token: Token, lexicon: Lexicon): LineWord[] {
  const years = yearsInOne.exec(token.word)?.[1];
  const number = years === undefined ? undefined : lexicon.token(years, years).number;
  if (number !== undefined)
    return [
      { word: String(number), token: { ...token, number, isStopWord: true }, isConsumed: false },
      { word: 'yearold', token: { ...token, isStopWord: true }, isConsumed: false },
    ];
  // "A single for two nights": a room, not a number.
  if (token.word === 'single') return [{ word: 'single', token: { ...token, number: undefined }, isConsumed: false }];
  if (token.number !== undefined && !both.test(token.word))
    return [{ word: String(token.number), token, isConsumed: false }];
  if (both.test(token.word))
    return [{ word: token.word, token: { ...token, number: undefined, isStopWord: true }, isConsumed: false }];
  return [{ word: foldWord(token.word), token, isConsumed: false }];
}
