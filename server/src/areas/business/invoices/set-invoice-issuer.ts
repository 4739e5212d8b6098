import { InvoiceIssuer } from '@parley/contract/resources/invoice';
import { z } from 'zod';
import { reseller } from '#platform/http/access/access.ts';
import { exampleIssuer } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { issuerDescriptions, saveIssuer } from './save-issuer.ts';

/** Replaces the seller's side of the reseller's invoices to its customers. */
export const setInvoiceIssuer = operation({
  method: 'PUT',
  path: '/api/reseller/billing/issuer',
  id: 'setInvoiceIssuer',
  summary: 'Set the seller of invoices',
  description: issuerDescriptions.write,
  access: reseller({ needsAdmin: true }),
  audit: 'invoice_issuer.update',
  body: InvoiceIssuer,
  answer: { status: 200, schema: z.object({ issuer: InvoiceIssuer }) },
  example: { body: exampleIssuer, answer: { issuer: exampleIssuer } },
  run: ({ tx, tenantId, body, now }) => saveIssuer(tx, tenantId, body, now),
});
