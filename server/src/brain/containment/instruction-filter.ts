import { isForAgentAlone, isInstruction } from '../instructions.ts';
import { fold } from '../words.ts';
import type { TextFilter } from './link-filter.ts';

/**
 * Words from the beginning of an instruction that count as repeating it. Fewer occur by chance: "ask the caller".
 */
const openingWords = 6;
/** Shorter instructions ("Be polite.") are ordinary language. */
const shortestInstruction = 5;
/** Words in quotes are there to be said. */
const quoted = /"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|»[^«\n]{1,400}«/g;
const sentenceEnds = /(?<=[.!?;:…])\s+|\n+/;
const listMark = /^\s*(?:[-*•>]|#{1,6}|\d{1,3}[.)])\s+/;

/** Beginnings of instructions, by word: a tree whose leaves are complete openings. */
export interface Openings {
  next: Map<string, Openings>;
  /** Null: the opening goes on. `ambiguous`: it may be addressed to the person too. */
  end: 'certain' | 'ambiguous' | null;
}

/**
 * Openings of the sentences of a prompt that instruct the agent, and of `rules` whole. What a prompt says of the
 * business may be quoted and is not among them, nor are instructions with quoted words.
 */
export function openingsOf(prompt: string, rules: readonly string[]): Openings {
  const root: Openings = { next: new Map(), end: null };
  for (const rule of rules.flatMap((each) => each.split(sentenceEnds))) add(root, rule, 'certain');
  for (const line of prompt.split(sentenceEnds)) {
    const sentence = line.replace(listMark, '').trim();
    if (isInstruction(sentence)) add(root, sentence, isForAgentAlone(sentence) ? 'certain' : 'ambiguous');
  }
  return root;
}

function add(root: Openings, sentence: string, end: 'certain' | 'ambiguous'): void {
  const words = wordsIn(sentence.split(quoted)[0] ?? '').slice(0, openingWords);
  if (words.length < shortestInstruction) return;
  let place = root;
  for (const word of words) {
    let next = place.next.get(word);
    if (!next) place.next.set(word, (next = { next: new Map(), end: null }));
    place = next;
  }
  if (place.end !== 'certain') place.end = end;
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export interface InstructionFilter extends TextFilter {
  /** True once something was withheld; nothing is passed on after it. */
  readonly hasWithheld: boolean;
}

/**
 * Passes on a model's answer until it repeats an instruction word for word, or two that may be addressed to the person
 * too; `refusal` then takes the place of that and of all that follows. Letter case, punctuation and markup do not
 * matter. Holds back words only while they may be the beginning of an instruction. `repeated`: ambiguous ones so far.
 */
export function instructionFilter(parts: {
  openings: Openings;
  repeated: Set<Openings>;
  refusal: string;
}): InstructionFilter {
  let pending = '';
  let hasWithheld = false;
  const advance = (isOver: boolean): string => {
    if (hasWithheld) return '';
    const { released, held, isRepeated } = scan(pending, parts, isOver);
    pending = held;
    if (!isRepeated) return released;
    hasWithheld = true;
    return released + parts.refusal;
  };
  return {
    get hasWithheld() {
      return hasWithheld;
    },
    push(delta) {
      pending += delta;
      return advance(false);
    },
    end: () => advance(true),
  };
}

function scan(text: string, { openings, repeated }: { openings: Openings; repeated: Set<Openings> }, isOver: boolean) {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    // A word at the very end may go on.
    isOpen: !isOver && match.index + match[0].length === text.length,
    parts: wordsIn(match[0]),
  }));
  for (const [index, { start }] of words.entries()) {
    const result = walk(words.slice(index, index + openingWords), openings, isOver);
    if (result === 'undecided') return { released: text.slice(0, start), held: text.slice(start), isRepeated: false };
    if (result === 'different') continue;
    if (result.end === 'ambiguous') repeated.add(result);
    if (result.end === 'certain' || repeated.size > 1)
      return { released: text.slice(0, start), held: '', isRepeated: true };
  }
  return { released: text, held: '', isRepeated: false };
}

function walk(
  words: readonly { isOpen: boolean; parts: readonly string[] }[],
  openings: Openings,
  isOver: boolean,
): Openings | 'undecided' | 'different' {
  let place = openings;
  for (const { isOpen, parts } of words) {
    for (const part of parts) {
      const next = place.next.get(part);
      if (isOpen && [...place.next.keys()].some((word) => word.startsWith(part))) return 'undecided';
      if (!next) return 'different';
      if (next.end !== null) return next;
      place = next;
    }
  }
  return isOver ? 'different' : 'undecided';
}
