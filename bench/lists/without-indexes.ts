import type pg from 'pg';

/** Fills tables without their secondary indexes, which are built afterwards: several times faster than row by row. */
export async function withoutIndexes(
  owner: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where i.indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await fill();
  await owner.query("set maintenance_work_mem = '512MB'");
  for (const { definition } of rows) await owner.query(definition);
}
