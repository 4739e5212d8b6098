import { events } from '@parley/contract/events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileFolders } from '#platform/files/file-store.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { allPersonalData } from '../../../app/personal-data.ts';
import { subjectPlaces } from './subject-rows.queries.ts';

let database: TestDatabase;
let owner: pg.Client;
interface Column {
  table: string;
  column: string;
  isNullable: boolean;
}
let columns: Column[];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.connections.owner);
  await owner.connect();
  const found = await owner.query<Column>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as table,
       a.attname as column, not a.attnotnull as "isNullable"
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and a.attnum > 0 and not a.attisdropped
       and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and c.relname <> 'schema_migrations'
     order by 1, 2`,
  );
  columns = found.rows;
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const nameOf = ({ table, column }: Pick<Column, 'table' | 'column'>) => `${table}.${column}`;

describe('the registry of personal data', () => {
  it('classes every column of the migrated schema once, and no other', () => {
    const classed = allPersonalData.tables.flatMap(({ table, personal, impersonal }) =>
      [...Object.keys(personal), ...impersonal].map((column) => nameOf({ table, column })),
    );
    expect(classed.toSorted()).toEqual(columns.map(nameOf).toSorted());
  });

  it('classes every event type of the contract once', () => {
    expect(allPersonalData.events.map(({ type }) => type).toSorted()).toEqual(Object.keys(events).toSorted());
  });

  it('classes every folder of the file store once', () => {
    expect(allPersonalData.files.map(({ folder }) => folder).toSorted()).toEqual([...fileFolders].toSorted());
  });

  it('gives every table of subjects a way to its subject, or a reason why there is none', () => {
    const withoutWay = allPersonalData.tables.filter(
      ({ people, links }) => people === 'subjects' && links.length === 0,
    );
    expect(withoutWay.filter(({ erasure }) => erasure.kind !== 'keep')).toEqual([]);
    expect(withoutWay.filter(({ exported }) => !('omitted' in exported))).toEqual([]);
    const ofOthers = allPersonalData.tables.filter(({ people, links }) => people !== 'subjects' && links.length > 0);
    expect(ofOthers).toEqual([]);
  });

  it('blanks each column that cannot be null with a value', () => {
    const required = new Set(columns.filter(({ isNullable }) => !isNullable).map(nameOf));
    const missing = allPersonalData.tables.flatMap(({ table, personal, erasure }) =>
      erasure.kind === 'blank'
        ? Object.keys(personal).filter(
            (column) => required.has(nameOf({ table, column })) && !(column in (erasure.to ?? {})),
          )
        : [],
    );
    expect(missing).toEqual([]);
  });

  it('exports personal columns, or says why not, beside impersonal ones', () => {
    const faults = allPersonalData.tables.flatMap(({ table, personal, impersonal, exported }) => {
      if (!('key' in exported)) return [];
      const { without = {}, orderBy = ['created_at', 'id'] } = exported;
      return [
        ...exported.with.filter((column) => !impersonal.includes(column)),
        ...Object.keys(without).filter((column) => !(column in personal)),
        ...orderBy.filter((column) => !impersonal.includes(column) && !(column in personal)),
        ...Object.entries(personal).flatMap(([column, kind]) =>
          kind === 'credential' && !(column in without) ? [column] : [],
        ),
      ].map((column) => nameOf({ table, column }));
    });
    expect(faults).toEqual([]);
    const keys = allPersonalData.tables.flatMap(({ exported }) => ('key' in exported ? [exported.key] : []));
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys).not.toContain('calls');
  });

  it('finds every table whose rows a number leads to', async () => {
    const { rows } = await owner.query<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'find_numbered_rows'`,
    );
    const objects = allPersonalData.tables.filter(({ links }) => links.some(({ by }) => by === 'object'));
    expect(objects.filter(({ table }) => !rows[0]?.source.includes(`from ${table} `))).toEqual([]);
  });

  it('links each row by columns that exist', async () => {
    for (const { table, links } of subjectPlaces(allPersonalData)) {
      const expressions = links.map((link) => ('column' in link ? link.column : 'id'));
      await owner.query(`select ${expressions.join(', ')} from ${table} limit 0`);
    }
  });

  it('orders tables for deletion so that objects go after the rows that refer to them', () => {
    const order = subjectPlaces(allPersonalData).map(({ table }) => table);
    expect(order.indexOf('call_turns')).toBeLessThan(order.indexOf('calls'));
    expect(order.indexOf('text_messages')).toBeLessThan(order.indexOf('chat_sessions'));
    expect(order.slice(-2).toSorted()).toEqual(['calls', 'chat_sessions']);
  });
});
