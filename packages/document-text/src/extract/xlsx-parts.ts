import { SaxesParser, type SaxesTagPlain } from 'saxes';

export interface SheetEntry {
  name: string;
  /** Path in the archive. */
  path: string;
}

/** Calls `open` for every element of a part; names are without their namespace. */
export function walkXml(
  xml: string,
  on: {
    open?(name: string, attributes: Record<string, string>): void;
    text?(text: string): void;
    close?(name: string): void;
  },
): void {
  if (xml === '') return;
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => on.open?.(local(name), attributes));
  parser.on('text', (text) => on.text?.(text));
  parser.on('closetag', ({ name }: SaxesTagPlain) => on.close?.(local(name)));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

/** Shared strings by their index; phonetic readings are left out. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let phonetic = 0;
  walkXml(xml, {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') phonetic += 1;
    },
    text(text) {
      if (isText && phonetic === 0) current += text;
    },
    close(name) {
      if (name === 'si') strings.push(current);
      else if (name === 't') isText = false;
      else if (name === 'rPh') phonetic -= 1;
    },
  });
  return strings;
}

/** Built-in number formats that show a date or a time. Source: ECMA-376 part 1, 18.8.30. */
const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** Indexes of cell styles that show a number as a date or a time. */
export function readDateStyles(xml: string): ReadonlySet<number> {
  const dates = new Set<number>(builtInDates);
  const styles = new Set<number>();
  let isCellStyle = false;
  let index = 0;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'numFmt') {
        // Text in quotes and colours in brackets are not part of the format.
        const code = (attributes['formatCode'] ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
        if (/[dmyhs]/i.test(code)) dates.add(Number(attributes['numFmtId']));
      } else if (name === 'cellXfs') isCellStyle = true;
      else if (name === 'xf' && isCellStyle) {
        if (dates.has(Number(attributes['numFmtId']))) styles.add(index);
        index += 1;
      }
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles;
}

/** Visible sheets in their order, with the paths of their parts. */
export function readSheetList(workbook: string, relations: string): { sheets: SheetEntry[]; startsIn1904: boolean } {
  const paths = new Map<string, string>();
  walkXml(relations, {
    open(name, attributes) {
      const target = attributes['Target'] ?? '';
      if (name === 'Relationship') {
        paths.set(attributes['Id'] ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      }
    },
  });
  const sheets: SheetEntry[] = [];
  let startsIn1904 = false;
  walkXml(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') startsIn1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const path = paths.get(attributes['r:id'] ?? '');
      if (path) sheets.push({ name: attributes['name'] ?? '', path });
    },
  });
  return { sheets, startsIn1904 };
}
