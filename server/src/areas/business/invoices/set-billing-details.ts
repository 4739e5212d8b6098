import { BillingDetails } from '@parley/contract/resources/invoice';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { checkVatForm } from './check-vat-form.ts';
import { exampleDetails } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { saveBillingDetails } from './issuers.queries.ts';

/** Replaces the buyer's side of invoices to the account. Issued invoices keep what they have. */
export const setBillingDetails = operation({
  method: 'PUT',
  path: '/api/billing/details',
  id: 'setBillingDetails',
  summary: 'Set billing details',
  description: 'Counts for invoices issued from now on. The form of the VAT number is checked, not its registration.',
  access: apiKey('billing:write'),
  audit: 'billing_details.update',
  body: BillingDetails,
  answer: { status: 200, schema: z.object({ details: BillingDetails }) },
  example: { body: exampleDetails, answer: { details: exampleDetails } },
  async run({ tx, tenantId, body, now, audit }) {
    checkVatForm(body);
    audit.resource(tenantId);
    await saveBillingDetails(tx, tenantId, body, now);
    return { details: body };
  },
});
