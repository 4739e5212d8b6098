import Papa from 'papaparse';
import type { RawText } from './extract-text.ts';
import { markdownTable } from './markdown-table.ts';

/** Table of a CSV file; its delimiter is detected. */
export function csvText(text: string): RawText {
  // Excel names the delimiter in a line of its own.
  const named = /^\ufeff?sep=(.)\r?\n/.exec(text);
  const { data } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    delimiter: named?.[1] ?? '',
    skipEmptyLines: 'greedy',
  });
  return { markdown: markdownTable(data), title: null };
}
