import type pg from 'pg';

/** Number of sentences. */
export const sentenceCount = 5000;

/** SQL of the number of the sentence that stands at place `at` of the row `id`. */
export const sentenceOf = (id: string, at: number | string): string =>
  `1 + (hashtextextended(${id}::text, ${at}) & 1048575) % ${sentenceCount}`;

/** SQL of a word that only the row `id` has. */
export const uniqueWord = (id: string): string => `'ref' || (hashtext(${id}::text) & 1048575)`;

/**
 * Makes sentences of a vocabulary with few frequent and many rare words, in a schema of the bench, each with the lexemes
 * of its words: documents of a million rows are put together from them.
 */
export async function fillSentences(owner: pg.Client): Promise<void> {
  await owner.query('create schema bench');
  await owner.query(
    `create table bench.sentences as
     select s, text, array(select 'w' || word from unnest(app.search_words(text, false)) word) as lexemes
     from (
       select s, string_agg(chr(97 + k % 26) || substr(md5('w' || k), 1, 3 + k % 6), ' ') as text
       from generate_series(1, ${sentenceCount}) s, generate_series(1, 12) w,
         lateral (select floor(20000 * power(random(), 3))::int + 0 * s * w as k) z
       group by s
     ) made`,
  );
  await owner.query('create unique index on bench.sentences (s)');
  await owner.query('analyze bench.sentences');
}
