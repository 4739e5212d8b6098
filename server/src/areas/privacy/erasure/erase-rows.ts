import { type RawBuilder, sql } from 'kysely';
import { isOfSubject, subjectPlaces } from '#areas/privacy/personal-data';
import type { Tx } from '#db/tenant-scope.ts';
import type { Erasure, PersonalData, TablePlace } from '#platform/personal-data/personal-data.ts';
import type { FreeTargets } from './held-targets.rules.ts';

/** Erases the rows of a subject in every place of the registry; returns their numbers by table. */
export async function eraseRows(
  tx: Tx,
  options: { registry: PersonalData; targets: FreeTargets; now: Date },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const place of subjectPlaces(options.registry)) {
    const count = await erasePlace(tx, place, options);
    if (count > 0) counts[place.table] = count;
  }
  counts['jobs'] = await forgetJobs(tx, options.targets);
  return counts;
}

function erasePlace(tx: Tx, place: TablePlace, { targets, now }: { targets: FreeTargets; now: Date }): Promise<number> {
  const narrow = narrowErasures[place.table];
  if (narrow) return narrow(tx, targets);
  const isTheirs = isOfSubject(place, targets.subject);
  switch (place.erasure.kind) {
    case 'delete':
      return affected(tx, sql`delete from ${sql.table(place.table)} where ${isTheirs}`);
    case 'blank':
      return blank(tx, place, place.erasure.to ?? {}, isTheirs);
    case 'tombstone':
      return bury(tx, place, place.erasure, { isTheirs, targets, now });
    case 'keep':
      return Promise.resolve(0);
  }
}

/** Tables from which the application may delete only through a function of the schema. */
const narrowErasures: Record<string, (tx: Tx, targets: FreeTargets) => Promise<number>> = {
  events: (tx, { subject }) =>
    forgotten(
      tx,
      sql`app.forget_events_of(${idsOf(subject)}::uuid[], ${[subject.phoneNumber, ...subject.spellings].filter(Boolean)}::text[])`,
    ),
  emails: (tx, { subject }) => forgotten(tx, sql`app.forget_emails(${[...subject.emailAddresses]}::text[])`),
};

const forgetJobs = (tx: Tx, { subject }: FreeTargets): Promise<number> =>
  forgotten(tx, sql`app.forget_jobs(${idsOf(subject)}::uuid[])`);

const idsOf = ({ ids }: FreeTargets['subject']): string[] => Object.values(ids).flat();

async function forgotten(tx: Tx, call: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${call} as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function affected(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Sets the personal columns of rows to their blank values. */
function blank(
  tx: Tx,
  { table, personal }: Pick<TablePlace, 'personal' | 'table'>,
  to: Readonly<Record<string, unknown>>,
  condition: RawBuilder<boolean>,
): Promise<number> {
  const columns = [...new Set([...Object.keys(personal), ...Object.keys(to)])];
  const changes = columns.map((column) => sql`${sql.ref(column)} = ${blankValue(to[column])}`);
  return affected(tx, sql`update ${sql.table(table)} set ${sql.join(changes)} where ${condition}`);
}

function blankValue(value: unknown): RawBuilder<unknown> {
  if (value === undefined || value === null) return sql`null`;
  if (typeof value !== 'object') return sql`${value}`;
  if ('sql' in value && typeof value.sql === 'string') return sql.raw(value.sql);
  return sql`${JSON.stringify(value)}::jsonb`;
}

/** Deletes rows and keeps their billing facts; those of calls whose recording remains are blanked instead. */
async function bury(
  tx: Tx,
  place: TablePlace,
  { into, facts, whileHeld }: Extract<Erasure, { kind: 'tombstone' }>,
  { isTheirs, targets, now }: { isTheirs: RawBuilder<boolean>; targets: FreeTargets; now: Date },
): Promise<number> {
  const isBlanked = sql<boolean>`id = any(${targets.blankedCalls}::uuid[])`;
  const personal = Object.fromEntries(Object.entries(place.personal).filter(([, kind]) => kind !== 'recording'));
  await blank(tx, { table: place.table, personal }, whileHeld, isBlanked);
  const columns = sql.join(facts.map((column) => sql.ref(column)));
  const condition = sql`${isTheirs} and not ${isBlanked}`;
  await sql`insert into ${sql.table(into)} (${columns}, erased_at)
    select ${columns}, ${now}::timestamptz from ${sql.table(place.table)} where ${condition}`.execute(tx);
  return affected(tx, sql`delete from ${sql.table(place.table)} where ${condition}`);
}
