import type pg from 'pg';

/** Makes 5,000 sentences of a vocabulary with few frequent and many rare words, as a temporary table. */
export async function fillSentences(owner: pg.Client): Promise<void> {
  await owner.query(
    `create temp table sentences as
     select s, string_agg(chr(97 + k % 26) || substr(md5('w' || k), 1, 3 + k % 6), ' ') as text
     from generate_series(1, 5000) s, generate_series(1, 12) w,
       lateral (select floor(20000 * power(random(), 3))::int + 0 * s * w as k) z
     group by s`,
  );
  await owner.query('create index on sentences (s)');
}
