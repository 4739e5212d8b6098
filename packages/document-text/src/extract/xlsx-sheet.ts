import { walkXml } from './xlsx-parts.ts';

/** Widest row; what lies further right is not a table. Unit: columns. */
const columnsMax = 200;
const dayMs = 86_400_000;

interface CellFacts {
  column: number;
  type: string;
  style: number;
  value: string;
}

export interface SheetContext {
  strings: readonly string[];
  dateStyles: ReadonlySet<number>;
  startsIn1904: boolean;
}

/** Rows of a sheet as the texts of their cells. */
export function readSheet(xml: string, context: SheetContext): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: CellFacts | null = null;
  let isValue = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'row') row = [];
      else if (name === 'c') {
        const column = columnOf(attributes['r']) ?? row.length;
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? -1), value: '' };
      } else if (name === 'v' || name === 't') isValue = true;
    },
    text(text) {
      if (isValue && cell) cell.value += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && cell) {
        if (cell.column < columnsMax) {
          while (row.length < cell.column) row.push('');
          row[cell.column] = cellText(cell, context);
        }
        cell = null;
      } else if (name === 'row' && row.some((each) => each !== '')) rows.push(row);
    },
  });
  return rows;
}

/** Index of the column in a reference such as `AB12`. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText({ type, style, value }: CellFacts, { strings, dateStyles, startsIn1904 }: SheetContext): string {
  if (value === '') return '';
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    case 'n':
      return dateStyles.has(style) ? dateText(Number(value), startsIn1904) : numberText(value);
    default:
      return value;
  }
}

/** Number without the noise of binary fractions. */
function numberText(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(12))) : value;
}

/** Date of a serial number: days since 1899-12-30, or 1904-01-01. Source: ECMA-376 part 1, 18.17.4.1. */
function dateText(serial: number, startsIn1904: boolean): string {
  const epoch = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(epoch + Math.round(serial * dayMs));
  if (Number.isNaN(date.getTime())) return String(serial);
  const iso = date.toISOString();
  if (serial < 1) return iso.slice(11, 16);
  return Number.isInteger(serial) ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
}
