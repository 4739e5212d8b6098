import { pageOf } from '@parley/contract/page';
import { IssuedInvoice } from '@parley/contract/resources/invoice';
import { reseller } from '#platform/http/access/access.ts';
import { exampleIssued } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { issuedQuery } from './issued-invoices.ts';
import { listIssuedPage } from './list-invoices.queries.ts';

/** Lists the invoices and drafts of the reseller to its customers, newest first. */
export const listResellerInvoices = operation({
  method: 'GET',
  path: '/api/reseller/invoices',
  id: 'listResellerInvoices',
  summary: 'List invoices to customers',
  access: reseller({ needsAdmin: true }),
  query: issuedQuery,
  answer: { status: 200, schema: pageOf(IssuedInvoice) },
  example: {
    query: { limit: 50, status: 'open' },
    answer: { data: [exampleIssued], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listIssuedPage(tx, 'reseller', query),
});
