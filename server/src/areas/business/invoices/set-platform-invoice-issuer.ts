import { InvoiceIssuer } from '@parley/contract/resources/invoice';
import { z } from 'zod';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { admin } from '#platform/http/access/access.ts';
import { exampleIssuer } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { issuerDescriptions, saveIssuer } from './save-issuer.ts';

/** Replaces the seller's side of the installation's invoices. */
export const setPlatformInvoiceIssuer = operation({
  method: 'PUT',
  path: '/api/admin/billing/issuer',
  id: 'setPlatformInvoiceIssuer',
  summary: 'Set the seller of invoices',
  description: issuerDescriptions.write,
  access: admin(),
  audit: 'invoice_issuer.update',
  body: InvoiceIssuer,
  answer: { status: 200, schema: z.object({ issuer: InvoiceIssuer }) },
  example: { body: exampleIssuer, answer: { issuer: exampleIssuer } },
  run: ({ tx, body, now }) => saveIssuer(tx, platformChain, body, now),
});
