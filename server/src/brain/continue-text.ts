/** A repetition shorter than this may be chance ("at 9" after "at 9") and is only removed when it is a whole word. */
const surePrefixChars = 12;

const wordChar = /[\p{L}\p{N}]/u;

export interface Continuation {
  /** Takes new text and returns the part that is no repetition; holds back text that may still be one. */
  push(delta: string): string;
  /** Returns the rest when the new text is over. */
  end(): string;
}

/**
 * Joins a second text to one that broke off after `said`, without saying anything twice. The second text may go on
 * exactly, start again from the beginning (even in slightly other words), or repeat the last words before going on:
 * what repeats is removed. Letter case and the amount of white space do not matter. `said` must end with a whole word.
 */
export function continueText(said: string): Continuation {
  const told = normalised(said);
  const starts = wordStarts(told);
  let pending = '';
  let joined = told === '';

  const settle = (isOver: boolean): string => {
    const cut = repeatedLength(told, starts, pending, isOver);
    if (cut === undefined) return '';
    const fresh = pending.slice(cut);
    pending = '';
    joined = true;
    return join(said, fresh, cut > 0);
  };

  return {
    push(delta) {
      if (joined) return delta;
      pending += delta;
      return settle(false);
    },
    end() {
      return joined ? '' : settle(true);
    },
  };
}

/** Number of characters of `fresh` that repeat `told`; undefined while more text is needed to decide. */
function repeatedLength(told: string, starts: readonly number[], fresh: string, isOver: boolean): number | undefined {
  let longest: number | undefined;
  for (const start of starts) {
    const match = compare(told.slice(start), fresh);
    if (match.kind === 'undecided') {
      if (!isOver) return undefined;
      // Over while still repeating: nothing new was said, if there was enough of it to be a repetition.
      if (isRepetition(fresh) && (start === 0 || fresh.trim().length >= surePrefixChars)) return fresh.length;
      continue;
    }
    if (match.kind === 'whole') {
      const next = fresh[match.length];
      if (next === undefined && !isOver) return undefined;
      const endsWord = next === undefined || !wordChar.test(next) || !wordChar.test(fresh[match.length - 1] ?? '');
      if (endsWord && isRepetition(fresh.slice(0, match.length))) longest ??= match.length;
      continue;
    }
    // A new start that soon takes other words: what it has in common with the first one is not said again.
    const common = wholeWords(fresh, match.length);
    if (start === 0 && common >= surePrefixChars) longest ??= common;
  }
  return longest ?? 0;
}

type Match = { kind: 'whole' | 'differs' | 'undecided'; length: number };

/** Compares `fresh` with all of `told`; `length` counts characters of `fresh` that agree. */
function compare(told: string, fresh: string): Match {
  let at = 0;
  while (at < fresh.length && /\s/.test(fresh[at] as string)) at++;
  for (const expected of told) {
    if (at >= fresh.length) return { kind: 'undecided', length: at };
    if (expected === ' ') {
      if (!/\s/.test(fresh[at] as string)) return { kind: 'differs', length: at };
      while (at < fresh.length && /\s/.test(fresh[at] as string)) at++;
      continue;
    }
    const length = expected.length;
    if (fresh.slice(at, at + length).toLowerCase() !== expected) return { kind: 'differs', length: at };
    at += length;
  }
  return { kind: 'whole', length: at };
}

/** A number alone is no repetition: "070 12" may well go on with "12". */
function isRepetition(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 2;
}

function wholeWords(text: string, length: number): number {
  let end = length;
  while (end > 0 && wordChar.test(text[end] ?? ' ') && wordChar.test(text[end - 1] as string)) end--;
  return end;
}

function normalised(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Only the last part of a long text can be what a continuation repeats, and its very beginning. */
function wordStarts(text: string): number[] {
  const starts = [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map((match) => match.index);
  return [0, ...starts.filter((start) => start > 0 && start >= text.length - 400)];
}

/** Text after a removed repetition is left exactly as it was; other text gets the space a trimmed answer lost. */
function join(said: string, fresh: string, isCut: boolean): string {
  if (/\s$/.test(said)) return fresh.trimStart();
  const meetsWord = isCut ? /[\p{L}\p{N}]$/u.test(said) : /[\p{L}\p{N}.,;:!?…)%]$/u.test(said);
  const beginsWord = isCut ? /^[\p{L}\p{N}]/u.test(fresh) : /^[^\s.,;:!?…)\]%'’-]/u.test(fresh);
  return meetsWord && beginsWord ? ` ${fresh}` : fresh;
}
