import type { PdfLine } from './pdf-lines.ts';

/** Factor over the size of the running text from which a short line is a heading. */
const headingFactor = 1.12;
const headingCharactersMax = 140;
/** Different sizes of headings that are told apart. */
const levelsMax = 4;
/** Pages from which running headers and footers can be recognised, and the share of pages they repeat on. */
const fewestPages = 4;
const repeatedShare = 0.5;
/** Lines at each edge of a page that may be running headers or footers. */
const edgeCount = 2;

/** Markdown of pages: headings by the size of type, paragraphs by the distance of lines, without running headers. */
export function pdfMarkdown(pages: readonly (readonly PdfLine[])[]): string {
  const running = runningLines(pages);
  const kept = pages.map((page) => page.filter((line) => !running.has(placeOf(line))));
  const bodySize = commonSize(kept.flat());
  const levels = headingLevels(kept.flat(), bodySize);
  const blocks: Block[] = [];
  for (const page of kept) appendPage(blocks, page, levels);
  return blocks.map((block) => (block.level ? `${'#'.repeat(block.level)} ${block.text}` : block.text)).join('\n\n');
}

interface Block {
  text: string;
  /** Level of a heading; 0 for a paragraph. */
  level: number;
}

const rounded = (size: number) => Math.round(size * 2) / 2;

/** Place and words of a line, its numbers aside: the same on each page for a running header. */
const placeOf = (line: PdfLine) => `${Math.round(line.y / 4)} ${line.text.replaceAll(/\d+/g, '#')}`;

function runningLines(pages: readonly (readonly PdfLine[])[]): ReadonlySet<string> {
  if (pages.length < fewestPages) return new Set();
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const place of new Set(edgeLines(page).map(placeOf))) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= pages.length * repeatedShare).map(([place]) => place));
}

/** Lines nearest to the upper and the lower edge of a page. */
function edgeLines(page: readonly PdfLine[]): PdfLine[] {
  const byHeight = page.toSorted((a, b) => b.y - a.y);
  return [...byHeight.slice(0, edgeCount), ...byHeight.slice(-edgeCount)];
}

/** Size of type that most characters have. */
function commonSize(lines: readonly PdfLine[]): number {
  const characters = new Map<number, number>();
  for (const line of lines) {
    const size = rounded(line.size);
    characters.set(size, (characters.get(size) ?? 0) + line.text.length);
  }
  return [...characters].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** Level of a heading by its size, the largest first. */
function headingLevels(lines: readonly PdfLine[], bodySize: number): ReadonlyMap<number, number> {
  const sizes = new Set(lines.filter((line) => isHeading(line, bodySize)).map((line) => rounded(line.size)));
  return new Map([...sizes].toSorted((a, b) => b - a).map((size, index) => [size, Math.min(index + 1, levelsMax)]));
}

const isHeading = (line: PdfLine, bodySize: number) =>
  rounded(line.size) >= bodySize * headingFactor &&
  line.text.length <= headingCharactersMax &&
  /\p{L}/u.test(line.text) &&
  !/[.,;]$/.test(line.text);

function appendPage(blocks: Block[], page: readonly PdfLine[], levels: ReadonlyMap<number, number>): void {
  let previous: PdfLine | null = null;
  for (const line of page) {
    const level =
      line.text.length <= headingCharactersMax && !/[.,;]$/.test(line.text) ? (levels.get(rounded(line.size)) ?? 0) : 0;
    const last = blocks.at(-1);
    if (last && last.level === level && continues(last, previous, line)) last.text = joinLines(last.text, line.text);
    else blocks.push({ text: line.text, level });
    previous = line;
  }
}

const bullet = /^(?:[•▪‣◦–*-]|\d{1,3}[.)])\s/;

/** True for a line of the same paragraph: at the distance of a line, or after a page break in mid-sentence. */
function continues(last: Block, previous: PdfLine | null, line: PdfLine): boolean {
  if (bullet.test(line.text)) return false;
  if (previous === null) return last.level === 0 && !/[.!?:]$/.test(last.text) && /^\p{Ll}/u.test(line.text);
  const distance = previous.y - line.y;
  return distance > 0 && distance <= line.size * 1.7 && Math.abs(previous.size - line.size) < 1;
}

/** Joins lines of a paragraph; a word hyphenated at the end of its line becomes whole. */
function joinLines(text: string, next: string): string {
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return `${text} ${next}`;
}
