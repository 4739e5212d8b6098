const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/**
 * Markdown table whose first row is the header. Columns and rows without any content are dropped; a table of one column
 * is a list of lines.
 */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((each) => each.trim() !== ''));
  const width = filled.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) =>
    filled.some((row) => (row[index] ?? '').trim() !== ''),
  );
  if (columns.length === 0) return '';
  const cells = filled.map((row) => columns.map((index) => row[index] ?? ''));
  if (columns.length === 1) return cells.map(([only]) => cell(only ?? '')).join('\n\n');
  const [header = [], ...body] = cells;
  return [line(header), line(header.map(() => '---')), ...body.map(line)].join('\n');
}
