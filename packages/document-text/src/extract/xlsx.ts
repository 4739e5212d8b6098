import { strFromU8, unzipSync } from 'fflate';
import { DocumentError } from '../document.errors.ts';
import type { DocumentLimits } from '../document-text.ts';
import type { RawText } from './extract-text.ts';
import { markdownTable } from './markdown-table.ts';
import { readDateStyles, readSharedStrings, readSheetList } from './xlsx-parts.ts';
import { readSheet } from './xlsx-sheet.ts';

const wanted =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

/** Tables of a workbook, each sheet under its name; hidden sheets are left out. */
export function xlsxText(bytes: Uint8Array, limits: Pick<DocumentLimits, 'characters'>): RawText {
  const parts = unzipSync(bytes, { filter: ({ name }) => wanted.test(name) });
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const strings = readSharedStrings(part('xl/sharedStrings.xml'));
  const dateStyles = readDateStyles(part('xl/styles.xml'));
  const { sheets, startsIn1904 } = readSheetList(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels'));
  const texts: string[] = [];
  let characters = 0;
  for (const { name, path } of sheets) {
    const rows = readSheet(part(path), { strings, dateStyles, startsIn1904 });
    const table = markdownTable(rows);
    if (table === '') continue;
    characters += table.length;
    if (characters > limits.characters) {
      throw new DocumentError('too_large', `The text is longer than ${limits.characters} characters`);
    }
    texts.push(`## ${name}\n\n${table}`);
  }
  return { markdown: texts.join('\n\n'), title: null };
}
