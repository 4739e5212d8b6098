/** Line of a file with its fields; `line` counts from 1. */
export interface CsvLine {
  line: number;
  fields: string[];
}

/** Separators by which files are written, the likeliest first. */
const separators = [',', ';', '\t'] as const;

/**
 * Reads CSV (RFC 4180) with a comma, a semicolon or a tab, whichever the first line has most of. Leaves out empty lines.
 * `openQuoteAt`: line of a quote that is never closed.
 */
export function readCsv(text: string): { lines: CsvLine[]; openQuoteAt?: number } {
  const source = text.replace(/^\uFEFF/, '');
  const header = source.split(/\r?\n/, 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  const separator = separators.reduce((best, each) => (count(each) > count(best) ? each : best));
  const lines: CsvLine[] = [];
  let [line, startedAt, fields, field, isQuoted] = [1, 1, [] as string[], '', false];
  const endLine = () => {
    fields.push(field);
    if (fields.some((each) => each.trim() !== '')) lines.push({ line: startedAt, fields });
    [fields, field, startedAt] = [[], '', line + 1];
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (isQuoted) {
      if (character === '"' && source[at + 1] === '"') {
        field += '"';
        at += 1;
      } else if (character === '"') isQuoted = false;
      else field += character;
    } else if (character === '"' && field.trim() === '') [field, isQuoted] = ['', true];
    else if (character === separator) {
      fields.push(field);
      field = '';
    } else if (character === '\n') endLine();
    else if (character !== '\r') field += character;
    if (character === '\n') line += 1;
  }
  if (isQuoted) return { lines, openQuoteAt: startedAt };
  endLine();
  return { lines };
}
