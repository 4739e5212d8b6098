import type pg from 'pg';
import { sentenceOf, uniqueWord } from './fill-sentences.ts';

/** Rows of a subject, and SQL of their lexemes from the row `r`. */
interface Documents {
  table: string;
  /** Position in the list. */
  at: string;
  lexemes: string;
}

/** Documents of a chunk, as in migration 0030. */
const chunkSize = 8192;
/** Documents of each subject that are compared with those the triggers write. */
const comparedCount = 50;

const sentences = [1, 2, 3, 4]
  .map((at) => `(select s.lexemes from bench.sentences s where s.s = ${sentenceOf('r.id', at)})`)
  .join(' || ');
const conversation = `${sentences} || array['wwelcome', 'w' || ${uniqueWord('r.id')}]`;
const wordsOf = (text: string) =>
  `array(select 'w' || word from unnest(app.search_words(${text}, false)) word where ${text} is not null)`;
const filters = (values: string) => `array(select 'f' || value from unnest(${values}) value where value is not null)`;

/** The same lexemes as those of app.search_lexemes: values that repeat are looked up instead of made anew. */
const subjects: Record<string, Documents> = {
  call: {
    table: 'calls',
    at: 'coalesce(started_at, created_at)',
    lexemes: `${conversation}
      || coalesce((select k.lexemes from bench.names k where k.name = r.caller_name), '{}')
      || array['wsummary', 'w' || substr(r.summary, 9)]
      || (select k.lexemes from bench.numbers k where k.number = r.phone_number)
      || (select k.lexemes from bench.numbers k where k.number = r.to_number)
      || ${filters("array['agent=' || r.agent_id, 'kind=' || r.kind, 'number=' || r.phone_number]")}
      || array(select 'fmetadata=' || md5(key || '=' || value) from jsonb_each_text(r.metadata))`,
  },
  chat: {
    table: 'chat_sessions',
    at: 'created_at',
    lexemes: `${conversation}
      || coalesce((select k.lexemes from bench.names k where k.name = r.visitor ->> 'name'), '{}')
      || app.search_suffixes(r.visitor ->> 'email', r.identity ->> 'user_id')
      || ${wordsOf("concat_ws(' ', r.visitor ->> 'email', r.identity ->> 'user_id')")}
      || app.search_digits(r.visitor ->> 'name', r.visitor ->> 'email', r.identity ->> 'user_id')
      || ${filters("array['agent=' || r.agent_id, 'status=' || r.status, 'priority=' || r.priority]")}
      || array['fverified=' || (r.identity is not null)]`,
  },
  contact_request: {
    table: 'contact_requests',
    at: 'created_at',
    lexemes: `coalesce((select k.lexemes from bench.names k where k.name = r.name), '{}')
      || app.search_suffixes(r.email, r.phone_number) || app.search_digits(r.phone_number)
      || ${wordsOf("concat_ws(' ', r.email, r.message)")}
      || ${filters("array['agent=' || r.agent_id, 'status=' || r.status]")}`,
  },
  agent: {
    table: 'agents',
    at: 'created_at',
    lexemes: `app.search_suffixes(r.name)
      || ${filters("array['active=' || r.is_active, 'trashed=' || (r.trashed_at is not null)]")}`,
  },
};

/**
 * Writes the search documents of all rows, a chunk with each statement, by several connections at once; the index is
 * built afterwards. Rows of the demo, which are not made of sentences, get theirs from the function of the triggers.
 * Throws when documents differ from those that the triggers would have written.
 */
export async function fillDocuments(owners: readonly pg.Client[], tenantId: string): Promise<void> {
  const [first] = owners;
  if (!first) throw new Error('Documents are written by one connection at least');
  await first.query('drop index search_documents_lexemes');
  await first.query('delete from search_documents where tenant_id = $1', [tenantId]);
  await first.query('delete from search_chunks where tenant_id = $1', [tenantId]);
  await makeLookups(first);
  const chunks: string[] = [];
  for (const [subject, documents] of Object.entries(subjects)) {
    chunks.push(...(await planChunks(first, { tenantId, subject, documents })));
  }
  await Promise.all(
    owners.map(async (owner) => {
      for (let next = chunks.shift(); next !== undefined; next = chunks.shift()) await owner.query(next);
    }),
  );
  await first.query("set maintenance_work_mem = '1GB'");
  await first.query(
    'create index search_documents_lexemes on search_documents using gin (lexemes) with (fastupdate = off)',
  );
  for (const subject of Object.keys(subjects)) await compare(first, tenantId, subject);
  const tables = Object.values(subjects).map(({ table }) => table);
  for (const table of [...tables, 'call_turns', 'chat_messages', 'tool_logs', 'search_documents']) {
    await first.query(`vacuum analyze ${table}`);
  }
}

/** Lexemes of names and numbers, which many rows share. */
async function makeLookups(owner: pg.Client): Promise<void> {
  await owner.query(`
    create table bench.names as
      select name, app.search_suffixes(name)
        || array(select 'w' || word from unnest(app.search_words(name, false)) word) as lexemes
      from (select 'Person ' || n as name from generate_series(0, 9999) n) made;
    create unique index on bench.names (name);
    create table bench.numbers as
      select number, app.search_digits(number) as lexemes
      from (select phone_number as number from calls union select to_number from calls) made where number is not null;
    create unique index on bench.numbers (number);
    analyze bench.names; analyze bench.numbers`);
}

/** Statements that write the documents of a subject, one for each chunk. */
async function planChunks(
  owner: pg.Client,
  { tenantId, subject, documents }: { tenantId: string; subject: string; documents: Documents },
): Promise<string[]> {
  const { table, at, lexemes } = documents;
  const numbered = `bench.numbered_${table}`;
  await owner.query(`analyze ${table}`);
  await owner.query(`create table ${numbered} as
    select id, ${at} as at, ((row_number() over (order by ${at}, id) - 1) / ${chunkSize})::int as part
    from ${table} where tenant_id = '${tenantId}'`);
  await owner.query(`create index on ${numbered} (part)`);
  const { rows } = await owner.query<{ part: number; chunk: string }>(
    `with parts as (select part, count(*)::int as filled from ${numbered} group by part),
     made as (insert into search_chunks (tenant_id, subject, filled)
       select $1, $2, filled from parts order by part returning chunk)
     select p.part, m.chunk from (select part, row_number() over (order by part) as at from parts) p
       join (select chunk, row_number() over (order by chunk) as at from made) m using (at)`,
    [tenantId, subject],
  );
  // The server's own job may have written a document of its demo meanwhile.
  return rows.map(
    ({ part, chunk }) => `insert into search_documents (tenant_id, subject, id, chunk, at, lexemes)
      select r.tenant_id, '${subject}', r.id, ${chunk}, n.at, array_to_tsvector(array(
        select '${chunk}:' || lexeme from unnest(case when ${isMade('r.id')} then ${lexemes}
          else app.search_lexemes('${subject}', r.tenant_id, r.id) end) lexeme))
      from ${numbered} n join ${table} r on r.tenant_id = '${tenantId}' and r.id = n.id where n.part = ${part}
      on conflict (tenant_id, subject, id) do update
        set chunk = excluded.chunk, at = excluded.at, lexemes = excluded.lexemes`,
  );
}

/** SQL condition: a row that the bench made. */
const isMade = (id: string) => `${id}::text ~ '^(01900000-0000-70|00000000-0000-4000-8000-)'`;

async function compare(owner: pg.Client, tenantId: string, subject: string): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from (select * from search_documents where tenant_id = $1 and subject = $2
       order by hashtext(id::text) limit ${comparedCount}) d
     where lexemes <> app.search_vector(subject, tenant_id, id, chunk)`,
    [tenantId, subject],
  );
  if (rows.length > 0) throw new Error(`The document of ${subject} ${rows[0]?.id} is not that of the triggers`);
}
