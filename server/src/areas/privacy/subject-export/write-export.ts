import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { findSubject, type Subject } from '#areas/privacy/personal-data';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { DocumentSink } from '#platform/http/responses/document-answer.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';
import { callColumns, callRecord, turnColumns } from './call-record.rules.ts';
import { countExported, exportedTables, readExported, readInBatches } from './exported-rows.queries.ts';

const note =
  'All personal data this account holds of the person with this phone number, as caller and as callee: calls with ' +
  'transcripts, and the further arrays counted in record_counts. Transcripts, messages and notes may mention other ' +
  'people, whose rights also count when this file is passed on. Members of the staff appear as operator. A withheld ' +
  'number belongs to no person, so calls made with one are not included. Recordings are downloaded with their call.';

/**
 * Writes the export of a person, from one snapshot of the database, in the contract's order. Memory holds one batch of
 * rows. `phoneNumber`: as `readSubject` gives it.
 */
export async function writeExport(
  sink: DocumentSink,
  options: { db: Database; personalData: PersonalData; tenantId: TenantId; phoneNumber: string; now: Date },
): Promise<void> {
  const { db, personalData, tenantId, phoneNumber, now } = options;
  const tables = exportedTables(personalData);
  const write = async (tx: Tx) => {
    // Takes the snapshot, and shows that the database answers. What is known goes out before the counting.
    await sql`select`.execute(tx);
    const known = { data_subject: phoneNumber, tenant_id: tenantId, exported_at: now.toISOString() };
    await sink.write(`${JSON.stringify(known).slice(0, -1)},`);
    const subject = await findSubject(tx, phoneNumber);
    const counted = { record_counts: await countExported(tx, tables, subject), note };
    await sink.write(`${JSON.stringify(counted).slice(1, -1)},"calls":[`);
    await writeEntries(sink, readCalls(tx, subject, now));
    for (const table of tables) {
      await sink.write(`],${JSON.stringify(table.key)}:[`);
      await writeEntries(sink, readExported(tx, table, subject));
    }
    await sink.write(']}');
  };
  await db.app.inTenant(tenantId, write, { isSnapshot: true });
}

async function writeEntries(sink: DocumentSink, batches: AsyncIterable<readonly object[]>): Promise<void> {
  let isFirst = true;
  for await (const batch of batches) {
    const text = batch.map((entry) => JSON.stringify(entry)).join(',');
    await sink.write(isFirst ? text : `,${text}`);
    isFirst = false;
  }
}

type CallRow = Parameters<typeof callRecord>[0];
type TurnRow = Parameters<typeof callRecord>[1][number];

async function* readCalls(tx: Tx, { ids }: Subject, now: Date): AsyncGenerator<object[]> {
  const query = sql`select ${sql.join(callColumns.map((column) => sql.ref(column)))} from calls
    where id = any(${ids.calls}::uuid[]) order by created_at, id`;
  for await (const rows of readInBatches<CallRow>(tx, query)) {
    const found: TurnRow[] = await tx
      .selectFrom('call_turns')
      .select(turnColumns)
      .where(
        'call_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('call_id')
      .orderBy('seq')
      .execute();
    const turns = new Map<string, TurnRow[]>(rows.map(({ id }) => [id, []]));
    for (const turn of found) turns.get(turn.call_id)?.push(turn);
    yield rows.map((row) => callRecord(row, turns.get(row.id) ?? [], now));
  }
}
