import type { CannedReply } from '../../api/schemas.ts';

/** The `/word` that is being typed just before `caret`: where it begins, and the word without its `/`. */
export function slashWordAt(text: string, caret: number): { start: number; word: string } | null {
  const match = /(?:^|\s)\/([\p{L}\p{N}-]*)$/u.exec(text.slice(0, caret));
  return match ? { start: caret - (match[1] ?? '').length - 1, word: match[1] ?? '' } : null;
}

/**
 * The replies that fit what was typed: those whose shortcut begins with it first, then those that hold it anywhere. Of
 * two with one shortcut, the one in the visitor's language stands first.
 */
export function fittingReplies(
  replies: readonly CannedReply[],
  word: string,
  language: string | null,
  limit = 8,
): CannedReply[] {
  const wanted = word.toLowerCase();
  const rank = (reply: CannedReply) => {
    const shortcut = reply.shortcut.toLowerCase();
    const place = shortcut.startsWith(wanted) ? 0 : shortcut.includes(wanted) ? 2 : 4;
    return place + (speaks(reply, language) ? 0 : 1);
  };
  return replies
    .filter(({ shortcut, text }) => `${shortcut}\n${text}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other) || one.shortcut.localeCompare(other.shortcut))
    .slice(0, limit);
}

const base = (tag: string) => tag.split('-')[0]?.toLowerCase();
const speaks = (reply: CannedReply, language: string | null) =>
  reply.language === null || language === null || base(reply.language) === base(language);
