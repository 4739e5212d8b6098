import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Link, PersonalData, TablePlace } from '#platform/personal-data/personal-data.ts';

/** Values by which a row is of a visitor, in tables that hold others' rows too. */
const ofVisitors: Readonly<Record<string, string>> = { 'emails.kind': 'chat_code' };

interface Column {
  table: string;
  name: string;
  type: string;
  isOptional: boolean;
}

/** A person with a row in every table of the registry, as `plantPerson` writes them. */
export interface PlantedPerson {
  number: string;
  email: string;
  /** Text in each personal column that holds words, once: `<table>.<column>` of it. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Writes a row of one person into every table of callers and visitors, by the links of the registry: each personal column
 * is filled. Values may be ones that the product never writes, so checks are dropped, and triggers do not run.
 */
export async function plantPerson(
  owner: pg.Client,
  { registry, tenantId, number }: { registry: PersonalData; tenantId: string; number: string },
): Promise<PlantedPerson> {
  const person = { number, email: 'zwickau@canary.example', texts: new Map<string, string>() };
  const objects = new Map<string, string>();
  const { rows: columns } = await owner.query<Column>(
    `select table_name as table, column_name as name, udt_name as type,
       is_nullable = 'YES' or column_default is not null as "isOptional"
     from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'`,
  );
  await owner.query('set session_replication_role = replica');
  for (const place of registry.tables.filter(isPlanted)) {
    const values = columns
      .filter(({ table }) => table === place.table)
      .flatMap((column): [string, unknown][] => {
        const value = valueOf({ place, column, person, tenantId, objects });
        return value === undefined ? [] : [[column.name, value]];
      });
    await dropChecks(owner, place.table);
    const names = values.map(([name]) => `"${name}"`).join(', ');
    await owner.query(
      `insert into ${place.table} (${names}) values (${values.map((_, at) => `$${at + 1}`).join(', ')})`,
      values.map(([, value]) => value),
    );
  }
  await owner.query('set session_replication_role = origin');
  return person;
}

/** A table whose rows a number leads to. */
export const isPlanted = ({ people, links, table }: TablePlace): boolean =>
  people === 'subjects' && links.length > 0 && !table.includes('.');

async function dropChecks(owner: pg.Client, table: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  for (const { name } of rows) await owner.query(`alter table ${table} drop constraint "${name}"`);
}

interface Cell {
  place: TablePlace;
  column: Column;
  person: PlantedPerson & { texts: Map<string, string> };
  tenantId: string;
  /** Ids of the person's objects, by table. */
  objects: Map<string, string>;
}

/** Undefined: the column keeps its default. */
function valueOf({ place, column, person, tenantId, objects }: Cell): unknown {
  const { name, type, isOptional } = column;
  const kind = place.personal[name];
  const objectId = (object: string) => {
    const id = objects.get(object) ?? randomUUID();
    objects.set(object, id);
    return id;
  };
  if (name === 'tenant_id') return tenantId;
  const fixed = ofVisitors[`${place.table}.${name}`];
  if (fixed !== undefined) return fixed;
  const link = place.links.find(
    (each): each is Exclude<Link, { by: 'object' }> => 'column' in each && each.column === name,
  );
  if (link?.by === 'reference') return objectId(link.object);
  if (link?.by === 'email_address' || kind === 'email_address') return person.email;
  if (link?.by === 'topic') return `call:${objectId('calls')}`;
  const own = place.links.find(({ by }) => by === 'object');
  if (name === 'id' && own?.by === 'object') return objectId(own.object);
  // A key of the file store.
  if (kind === 'recording' || (kind === undefined && link === undefined && isOptional)) return undefined;
  if (kind === 'phone_number' && type === 'text') return person.number;
  const text = kind === undefined ? randomUUID() : `zwickau ${place.table}.${name}`;
  if (kind !== undefined && /^(?:text|jsonb)$/.test(type)) person.texts.set(`${place.table}.${name}`, text);
  const words = link?.by === 'content' ? `${text} ${objectId('calls')}` : text;
  switch (type) {
    case 'text':
      return words;
    case 'jsonb':
      return JSON.stringify(
        kind === undefined && link === undefined
          ? {}
          : { name: words, phone_number: person.number, email: person.email },
      );
    case '_text':
      return [text];
    case 'uuid':
      return randomUUID();
    case 'bytea':
      return Buffer.from(text);
    case 'bool':
      return false;
    case 'tsvector':
      return 'zwickau';
    case 'timestamptz':
      return new Date();
    default:
      return type.startsWith('_') ? [] : 1;
  }
}
