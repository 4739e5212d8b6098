import { foldWords } from '../fold-words.ts';
import { intentOf, isQuestion } from '../intents.ts';
import { withDigits } from './number-words.ts';

/** A code given without a question has at least this many characters, unless its name precedes it. */
const ownSigns = 3;
const longest = 40;

const written =
  /(?<![\p{L}\p{N}])(?=[\p{L}_/-]*\d)[\p{L}\p{N}]+(?:[_/-]+[\p{L}\p{N}]+)*(?: (?=\d)\d+)*(?![\p{L}\p{N}])/gu;
const introduced =
  /(?:\b(?:number|numero|no|nr|nummer|code|kod|id|reference|referens|referenz|ref)\.?\s*:?\s*(?:is|ar|ist|est|es)?\s*|#\s*)$/u;

/**
 * A number or code that names something: an order, a customer, a booking. Spoken digits count as written ones.
 * `isAsked` also takes a short one, and a code of letters alone. `label` is what it is called.
 */
export function findCode(
  text: string,
  options: { label: string; isAsked: boolean; language: string },
): string | undefined {
  const { label, isAsked, language } = options;
  const digits = withDigits(text, language);
  const plain = isAsked ? withoutSpelling(digits) : digits;
  for (const match of plain.matchAll(written)) {
    const code = match[0].replace(/(?<=\d) (?=\d)/g, '');
    if (code.length > longest) continue;
    if (isAsked || code.length >= ownSigns || isNamed(plain.slice(0, match.index), label)) return upper(code);
  }
  const bare = text.trim().replace(/[.!]+$/, '');
  const isOneWord = /^[\p{L}\p{N}_/-]{2,40}$/u.test(bare);
  return isAsked && isOneWord && !intentOf(text) && !isQuestion(text) ? bare : undefined;
}

/** "A B 12" is AB12. */
function withoutSpelling(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'’])\p{L}(?:[\s.]+\p{L}(?![\p{L}\p{N}'’]))+[\s.]*(?=\d)/gu, (letters) =>
    letters.replace(/[\s.]+/g, ''),
  );
}

/** Folding made letters small; codes are written in capitals. */
const upper = (code: string) => (/\p{L}/u.test(code) ? code.toUpperCase() : code);

function isNamed(before: string, label: string): boolean {
  if (introduced.test(before.toLowerCase())) return true;
  const last = foldWords(before).split(' ').at(-1) ?? '';
  return last !== '' && foldWords(label).split(' ').includes(last);
}
