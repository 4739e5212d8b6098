import type { TenantId } from '@parley/contract/ids';
import type { DataClass } from '@parley/contract/resources/retention';
import { sql } from 'kysely';
import { eraseRows, type HeldIds, listFilesOf, lockTargets, splitHeld, subjectOfIds } from '#areas/privacy/erasure';
import type { Tx } from '#db/tenant-scope.ts';
import type { PersonalData, SubjectObject } from '#platform/personal-data/personal-data.ts';

interface Deletion {
  tenantId: TenantId;
  registry: PersonalData;
  ids: readonly string[];
  held: HeldIds;
  now: Date;
}

/** Deletes rows of one kind of data; returns the keys of their files, to be deleted after the commit. */
type Delete = (tx: Tx, deletion: Deletion) => Promise<string[]>;

/** Deletes objects with everything that hangs on them, as an erasure does. */
const wholeObjects =
  (object: SubjectObject): Delete =>
  async (tx, { tenantId, registry, ids, held, now }) => {
    const subject = subjectOfIds(tenantId, { [object]: [...ids] });
    await lockTargets(tx, subject);
    const { free } = splitHeld(subject, held);
    const files = await listFilesOf(tx, registry, free);
    await eraseRows(tx, { registry, targets: free, now });
    return files;
  };

/** Deletes recordings and leaves their calls. */
const recordings: Delete = async (tx, { tenantId, registry, ids }) => {
  const subject = subjectOfIds(tenantId, { calls: [...ids] });
  const folders = registry.files.filter(({ folder }) => folder === 'recordings');
  const files = await listFilesOf(tx, { ...registry, files: folders }, { subject, blankedCalls: [] });
  await sql`update calls set recording_state = 'none', recording_key = null, recording_sha256 = null,
    recording_bytes = null, recording_duration_ms = null, recording_content_type = null, recording_channels = null,
    version = version + 1 where id = any(${ids}::uuid[])`.execute(tx);
  return files;
};

/** Deletes what was said in calls, and what an analysis made of it; the calls stay. */
const transcripts: Delete = async (tx, { registry, ids }) => {
  for (const { table, column } of conversationTables(registry)) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::uuid[])`.execute(tx);
  }
  await sql`update calls set summary = null, structured_data = null, sentiment = null, version = version + 1
    where id = any(${ids}::uuid[])`.execute(tx);
  return [];
};

/** Tables with words of calls that have no days of their own. */
const spoken = new Set(['call_turns', 'call_tool_executions', 'client_tool_calls', 'unanswered_question_occurrences']);

function conversationTables({ tables }: PersonalData): { table: string; column: string }[] {
  return tables
    .filter(({ table }) => spoken.has(table))
    .flatMap(({ table, links }) =>
      links.flatMap((link) =>
        link.by === 'reference' && link.object === 'calls' ? [{ table, column: link.column }] : [],
      ),
    );
}

/** Deletes files of chats; a trigger has their bytes deleted. The messages show them no more. */
const chatFiles: Delete = async (tx, { ids }) => {
  await sql`update chat_messages set files = '[]'
    where id in (select message_id from chat_files where id = any(${ids}::uuid[]))`.execute(tx);
  await sql`delete from chat_files where id = any(${ids}::uuid[])`.execute(tx);
  return [];
};

const toolLogs: Delete = async (tx, { ids }) => {
  await sql`delete from tool_logs where id = any(${ids}::uuid[])`.execute(tx);
  return [];
};

/** Deletes events as they were sent to webhooks, with their deliveries and attempts. */
const webhookDeliveries: Delete = async (tx, { ids }) => {
  await sql`delete from webhook_events where id = any(${ids}::uuid[])`.execute(tx);
  return [];
};

const deletions: Readonly<Record<DataClass, Delete>> = {
  calls: wholeObjects('calls'),
  recordings,
  transcripts,
  chats: wholeObjects('chat_sessions'),
  chat_files: chatFiles,
  contact_requests: wholeObjects('contact_requests'),
  bookings: wholeObjects('bookings'),
  text_messages: wholeObjects('text_messages'),
  tool_logs: toolLogs,
  webhook_deliveries: webhookDeliveries,
};

/** Deletes rows of a kind of data; returns the keys of files to delete after the commit. */
export function deleteRows(tx: Tx, dataClass: DataClass, deletion: Deletion): Promise<string[]> {
  return deletions[dataClass](tx, deletion);
}
