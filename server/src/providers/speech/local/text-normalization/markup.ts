import { applyRules, type Rule } from './rule.ts';

/** Markup for the eye only. */
const markup: readonly Rule[] = [
  [/[\u00A0\u202F\u2009]/g, ' '],
  [/<[^<>]*>/g, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(?:#{1,6}|[-*+•]|>)\s+/gm, ''],
  [/^\s*[-*_=]{3,}\s*$/gm, ' '],
  [/[*_~`|]{1,3}/g, (mark = '') => (mark === '_' ? '_' : ' ')],
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' '],
  [/[\u2018\u2019\u02BC]/g, "'"],
  // Inches, where no quotation is open.
  [/["\u201D](?<=(?:^|\s)\d{1,3}(?:[.,]\d)?.)(?=[\s,.;!?)]|$)(?<!(?:^|[\s(])["\u201C][^"\u201D]*.)/g, '\u2033'],
  [/[\u201C\u201D\u201E\u00AB\u00BB"]/g, ' '],
  [/\u2026|\.{2,}/g, '.'],
  [/&amp;/g, '&'],
  [/[\u2212]/g, '-'],
  [/\u00BD/g, ' 1/2'],
  [/\u00BC/g, ' 1/4'],
  [/\u00BE/g, ' 3/4'],
  [/\p{C}|\s+/gu, ' '],
  [/ {2,}/g, ' '],
];

/** Pauses, and the end of all that has no sound. */
const tidying: readonly Rule[] = [
  [/[\u2013\u2014]|\s-+\s/g, ', '],
  [/[;:()[\]{}]/g, ', '],
  [/\p{N}|[^\p{Script=Latin}\p{M} ,.!?'-]/gu, ' '],
  [/(?<![\p{L}])\p{M}+/gu, ' '],
  [/(?<![\p{L}.])-+|-+(?!\p{L})/gu, ' '],
  [/\s+/g, ' '],
  [/\s+([,.!?])/g, '$1'],
  [/(?<!\b[ap]\.m)([,.!?])(?:\s*,)+/g, '$1'],
  [/,+(?=[.!?])/g, ''],
  [/\.{2,}/g, '.'],
  [/^[\s,.!?'-]+/g, ''],
];

export const withoutMarkup = (text: string): string => applyRules(text.normalize('NFC'), markup);

/** Letters and the marks of pauses only; empty when nothing can be said. */
export function tidy(text: string): string {
  const spoken = applyRules(text, tidying).trim();
  return /\p{L}/u.test(spoken) ? spoken : '';
}
