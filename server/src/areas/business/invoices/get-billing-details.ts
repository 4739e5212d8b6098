import { BillingDetails } from '@parley/contract/resources/invoice';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleDetails } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { findBillingDetails } from './issuers.queries.ts';

/** Gets the buyer's side of invoices to the account. */
export const getBillingDetails = operation({
  method: 'GET',
  path: '/api/billing/details',
  id: 'getBillingDetails',
  summary: 'Get billing details',
  description: "Name, address and VAT number for invoices to the account; `details` is null while they aren't entered.",
  access: apiKey('billing:read'),
  answer: { status: 200, schema: z.object({ details: BillingDetails.nullable() }) },
  example: { answer: { details: exampleDetails } },
  run: async ({ tx, tenantId }) => ({ details: await findBillingDetails(tx, tenantId) }),
});
