import { describe, expect, it } from 'vitest';
import { chunkMarkdown } from './chunk-markdown.rules.ts';

const sentence = 'The workshop repairs bicycles of every make and age, and lends one for the day. ';
const long = (times: number) => sentence.repeat(times).trim();
const texts = (markdown: string) => chunkMarkdown(markdown, null).map(({ text }) => text);

describe('chunks of a document', () => {
  it('carry the headings above them, the title of the document first', () => {
    const chunks = chunkMarkdown(`# Repairs\n\n${long(5)}\n\n## Prices\n\n${long(5)}`, 'Bicycle shop');
    expect(chunks.map(({ headingPath }) => headingPath)).toEqual([
      ['Bicycle shop', 'Repairs'],
      ['Bicycle shop', 'Repairs', 'Prices'],
    ]);
  });

  it('repeat no title that the document begins with', () => {
    expect(chunkMarkdown(`# Repairs\n\n${long(5)}`, 'repairs')[0]?.headingPath).toEqual(['Repairs']);
  });

  it('have 1,000 to 1,600 characters in a long section, but for the last', () => {
    const chunks = texts(`# Repairs\n\n${Array.from({ length: 40 }, () => long(2)).join('\n\n')}`);
    const lengths = chunks.map(({ length }) => length);
    expect(chunks.length).toBeGreaterThan(2);
    for (const length of lengths.slice(0, -1)) expect(length).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1600);
  });

  it('cover the characters they were made of', () => {
    const markdown = `# Repairs\n\n${long(30)}\n\n## Prices\n\n${long(4)}`;
    for (const { text, charStart, charEnd } of chunkMarkdown(markdown, null)) {
      expect(markdown.slice(charStart, charEnd)).toBe(text);
    }
  });

  it('overlap by a sentence without a heading, and not below one', () => {
    const paragraphs = Array.from({ length: 12 }, (_, index) => `${long(3)} Part ${index} ends here.`).join('\n\n');
    expect(texts(paragraphs)[1]).toMatch(/^Part \d+ ends here\./);
    expect(texts(`# Repairs\n\n${paragraphs}`)[1]).toMatch(/^The workshop/);
  });

  it('split no word of a text without sentences, and no surrogate pair', () => {
    expect(
      texts('word '.repeat(1000))
        .join(' ')
        .split(/\s+/)
        .every((each) => each === 'word'),
    ).toBe(true);
    expect(texts(`x${'😀'.repeat(2000)}`).join('')).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });

  it('repeat the header row over each part of a table', () => {
    const rows = Array.from({ length: 100 }, (_, index) => `| Item ${index} | ${index} EUR, fitting included |`);
    const chunks = texts(`| Item | Price |\n| --- | --- |\n${rows.join('\n')}`);
    expect(chunks.length).toBeGreaterThan(2);
    for (const chunk of chunks) expect(chunk).toMatch(/^\| Item \| Price \|\n\| --- \| --- \|\n\| Item \d/);
    expect(chunks.join('\n').match(/^\| Item \d+ /gm)).toHaveLength(100);
  });

  it('split no row', () => {
    const rows = Array.from({ length: 10 }, () => `| When is it? | ${long(20)} |`);
    const chunks = texts(`| Question | Answer |\n| --- | --- |\n${rows.join('\n')}`);
    for (const chunk of chunks)
      expect(
        chunk
          .split('\n')
          .slice(2)
          .every((row) => /^\|.*\|$/.test(row)),
      ).toBe(true);
  });

  it.each([
    ['by their marks', (index: number) => `Q${index}: Is part ${index} open?\nA: ${long(3)}`],
    ['in bold', (index: number) => `**Is part ${index} open?**\n\n${long(3)}`],
    ['as headings', (index: number) => `### Is part ${index} open?\n\n${long(3)}`],
  ])('keep questions with their answers, %s', (_, pair) => {
    const chunks = chunkMarkdown(Array.from({ length: 6 }, (_each, index) => pair(index)).join('\n\n'), null);
    expect(chunks).toHaveLength(6);
    for (const [index, { headingPath, text }] of chunks.entries()) {
      expect(`${headingPath.join(' ')} ${text}`).toContain(`Is part ${index} open?`);
      expect(text).toContain(long(3));
    }
  });

  it('repeat the question over parts of a very long answer', () => {
    const chunks = texts(`**How is it made?**\n\n${long(80)}`);
    expect(chunks.length).toBeGreaterThan(2);
    for (const chunk of chunks) expect(chunk).toMatch(/^\*\*How is it made\?\*\*\n\n/);
  });

  it('join short sections under one heading, with their headings as lines', () => {
    const chunks = chunkMarkdown('# Hours\n\n## Monday\n\n9-17\n\n## Tuesday\n\n10-18\n\n# Contact\n\nCall us.', null);
    expect(chunks.map(({ headingPath, text }) => [headingPath, text])).toEqual([
      [['Hours'], 'Monday\n9-17\n\nTuesday\n10-18'],
      [['Contact'], 'Call us.'],
    ]);
  });

  it('keep the words of headings without text', () => {
    expect(texts('# Open daily from 9 to 17\n\n# Call 0700').join('\n')).toContain('Open daily from 9 to 17');
  });
});
