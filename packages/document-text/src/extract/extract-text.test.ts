import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../document-text.ts';
import { sampleDocx, sampleXlsx } from '../testing/sample-office.ts';
import { type SampleLine, samplePdf } from '../testing/sample-pdf.ts';
import { extractText } from './extract-text.ts';

const extract = (bytes: Uint8Array | string, name = 'file') =>
  extractText({
    bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
    name,
    limits: defaultLimits,
  });
const markdown = async (bytes: Uint8Array | string, name?: string) => (await extract(bytes, name)).markdown;

describe('text of a PDF', () => {
  it('has headings by the size of type, whole paragraphs and whole words', async () => {
    const text = await extract(
      samplePdf([
        [
          { text: 'Price list', size: 22 },
          { text: 'We are open from Monday to Friday between nine and five, and on Satur-' },
          { text: 'days by appointment.' },
        ],
        [{ text: 'Haircuts', size: 15 }, { text: 'A haircut costs 40 EUR.' }],
      ]),
    );
    expect(text).toMatchObject({ type: 'pdf', pageCount: 2 });
    expect(text.markdown).toBe(
      '# Price list\n\nWe are open from Monday to Friday between nine and five, and on Saturdays by appointment.\n\n## Haircuts\n\nA haircut costs 40 EUR.',
    );
  });

  it('leaves out lines that repeat at the edges of pages', async () => {
    const page = (number: number): SampleLine[] => [
      { text: 'Handbook of the hotel' },
      { text: `Chapter with words of its own, the ${'abcdef'[number]}.`, size: 11 },
      ...Array.from({ length: 6 }, (_, line) => ({ text: `Sentence ${'uvwxyz'[line]} ${'abcdef'[number]}.` })),
      { text: `Page ${number} of 6` },
    ];
    const text = await markdown(samplePdf(Array.from({ length: 6 }, (_, number) => page(number))));
    expect(text).not.toContain('Handbook');
    expect(text).not.toMatch(/Page \d/);
    expect(text).toContain('Sentence u a.');
  });
});

describe('text of an Office file', () => {
  it('has the headings and tables of a DOCX, whatever its name', async () => {
    const bytes = sampleDocx([
      { heading: 1, text: 'Services' },
      { text: 'We cut & colour.' },
      {
        rows: [
          ['Service', 'Price'],
          ['Cut', '40'],
        ],
      },
    ]);
    expect(await extract(bytes, 'services.pdf')).toMatchObject({
      type: 'docx',
      title: 'Services',
      markdown: '# Services\n\nWe cut & colour.\n\n| Service | Price |\n| --- | --- |\n| Cut | 40 |',
    });
  });

  it('has the sheets of an XLSX under their names, numbers and dates as they are shown', async () => {
    const bytes = sampleXlsx({
      Prices: [
        ['Item', 'Price', 'From'],
        ['Cut', 40.1, new Date('2026-01-02')],
      ],
      Empty: [],
    });
    expect(await markdown(bytes)).toBe(
      '## Prices\n\n| Item | Price | From |\n| --- | --- | --- |\n| Cut | 40.1 | 2026-01-02 |',
    );
  });
});

describe('text of plain files', () => {
  it.each([
    ['semicolons', 'name;price\nCut;40\n"Colour; all";90\n'],
    ['tabs', 'name\tprice\nCut\t40\nColour; all\t90\n'],
    ['the line of Excel', 'sep=,\nname,price\nCut,40\nColour; all,90\n'],
  ])('is a table for CSV with %s', async (_, text) => {
    expect(await markdown(text, 'prices.csv')).toBe(
      '| name | price |\n| --- | --- |\n| Cut | 40 |\n| Colour; all | 90 |',
    );
  });

  it.each([
    ['windows-1252', Buffer.from('Vi har \xf6ppet p\xe5 m\xe5ndag', 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Vi har öppet på måndag', 'utf16le')])],
    ['UTF-8 with a mark', Buffer.from('\ufeffVi har öppet på måndag')],
  ])('is read in %s', async (_, bytes) => {
    expect(await markdown(new Uint8Array(bytes), 'a.txt')).toBe('Vi har öppet på måndag');
  });

  it('has no remote pictures and no front matter for Markdown', async () => {
    const text = '---\ntitle: x\n---\n# Hours\n\n![pixel](https://evil.example/?q=1)\n\nDaily.';
    expect(await extract(text, 'a.md')).toMatchObject({ title: 'Hours', markdown: '# Hours\n\npixel\n\nDaily.' });
  });

  it('has 10,000 rows of a CSV', async () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => `${row},Person ${row},City ${row % 50}`);
    const text = await markdown(['id,name,city', ...rows].join('\n'), 'people.csv');
    expect(text.match(/^\| \d+ \|/gm)).toHaveLength(10_000);
  });
});

describe('the language of a document', () => {
  it.each([
    [
      'sv',
      'Vi har öppet måndag till fredag mellan nio och fem, och på lördagar efter överenskommelse. Boka gärna tid på vår webbplats, så väntar du inte.',
    ],
    [
      'de',
      'Wir haben montags bis freitags von neun bis fünf geöffnet, samstags nur nach Vereinbarung. Bitte buchen Sie einen Termin auf unserer Webseite.',
    ],
    [
      'en',
      'We are open from Monday to Friday between nine and five, and on Saturdays by appointment. Please book a time on our website before you come.',
    ],
  ])('is %s', async (language, text) => {
    expect((await extract(text, 'a.txt')).language).toBe(language);
  });

  it('is unknown for a few words', async () => {
    expect((await extract('Price list', 'a.txt')).language).toBeNull();
  });
});
