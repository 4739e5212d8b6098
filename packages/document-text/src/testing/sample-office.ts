import { strToU8, zipSync } from 'fflate';

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Block of a Word document: a heading of a level, a paragraph, or a table by rows. */
export type WordBlock = { heading: number; text: string } | { text: string } | { rows: string[][] };

const run = (text: string) => `<w:r><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;

function blockXml(block: WordBlock): string {
  if ('rows' in block) {
    const cells = (row: string[]) => row.map((text) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`).join('');
    return `<w:tbl>${block.rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
  }
  const style = 'heading' in block ? `<w:pPr><w:pStyle w:val="Heading${block.heading}"/></w:pPr>` : '';
  return `<w:p>${style}${run(block.text)}</w:p>`;
}

/** A Word document as word processors write it. */
export function sampleDocx(blocks: readonly WordBlock[], extra: Record<string, Uint8Array> = {}): Uint8Array {
  const levels = [1, 2, 3].map(
    (level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
  );
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${header}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${header}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `${header}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'word/styles.xml': strToU8(`${header}<w:styles xmlns:w="${word}">${levels.join('')}</w:styles>`),
    'word/document.xml': strToU8(
      `${header}<w:document xmlns:w="${word}"><w:body>${blocks.map(blockXml).join('')}</w:body></w:document>`,
    ),
    ...extra,
  });
}

const sheetMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Value of a cell; a Date is stored as a serial number with a date format. */
export type SheetValue = string | number | Date | null;

/** A workbook with one sheet for each entry. */
export function sampleXlsx(
  sheets: Readonly<Record<string, readonly (readonly SheetValue[])[]>>,
  extra: Record<string, Uint8Array> = {},
): Uint8Array {
  const strings: string[] = [];
  const cellXml = (value: SheetValue, reference: string) => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
    if (value instanceof Date) return `<c r="${reference}" s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`;
    return `<c r="${reference}" t="s"><v>${strings.push(value) - 1}</v></c>`;
  };
  const rowXml = (row: readonly SheetValue[], y: number) =>
    `<row r="${y + 1}">${row.map((value, x) => cellXml(value, `${columnName(x)}${y + 1}`)).join('')}</row>`;
  const sheetXml = Object.values(sheets).map(
    (rows) =>
      `${header}<worksheet xmlns="${sheetMain}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
  );
  const names = Object.keys(sheets);
  const entries = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return zipSync({
    '[Content_Types].xml': strToU8(`${header}<Types xmlns="${packages}/content-types"/>`),
    'xl/workbook.xml': strToU8(
      `${header}<workbook xmlns="${sheetMain}" xmlns:r="${office}"><sheets>${entries.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${header}<Relationships xmlns="${packages}/relationships">${relations.join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `${header}<styleSheet xmlns="${sheetMain}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      `${header}<sst xmlns="${sheetMain}">${strings.map((text) => `<si><t>${xmlText(text)}</t></si>`).join('')}</sst>`,
    ),
    ...Object.fromEntries(sheetXml.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(xml)])),
    ...extra,
  });
}
