/** A piece of a line. Plain text is a string. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; text: string };

/** A part of a message, from top to bottom. */
export type Block =
  | { kind: 'text' | 'heading'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; start: number | null; items: Inline[][] };

const fence = /^ {0,3}(```|~~~)/;
const heading = /^ {0,3}#{1,6} +(\S.*)$/;
const item = /^ *(?:[-*+•]|(\d{1,9})[.)]) +(?=\S)/;

/**
 * The Markdown that agents and people write most: paragraphs, headings, lists, code, emphasis, links. Gives data, never
 * HTML; what it does not know stays text. Lists within lists are drawn as one.
 */
export function readMarkdown(text: string): Block[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) at = readBlock(lines, at, blocks);
  return blocks;
}

/** Adds the block that begins at a line; where the next one begins. */
function readBlock(lines: readonly string[], at: number, blocks: Block[]): number {
  const line = lines[at] ?? '';
  if (line.trim() === '') return at + 1;
  const opened = fence.exec(line)?.[1];
  if (opened) {
    const end = endOf(lines, at + 1, (other) => other.trimStart().startsWith(opened));
    blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
    return end + 1;
  }
  const title = heading.exec(line)?.[1];
  if (title) {
    blocks.push({ kind: 'heading', children: readInline(title) });
    return at + 1;
  }
  const mark = item.exec(line);
  if (mark) {
    const isNumbered = mark[1] !== undefined;
    const end = endOf(lines, at, (other) => {
      const found = item.exec(other);
      return !found || (found[1] !== undefined) !== isNumbered;
    });
    const items = lines.slice(at, end).map((one) => readInline(one.replace(item, '')));
    blocks.push({ kind: 'list', start: isNumbered ? Number(mark[1]) : null, items });
    return end;
  }
  const end = endOf(
    lines,
    at + 1,
    (other) => other.trim() === '' || [fence, heading, item].some((one) => one.test(other)),
  );
  // Lines stay lines, as in any chat.
  blocks.push({ kind: 'text', children: readInline(lines.slice(at, end).join('\n')) });
  return end;
}

/** The first line from `from` on that ends what was begun. */
function endOf(lines: readonly string[], from: number, isEnd: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && !isEnd(lines[end] ?? '')) end += 1;
  return end;
}

/** Each part ends at its own mark, at the end of the line or after what is bounded, so that a look is never long. */
const pieces = new RegExp(
  [
    /`(?<code>[^`\n]{1,2000})`/u,
    /\*\*(?=\S)(?<strong>[^*\n]{1,2000}(?<=\S))\*\*/u,
    /(?<![\p{L}\p{N}*])\*(?=\S)(?<em>[^*\n]{1,2000}(?<=\S))\*(?![\p{L}\p{N}*])/u,
    /(?<![\p{L}\p{N}_])_(?=\S)(?<slanted>[^_\n]{1,2000}(?<=\S))_(?![\p{L}\p{N}_])/u,
    /!?\[(?<label>[^[\]\n]{1,500})\]\((?<target>[^()\s]{1,2048})\)/u,
    /(?<address>https?:\/\/[^\s<>"'`*]{1,2048})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

function readInline(text: string): Inline[] {
  const read: Inline[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(pieces)) {
    const piece = pieceOf(groups);
    if (piece === null) continue;
    const shown = typeof piece === 'object' && groups['address'] !== undefined ? shownLength(piece) : whole.length;
    if (index > from) read.push(text.slice(from, index));
    read.push(piece);
    from = index + shown;
  }
  if (from < text.length) read.push(text.slice(from));
  return read;
}

const shownLength = (piece: Exclude<Inline, string>) => (piece.kind === 'link' ? piece.text.length : 0);

function pieceOf({ code, strong, em, slanted, label, target, address }: Record<string, string>): Inline | null {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', children: readInline(strong) };
  const slant = em ?? slanted;
  if (slant !== undefined) return { kind: 'em', children: readInline(slant) };
  const shown = address?.replace(/[.,;:!?)\]}_~…]+$/, '');
  const href = toHref(shown ?? target ?? '');
  if (href === null) return null;
  // Words that read as an address must not lead to another one.
  const isDeceptive = label !== undefined && /https?:\/\/|www\./i.test(label);
  return { kind: 'link', href, text: shown ?? (isDeceptive ? href : (label ?? href)) };
}

/**
 * What a link may point to, by the browser's own reading of it, so that `java\nscript:` and the like fall out. A user
 * name before the host is how one site dresses up as another.
 */
function toHref(address: string): string | null {
  try {
    const url = new URL(address);
    return /^(?:https?|mailto|tel):$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}
