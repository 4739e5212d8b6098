import { saveFile } from '../parts/save-file.ts';

/** A table of figures: texts of its columns, and the values of its rows. */
export interface CsvTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** First characters that a spreadsheet reads as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Writes a table as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function toCsv({ columns, rows }: CsvTable): string {
  return [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Offers the table as a file. It begins with a byte order mark, by which spreadsheets know UTF-8. */
export function downloadCsv(name: string, table: CsvTable): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', toCsv(table)], { type: 'text/csv' }));
  saveFile(url, name);
  URL.revokeObjectURL(url);
}
