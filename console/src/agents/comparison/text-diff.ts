import { diffLines, diffWordsWithSpace } from 'diff';

/** A part of a line: unchanged, or on one side only. */
export interface LinePart {
  text: string;
  isChanged: boolean;
}

/** A row of two texts side by side. Null: the side has no line there. */
export interface DiffRow {
  left: readonly LinePart[] | null;
  right: readonly LinePart[] | null;
  isChanged: boolean;
}

/** Unchanged lines shown around a change. */
const contextLines = 3;

const plain = (text: string): LinePart[] => [{ text, isChanged: false }];

/** Lines of two texts side by side; changed lines that belong together are compared word by word. */
export function diffRows(before: string, after: string): DiffRow[] {
  const rows: DiffRow[] = [];
  let removed: string[] = [];
  const flush = (added: readonly string[]) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      rows.push(changedRow(removed[index], added[index]));
    removed = [];
  };
  for (const part of diffLines(before, after)) {
    const lines = linesOf(part.value);
    if (part.removed) {
      flush([]);
      removed = lines;
    } else if (part.added) flush(lines);
    else {
      flush([]);
      for (const line of lines) rows.push({ left: plain(line), right: plain(line), isChanged: false });
    }
  }
  flush([]);
  return rows;
}

/** The rows near changes; each gap is a number of unchanged rows left out. */
export function withContext(rows: readonly DiffRow[]): (DiffRow | { skipped: number })[] {
  const isNear = (index: number) =>
    rows.slice(Math.max(0, index - contextLines), index + contextLines + 1).some(({ isChanged }) => isChanged);
  const shown: (DiffRow | { skipped: number })[] = [];
  let skipped = 0;
  for (const [index, row] of rows.entries()) {
    if (!isNear(index)) {
      skipped += 1;
      continue;
    }
    if (skipped > 0) shown.push({ skipped });
    skipped = 0;
    shown.push(row);
  }
  if (skipped > 0 && shown.length > 0) shown.push({ skipped });
  return shown;
}

function changedRow(left: string | undefined, right: string | undefined): DiffRow {
  if (left === undefined || right === undefined) {
    const side = (text: string | undefined) => (text === undefined ? null : [{ text, isChanged: true }]);
    return { left: side(left), right: side(right), isChanged: true };
  }
  const parts = diffWordsWithSpace(left, right);
  const sideOf = (drop: 'added' | 'removed') =>
    parts
      .filter((part) => !part[drop])
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }));
  return { left: sideOf('added'), right: sideOf('removed'), isChanged: true };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
