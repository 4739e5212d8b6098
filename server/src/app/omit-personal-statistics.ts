import pg from 'pg';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';

/** Columns and index expressions whose values ANALYZE would copy into the planner's statistics. */
const described = `
  with personal as (
    select t.name::regclass as relation, t.column
    from unnest($1::text[], $2::text[]) as t(name, "column")
  ), wanted as (
    select a.attrelid, a.attnum, a.attname, false as is_index from pg_attribute a
      join personal p on p.relation = a.attrelid and p.column = a.attname
    union all
    -- Of an expression over personal columns, such as the key of a number.
    select i.indexrelid, a.attnum, a.attname, true from pg_index i
      join pg_attribute a on a.attrelid = i.indexrelid
      where i.indexprs is not null and i.indrelid in (select relation from personal)
        and i.indkey[a.attnum - 1] = 0 and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
  )
  select w.attrelid::regclass::text as relation, n.nspname as schema, c.relname as name, w.attname as column,
    w.attnum as position, w.is_index as "isIndex"
  from wanted w join pg_class c on c.oid = w.attrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = w.attrelid and a.attnum = w.attnum
  where coalesce(a.attstattarget, -1) <> 0`;

interface Described {
  relation: string;
  schema: string;
  name: string;
  column: string;
  position: number;
  isIndex: boolean;
}

/**
 * Stops ANALYZE from copying values of personal columns of callers and visitors into the planner's statistics: they
 * would outlive an erasure there, those of an emptied table for good. Removes statistics that exist, from PostgreSQL 18
 * on; on an older server they go with the next change of the column's type or table. Idempotent, for each start after
 * the migrations. `owner` owns the tables.
 */
export async function omitPersonalStatistics(owner: pg.ClientConfig, registry: PersonalData): Promise<void> {
  const columns = registry.tables
    .filter(({ people, table }) => people === 'subjects' && !table.includes('.'))
    .flatMap(({ table, personal }) => Object.keys(personal).map((column) => ({ table, column })));
  const client = new pg.Client({ ...owner, application_name: 'parley-migrate' });
  await client.connect();
  try {
    const names = [columns.map(({ table }) => table), columns.map(({ column }) => column)];
    const { rows } = await client.query<Described>(described, names);
    if (rows.length === 0) return;
    const clearing = await client.query(`select from pg_proc where proname = 'pg_clear_attribute_stats'`);
    for (const row of rows) {
      const kind = row.isIndex ? 'index' : 'table';
      const column = row.isIndex ? String(row.position) : client.escapeIdentifier(row.column);
      await client.query(`alter ${kind} ${row.relation} alter column ${column} set statistics 0`);
      if (clearing.rowCount !== 0) {
        await client.query('select pg_clear_attribute_stats($1, $2, $3, false)', [row.schema, row.name, row.column]);
      }
    }
  } finally {
    await client.end();
  }
}
