import { pageOf } from '@parley/contract/page';
import { IssuedInvoice } from '@parley/contract/resources/invoice';
import { admin } from '#platform/http/access/access.ts';
import { exampleIssued } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { issuedQuery } from './issued-invoices.ts';
import { listIssuedPage } from './list-invoices.queries.ts';

/** Lists the invoices and drafts of every account, newest first. */
export const listIssuedInvoices = operation({
  method: 'GET',
  path: '/api/admin/billing/invoices',
  id: 'listIssuedInvoices',
  summary: 'List invoices of all accounts',
  access: admin(),
  query: issuedQuery,
  answer: { status: 200, schema: pageOf(IssuedInvoice) },
  example: {
    query: { limit: 50, status: 'open' },
    answer: { data: [exampleIssued], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listIssuedPage(tx, 'platform', query),
});
