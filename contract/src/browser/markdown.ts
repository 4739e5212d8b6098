import { type Inline, readInline } from './inline-markdown.ts';

/** A part of a message, from top to bottom. */
export type Block =
  | { kind: 'text' | 'heading'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'table'; rows: Inline[][][] }
  | { kind: 'rule' };

const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}#{1,6}\s+(\S.*)$/;
const quote = /^ {0,3}> ?/;
const item = /^( {0,12})([-*+•]|(\d{1,9})[.)])(?:\s+|$)/;
/** Lists and quotes within each other; what lies deeper is text. */
const deepest = 6;

/**
 * Reads what models and people write as Markdown: paragraphs, headings, lists, quotes, code, tables. Gives data, never
 * HTML. Never fails, and takes time in proportion to the text.
 */
export function readMarkdown(text: string): Block[] {
  return readBlocks(text.replaceAll('\r\n', '\n').replaceAll('\t', '    ').split('\n'), 0);
}

function readBlocks(lines: string[], depth: number): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as string;
    const [read, next] = readBlock(lines, at, line, depth);
    if (read) blocks.push(read);
    at = next;
  }
  return blocks;
}

function readBlock(lines: string[], at: number, line: string, depth: number): [Block | null, number] {
  if (!line.trim()) return [null, at + 1];
  const opened = fence.exec(line)?.[1];
  if (opened) return readCode(lines, at, opened);
  const title = heading.exec(line)?.[1];
  if (title) return [{ kind: 'heading', children: readInline(title) }, at + 1];
  if (isRule(line)) return [{ kind: 'rule' }, at + 1];
  if (line.includes('|') && lines[at + 1]?.includes('|') && isTableRule(lines[at + 1] ?? ''))
    return readTable(lines, at);
  if (depth < deepest) {
    if (quote.test(line)) return readQuote(lines, at, depth);
    if (item.test(line)) return readList(lines, at, depth);
  }
  return readText(lines, at, depth);
}

/** To the closing fence, or to the end while the answer is still being said. */
function readCode(lines: string[], at: number, opened: string): [Block, number] {
  let end = at + 1;
  while (end < lines.length && !lines[end]?.trimStart().startsWith(opened)) end += 1;
  return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1];
}

function readQuote(lines: string[], at: number, depth: number): [Block, number] {
  let end = at;
  while (end < lines.length && quote.test(lines[end] as string)) end += 1;
  const inside = lines.slice(at, end).map((line) => line.replace(quote, ''));
  return [{ kind: 'quote', children: readBlocks(inside, depth + 1) }, end];
}

function readList(lines: string[], at: number, depth: number): [Block, number] {
  const [, , , number] = item.exec(lines[at] as string) ?? [];
  const items: Block[][] = [];
  let end = at;
  while (end < lines.length) {
    const found = item.exec(lines[end] as string);
    // A list of numbers does not go on as one of dots.
    if (!found || (found[3] === undefined) !== (number === undefined)) break;
    const indent = found[0].length;
    const outer = found[1]?.length ?? 0;
    const inside = [(lines[end] as string).slice(indent)];
    for (end += 1; end < lines.length && belongsToItem(lines, end, outer); end += 1) {
      const line = lines[end] as string;
      inside.push(line.slice(Math.min(indent, indentOf(line))));
    }
    items.push(readBlocks(inside, depth + 1));
    // Items may have an empty line between them.
    if (!lines[end]?.trim() && item.test(lines[end + 1] ?? '')) end += 1;
  }
  return [{ kind: 'list', start: number === undefined ? null : Number(number), items }, end];
}

/** Indented further than the item's marker, or a continuation line. */
function belongsToItem(lines: string[], at: number, outer: number): boolean {
  const line = lines[at] as string;
  const next = lines[at + 1] ?? '';
  if (!line.trim()) return next.trim() !== '' && indentOf(next) > outer + 1;
  if (indentOf(line) > outer + 1) return true;
  return Boolean(lines[at - 1]?.trim()) && !item.test(line) && !startsBlock(line);
}

const isTableRule = (line: string) => /^[\s|:-]+$/.test(line) && line.includes('-');

/** Three or more of the same mark and nothing else; counted, because a pattern for it takes time without end. */
function isRule(line: string): boolean {
  const marks = line.replaceAll(' ', '');
  return marks.length >= 3 && '-*_'.includes(marks.charAt(0)) && marks === marks.charAt(0).repeat(marks.length);
}

const indentOf = (line: string) => line.length - line.trimStart().length;
const startsBlock = (line: string) => fence.test(line) || heading.test(line) || quote.test(line) || isRule(line);

function readTable(lines: string[], at: number): [Block, number] {
  let end = at + 2;
  while (lines[end]?.includes('|')) end += 1;
  const rows = [lines[at] as string, ...lines.slice(at + 2, end)].map((line) => {
    const cells = line.trim().split('|');
    if (!cells[0]) cells.shift();
    if (!cells.at(-1)) cells.pop();
    return cells.slice(0, 20).map((cell) => readInline(cell.trim()));
  });
  return [{ kind: 'table', rows }, end];
}

/** Lines stay lines, as in any chat. */
function readText(lines: string[], at: number, depth: number): [Block, number] {
  let end = at + 1;
  while (end < lines.length && lines[end]?.trim()) {
    const line = lines[end] as string;
    if (startsBlock(line) || (depth < deepest && item.test(line))) break;
    end += 1;
  }
  return [{ kind: 'text', children: readInline(lines.slice(at, end).join('\n').trim()) }, end];
}
