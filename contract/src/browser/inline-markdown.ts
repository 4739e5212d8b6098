import { isDeceptive, toHref, withoutTrailingPunctuation } from './links.ts';

/** A piece of a line. Plain text is a string. */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'del'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] };

const kinds = { '**': 'strong', __: 'strong', '*': 'em', _: 'em', '~~': 'del' } as const;
type Mark = keyof typeof kinds;

/** Everything that may begin something, at most once for each character. */
const candidates =
  /\\([\\`*_{}[\]()#+\-.!~|>])|(`+)|(\*\*|__|~~|\*|_)|(!?\[)|(?<!\w)((?:https?:\/\/|www\.)[^\s<>"'`]+)|(?<![\w.+-])([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/gi;
const linkAt =
  /!?\[([^[\]]{0,500})\]\(\s?<?([^()\s<>]{1,2048}(?:\([^()\s<>]{0,500}\)[^()\s<>]{0,500})?)>?(?:\s"[^"]{0,200}")?\)/y;
/** Marks within marks; what lies deeper is text. */
const deepest = 6;

/**
 * Reads emphasis, code, links and bare addresses. Never fails, and takes time in proportion to the text: what is not
 * closed once is not looked for again, and every look is bounded.
 */
export function readInline(text: string, options: { depth?: number; hasLinks?: boolean } = {}): Inline[] {
  const { depth = 0, hasLinks = true } = options;
  const read: Inline[] = [];
  const unclosed = new Set<string>();
  const scan = new RegExp(candidates);
  let from = 0;
  const add = (start: number, piece: Inline, end: number) => {
    if (start > from) read.push(text.slice(from, start));
    read.push(piece);
    from = scan.lastIndex = end;
  };
  for (let match = scan.exec(text); match; match = scan.exec(text)) {
    const [whole, escaped, ticks, mark, bracket, address, mail] = match;
    const start = match.index;
    const inside = start + whole.length;
    if (escaped) add(start, escaped, inside);
    else if (ticks) {
      const end = unclosed.has(ticks) ? -1 : endOfCode(text, ticks, inside);
      if (end < 0) unclosed.add(ticks);
      else add(start, { kind: 'code', text: text.slice(inside, end) }, end + ticks.length);
    } else if (mark) {
      if (depth === deepest || unclosed.has(mark) || !mayOpen(text, mark, start)) continue;
      const end = endOfMark(text, mark, inside);
      if (end < 0) unclosed.add(mark);
      else {
        const children = readInline(text.slice(inside, end), { depth: depth + 1, hasLinks });
        add(start, { kind: kinds[mark as Mark], children }, end + mark.length);
      }
    } else if (bracket && hasLinks) {
      const link = readLink(text, start, depth);
      if (link) add(start, link.piece, link.end);
    } else if (hasLinks && (address || mail)) {
      const shown = address ? withoutTrailingPunctuation(address) : (mail as string);
      const href = toHref(address ? shown : `mailto:${shown}`);
      if (href) add(start, { kind: 'link', href, children: [shown] }, start + shown.length);
    }
  }
  if (from < text.length) read.push(text.slice(from));
  return read;
}

function readLink(text: string, start: number, depth: number): { piece: Inline; end: number } | null {
  linkAt.lastIndex = start;
  const [whole = '', label = '', address = ''] = linkAt.exec(text) ?? [];
  const href = whole && toHref(address);
  if (!href) return null;
  const children =
    !label || isDeceptive(label, href) ? [href] : readInline(label, { depth: depth + 1, hasLinks: false });
  return { piece: { kind: 'link', href, children }, end: start + whole.length };
}

/** Where a run of exactly as many backticks begins. */
function endOfCode(text: string, ticks: string, from: number): number {
  for (let at = text.indexOf(ticks, from); at >= 0; ) {
    let end = at;
    while (text[end] === '`') end += 1;
    if (end - at === ticks.length) return at;
    at = text.indexOf(ticks, end);
  }
  return -1;
}

const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
const isSpace = (character: string | undefined) => /\s/.test(character ?? ' ');

/** `2 * 3`, `snake_case` and `2*3` are no emphasis. */
const mayOpen = (text: string, mark: string, at: number) =>
  !isSpace(text[at + mark.length]) && (mark.length > 1 || !isWord(text[at - 1]));

function endOfMark(text: string, mark: string, from: number): number {
  for (let at = text.indexOf(mark, from + 1); at >= 0; ) {
    let end = at;
    while (text[end] === mark[0]) end += 1;
    const run = end - at;
    // Of three stars, the outer two close what two opened.
    const closes = end - mark.length;
    const fits = mark.length === 1 ? run === 1 || run === 3 : run >= 2;
    if (fits && !isSpace(text[at - 1]) && (mark.length > 1 || !isWord(text[end]))) return closes;
    at = text.indexOf(mark, end);
  }
  return -1;
}
