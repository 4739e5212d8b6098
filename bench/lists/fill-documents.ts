import type pg from 'pg';

/** Tables with search documents: the subject, its rows and their position in their list. */
const subjects = {
  call: { table: 'calls', at: 'coalesce(started_at, created_at)' },
  chat: { table: 'chat_sessions', at: 'created_at' },
  contact_request: { table: 'contact_requests', at: 'created_at' },
  agent: { table: 'agents', at: 'created_at' },
} as const;

/** Documents of a chunk, as in migration 0030. */
const chunkSize = 8192;

/**
 * Writes the search documents of all rows, a chunk with each statement, by several connections at once; the index is
 * built afterwards, which is faster. The same rows as the triggers write.
 */
export async function fillDocuments(owners: readonly pg.Client[], tenantId: string): Promise<void> {
  const [first] = owners;
  if (!first) throw new Error('Documents are written by one connection at least');
  await first.query('drop index search_documents_lexemes');
  await first.query('delete from search_documents where tenant_id = $1', [tenantId]);
  await first.query('delete from search_chunks where tenant_id = $1', [tenantId]);
  const chunks: (() => Promise<string>)[] = [];
  for (const [subject, { table, at }] of Object.entries(subjects)) {
    await first.query(`analyze ${table}`);
    await first.query(`create temp table numbered_${table} as
      select id, ${at} as at, (row_number() over (order by ${at}, id) - 1) / ${chunkSize} as part
      from ${table} where tenant_id = '${tenantId}'`);
    const { rows } = await first.query<{ part: string; ids: string[]; filled: number }>(
      `select part, array_agg(id order by at, id) as ids, count(*)::int as filled from numbered_${table} group by part order by part`,
    );
    for (const { filled, ids } of rows) {
      const made = await first.query<{ chunk: string }>(
        'insert into search_chunks (tenant_id, subject, filled) values ($1, $2, $3) returning chunk',
        [tenantId, subject, filled],
      );
      const chunk = made.rows[0]?.chunk;
      chunks.push(async () => insertDocuments(tenantId, { subject, table, at, chunk: String(chunk), ids }));
    }
  }
  await Promise.all(
    owners.map(async (owner) => {
      for (let next = chunks.shift(); next; next = chunks.shift()) await owner.query(await next());
    }),
  );
  await first.query("set maintenance_work_mem = '512MB'");
  await first.query(
    'create index search_documents_lexemes on search_documents using gin (lexemes) with (fastupdate = off)',
  );
  for (const table of [
    'calls',
    'call_turns',
    'chat_sessions',
    'chat_messages',
    'contact_requests',
    'agents',
    'tool_logs',
  ])
    await first.query(`vacuum analyze ${table}`);
  await first.query('vacuum analyze search_documents');
}

function insertDocuments(
  tenantId: string,
  of: { subject: string; table: string; at: string; chunk: string; ids: readonly string[] },
): string {
  const { subject, table, at, chunk, ids } = of;
  // The server's own job may have written a document of its demo meanwhile.
  return `insert into search_documents (tenant_id, subject, id, chunk, at, lexemes)
    select tenant_id, '${subject}', id, ${chunk}, ${at}, app.search_vector('${subject}', tenant_id, id, ${chunk})
    from ${table} where tenant_id = '${tenantId}' and id = any ('{${ids.join(',')}}'::uuid[])
    on conflict (tenant_id, subject, id) do update
      set chunk = excluded.chunk, at = excluded.at, lexemes = excluded.lexemes`;
}
