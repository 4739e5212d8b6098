import { describe, expect, it } from 'vitest';
import {
  buildPassageIndex,
  decodeSegment,
  encodeSegment,
  type IndexedPassage,
  packVectors,
  searchPassages,
  type Vocabulary,
} from './index.ts';

const passage = (id: string, text: string, more: Partial<IndexedPassage> = {}): IndexedPassage => ({
  id,
  language: 'en',
  heading: '',
  text,
  questions: [],
  ...more,
});
const passages = [
  passage('return', 'Goods may be returned within thirty days.'),
  passage('deliver', 'Deliveries arrive in the morning.', { heading: 'Shipping times' }),
  passage('cheese', 'Käsekuchen backen wir am Freitag.', { language: 'de' }),
  passage('job', 'Vacancies are on the careers page.', { questions: ['Can I work for you?'] }),
];
const index = buildPassageIndex(passages);
const idsOf = (question: string, options: object = {}) =>
  searchPassages(index, question, { limit: 5, ...options }).map(({ id }) => id);

describe('search', () => {
  it.each([
    ['another form of a word', 'returning a thing', 'return'],
    ['a part of a compound, by character sequences', 'Kuchen', 'cheese'],
    ['a word with a typo, by character sequences', 'delivries', 'deliver'],
    ['a word without its accent', 'kasekuchen', 'cheese'],
    ['a word of the heading', 'shipping', 'deliver'],
    ['a word of a written question', 'may I work here', 'job'],
    ['one word of many that are in no passage', 'xylophone quartz vacancies zebra', 'job'],
  ])('finds %s', (_, question, id) => {
    expect(idsOf(question)[0]).toBe(id);
  });

  it('names the words that matched, and finds nothing where none does', () => {
    const [hit] = searchPassages(index, 'when are goods returned', { limit: 1 });
    expect(hit?.words).toEqual(['goods', 'returned']);
    expect(hit?.parts).toMatchObject({ stems: 1, grams: 1, embedding: null });
    expect(idsOf('')).toEqual([]);
    expect(idsOf('?!')).toEqual([]);
    expect(searchPassages(buildPassageIndex([]), 'goods', { limit: 5 })).toEqual([]);
  });

  it('gives a passage that covers the question a higher score than one that shares a word of it', () => {
    const scoreOf = (question: string) => searchPassages(index, question, { limit: 1 })[0]?.score ?? 0;
    expect(scoreOf('goods returned within thirty days')).toBeGreaterThan(0.7);
    expect(scoreOf('goods train to the museum tomorrow evening')).toBeGreaterThan(0);
    expect(scoreOf('goods train to the museum tomorrow evening')).toBeLessThan(0.3);
  });

  it('finds by synonyms of a vocabulary what shares no word', () => {
    const vocabulary: Vocabulary = {
      weightOf: () => 1,
      conceptsOf: (text) => (/vacanc|hiring/i.test(text) ? ['job'] : []),
    };
    const known = buildPassageIndex(passages, { vocabulary });
    expect(searchPassages(known, 'u hiring', { limit: 1, vocabulary })[0]).toMatchObject({
      id: 'job',
      parts: { concepts: 1 },
    });
  });

  it('finds by embedding what shares no word, and ignores an embedding of another length', () => {
    const vectors = packVectors('test', 2, [[0, 1], null, [0, 2], [3, 0]]);
    const embedded = buildPassageIndex(passages, { vectors });
    const search = (vector: number[]) => searchPassages(embedded, 'zzz', { limit: 1, vector })[0];
    expect(search([1, 0])).toMatchObject({ id: 'job', score: 1, parts: { embedding: 1 } });
    expect(search([1, 0, 0])).toBeUndefined();
  });

  it('takes a hostile question within its bounds', () => {
    const questions = ['a'.repeat(100_000), 'goods '.repeat(20_000), '\u0000\ud800', `${'('.repeat(5_000)}`];
    for (const question of questions) expect(Array.isArray(idsOf(question))).toBe(true);
  });
});

describe('segment', () => {
  it('finds as the index it was written from', () => {
    const vectors = packVectors('test', 2, [[0, 1], null, [0, 2], [3, 0]]);
    const written = buildPassageIndex(passages, { vectors });
    const read = decodeSegment(encodeSegment(written) as Uint8Array<ArrayBuffer>);
    for (const question of ['returning goods', 'Kuchen', 'work'])
      expect(searchPassages(read, question, { limit: 5, vector: [1, 1] })).toEqual(
        searchPassages(written, question, { limit: 5, vector: [1, 1] }),
      );
  });

  it('is refused when it is cut, foreign or empty', () => {
    const bytes = encodeSegment(index) as Uint8Array<ArrayBuffer>;
    for (const length of [0, 5, 20, bytes.length >> 1, bytes.length - 8])
      expect(() => decodeSegment(bytes.slice(0, length))).toThrow();
    expect(() => decodeSegment(new Uint8Array(100))).toThrow(RangeError);
  });
});
