/** Part of a Markdown text between blank lines. Offsets are UTF-16 characters of the whole text. */
export type MarkdownBlock =
  | { kind: 'heading'; level: number; text: string; start: number; end: number }
  | { kind: 'question'; text: string; start: number; end: number }
  | { kind: 'paragraph'; text: string; start: number; end: number }
  | { kind: 'table'; header: string; rows: TableRow[]; start: number; end: number };

export interface TableRow {
  text: string;
  start: number;
  end: number;
}

interface Line {
  text: string;
  start: number;
  end: number;
}

const headingPattern = /^(#{1,6})\s+(.*?)\s*#*$/;
const fencePattern = /^\s*(?:```|~~~)/;
const rowPattern = /^\s*\|.*\|\s*$/;
const rulePattern = /^\s*\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)*\|?\s*$/;
/** Mark of a question in a list of questions, in the languages of the console and their neighbours. */
const questionMark =
  /^(?:\*\*)?(?:q|f|question|questions?|fråga|frage|pregunta|spørgsmål|spørsmål)\s*\d*\s*[:.)]\s*\S/i;
/** Longest question. Unit: characters. */
const questionMax = 250;

/** Splits Markdown into headings, questions, tables and paragraphs. */
export function markdownBlocks(markdown: string): MarkdownBlock[] {
  const lines = linesOf(markdown);
  const blocks: MarkdownBlock[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] as Line;
    const heading = headingPattern.exec(line.text);
    if (line.text.trim() === '') index += 1;
    else if (heading?.[1] && heading[2] !== undefined) {
      const text = heading[2].replaceAll('**', '').trim();
      if (text !== '')
        blocks.push({ kind: 'heading', level: heading[1].length, text, start: line.start, end: line.end });
      index += 1;
    } else if (isTableAt(lines, index)) index = readTable(lines, index, blocks);
    else if (isQuestion(line.text)) {
      blocks.push({ kind: 'question', ...line });
      index += 1;
    } else index = readParagraph(lines, index, blocks);
  }
  return blocks;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

/** True for a line that is a question by its mark, or by standing alone in bold. */
export const isQuestion = (line: string): boolean =>
  line.length <= questionMax && (questionMark.test(line) || /^\*\*[^*]+\?\s*\*\*$/.test(line.trim()));

const isTableAt = (lines: readonly Line[], index: number) =>
  rowPattern.test(lines[index]?.text ?? '') && rulePattern.test(lines[index + 1]?.text ?? '');

function readTable(lines: readonly Line[], from: number, blocks: MarkdownBlock[]): number {
  const [first, rule] = [lines[from] as Line, lines[from + 1] as Line];
  let index = from + 2;
  const rows: TableRow[] = [];
  for (let row = lines[index]; row && rowPattern.test(row.text); row = lines[index]) {
    rows.push(row);
    index += 1;
  }
  const end = rows.at(-1)?.end ?? rule.end;
  blocks.push({ kind: 'table', header: `${first.text}\n${rule.text}`, rows, start: first.start, end });
  return index;
}

function readParagraph(lines: readonly Line[], from: number, blocks: MarkdownBlock[]): number {
  let index = from;
  let isCode = false;
  for (let line = lines[index]; line; line = lines[index]) {
    const isFence = fencePattern.test(line.text);
    if (!isCode && index > from && (line.text.trim() === '' || startsOther(lines, index))) break;
    if (isFence) isCode = !isCode;
    index += 1;
  }
  const part = lines.slice(from, index);
  const [start, end] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
  blocks.push({ kind: 'paragraph', text: part.map((line) => line.text).join('\n'), start, end });
  return index;
}

function startsOther(lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  return headingPattern.test(text) || isQuestion(text) || isTableAt(lines, index);
}
