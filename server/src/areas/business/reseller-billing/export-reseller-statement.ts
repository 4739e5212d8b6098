import { z } from 'zod';
import { reseller } from '#platform/http/access/access.ts';
import { DocumentAnswer } from '#platform/http/responses/document-answer.ts';
import { exampleBilling, monthOf, monthQuery, operation } from './billing.operation.ts';
import { listBookedUse } from './billing.queries.ts';
import { billingOf } from './billing.rules.ts';
import { statementCsv } from './statement-csv.rules.ts';

/** Exports the statement of a month as CSV. */
export const exportResellerStatement = operation({
  method: 'GET',
  path: '/api/reseller/billing/statement',
  id: 'exportResellerStatement',
  summary: 'Export a statement as CSV',
  description:
    'A row for each customer and currency, and the totals, which are those of the ledger; UTF-8 (RFC 4180). Text that a spreadsheet would run as a formula begins with an apostrophe. Each export is in the audit log.',
  access: reseller({ needsAdmin: true, or: ['billing'] }),
  audit: 'reseller_statement.export',
  query: monthQuery,
  answer: { status: 200, schema: z.string(), contentType: 'text/csv', caching: 'no-store' },
  example: { query: { month: '2026-03' }, answer: statementCsv(exampleBilling) },
  async run({ tx, tenantId: resellerId, query, now, audit }) {
    const month = monthOf(query, now);
    const csv = statementCsv(billingOf(month, await listBookedUse(tx, { resellerId, month })));
    audit.details({ month });
    return new DocumentAnswer({
      contentType: 'text/csv',
      filename: `statement-${month}.csv`,
      async produce(sink) {
        await sink.write(csv);
      },
    });
  },
});
