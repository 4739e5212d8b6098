import { oneOrSeveral } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { InvoiceStatus, InvoiceSummary } from '@parley/contract/resources/invoice';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleSummary } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { listOwnPage } from './list-invoices.queries.ts';

/** Lists the invoices of the account, newest first. */
export const listInvoices = operation({
  method: 'GET',
  path: '/api/invoices',
  id: 'listInvoices',
  summary: 'List invoices',
  description: 'Invoices to the account, without drafts, which the seller may still change.',
  access: apiKey('billing:read'),
  query: z.strictObject({
    ...pageQuery,
    status: oneOrSeveral(InvoiceStatus)
      .optional()
      .meta({ description: 'One or several, with commas', examples: ['open', 'open,paid'] }),
  }),
  answer: { status: 200, schema: pageOf(InvoiceSummary) },
  example: {
    query: { limit: 50, status: 'open' },
    answer: { data: [exampleSummary], has_more: false, next_cursor: null },
  },
  run: ({ tx, tenantId, query }) => listOwnPage(tx, tenantId, query),
});
