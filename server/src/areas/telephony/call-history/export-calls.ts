import { orderedSpan } from '@parley/contract/filters';
import { z } from 'zod';
import { exampleCall, presentCall } from '#areas/telephony/calls';
import { apiKey } from '#platform/http/access/access.ts';
import { DocumentAnswer } from '#platform/http/responses/document-answer.ts';
import { csvHead, csvLines } from './call-csv.rules.ts';
import { callFilters } from './call-filters.rules.ts';
import { operation } from './call-history.operation.ts';
import type { CallPosition } from './call-positions.queries.ts';
import { listCallRows } from './list-calls.queries.ts';

/** Calls read at once: memory holds no more of them. */
const batch = 500;

/** Exports the calls of a list as CSV. Each batch is a short transaction after the last call of the one before. */
export const exportCalls = operation({
  method: 'GET',
  path: '/api/calls/export',
  id: 'exportCalls',
  summary: 'Export calls as CSV',
  description:
    'With the filters of the list of calls, as an attachment in UTF-8 (RFC 4180). Text that a spreadsheet would run as a formula begins with an apostrophe; phone numbers in E.164 stay as they are. Each export is in the audit log.',
  access: apiKey('calls:read'),
  audit: 'call.export',
  transaction: 'none',
  query: z
    .strictObject({ ...callFilters, sort: z.enum(['-started_at', 'started_at']).default('-started_at') })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: z.string(), contentType: 'text/csv', caching: 'no-store' },
  requestsPerMinute: 60,
  example: { query: { status: 'completed' }, answer: `${csvHead}${csvLines([exampleCall])}` },
  async run({ db, tenantId, query, now, audit }) {
    const { sort, ...filter } = query;
    const read = (after: CallPosition | undefined) =>
      db.app.inTenant(tenantId, (tx) => listCallRows(tx, { filter, sort, after, limit: batch }), { onlyReads: true });
    // Read before the answer begins, so that a refusal is one.
    const first = await read(undefined);
    audit.details({ filters: Object.keys(filter) });
    return new DocumentAnswer({
      contentType: 'text/csv',
      filename: `calls-${now.toISOString().slice(0, 10)}.csv`,
      async produce(sink) {
        await sink.write(csvHead);
        for (let rows = first; rows.length > 0; ) {
          await sink.write(csvLines(rows.map(({ row }) => presentCall(row))));
          if (rows.length < batch) return;
          rows = await read(rows.at(-1)?.position);
        }
      },
    });
  },
});
