import type { AuditLogEntry, AuditLogFormat } from '@parley/contract/resources/audit-log';
import type { Tx } from '#db/tenant-scope.ts';
import { cappedTotal, countLimit } from '#platform/http/capped-total.ts';
import { pageFrom } from '#platform/http/cursor.ts';
import type { AuditRecorder } from '#platform/http/operation.ts';
import { DocumentAnswer } from '#platform/http/responses/document-answer.ts';
import { auditFile } from './audit-file.rules.ts';
import {
  type AuditFilter,
  type AuditPosition,
  type AuditRow,
  countEntries,
  decodePosition,
  positionOf,
  readEntries,
} from './audit-log.queries.ts';

interface Log<Entry extends AuditLogEntry> {
  filter: AuditFilter;
  /** Runs in a short transaction that sees the log. */
  inLog<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  present(tx: Tx, rows: readonly AuditRow[]): Promise<Entry[]>;
  hasAccounts: boolean;
}

interface Request {
  query: { limit: number; cursor?: string | undefined; include_total: boolean; format: AuditLogFormat };
  now: Date;
  audit: AuditRecorder;
}

/** Entries read at once for a file: memory holds no more of them. */
const batch = 500;

/** Answers with a page of a log, or with all entries that match as a file. Only the file is an entry of the log. */
export async function answerLog<Entry extends AuditLogEntry>(log: Log<Entry>, { query, now, audit }: Request) {
  if (query.format === 'json') {
    audit.nothingChanged();
    return readPage(log, query);
  }
  audit.details({ format: query.format, filters: namesOf(log.filter) });
  const file = auditFile(query.format, { hasAccounts: log.hasAccounts });
  // Read before the answer begins, so that a refusal is one.
  const first = await readBatch(log, undefined);
  return new DocumentAnswer({
    contentType: file.contentType,
    filename: `audit-log-${now.toISOString().slice(0, 10)}.${query.format}`,
    async produce(sink) {
      if (file.head !== '') await sink.write(file.head);
      for (let { entries, last } = first; last; ) {
        await sink.write(file.lines(entries));
        if (entries.length < batch) return;
        ({ entries, last } = await readBatch(log, last));
      }
    },
  });
}

function readBatch<Entry extends AuditLogEntry>(log: Log<Entry>, after: AuditPosition | undefined) {
  return log.inLog(async (tx) => {
    const rows = await readEntries(tx, { filter: log.filter, after, limit: batch });
    const last = rows.at(-1);
    return { entries: await log.present(tx, rows), last: last && positionOf(last) };
  });
}

function readPage<Entry extends AuditLogEntry>(log: Log<Entry>, query: Request['query']) {
  const after = decodePosition(query.cursor);
  return log.inLog(async (tx) => {
    const rows = await readEntries(tx, { filter: log.filter, after, limit: query.limit + 1 });
    const entries = await log.present(tx, rows);
    const page = pageFrom(
      rows.map((row, at) => ({ row, entry: entries[at] as Entry })),
      {
        limit: query.limit,
        item: ({ entry }) => entry,
        cursor: ({ row }) => {
          const { at, accountId, seq } = positionOf(row);
          return [at, accountId, seq];
        },
      },
    );
    if (!query.include_total) return page;
    return { ...page, ...cappedTotal(await countEntries(tx, log.filter, countLimit)) };
  });
}

const namesOf = (filter: AuditFilter) =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
