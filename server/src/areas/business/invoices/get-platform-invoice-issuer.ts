import { InvoiceIssuer } from '@parley/contract/resources/invoice';
import { z } from 'zod';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { admin } from '#platform/http/access/access.ts';
import { exampleIssuer } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { findIssuerProfile } from './issuers.queries.ts';
import { issuerDescriptions } from './save-issuer.ts';

/** Gets the seller's side of the installation's invoices. */
export const getPlatformInvoiceIssuer = operation({
  method: 'GET',
  path: '/api/admin/billing/issuer',
  id: 'getPlatformInvoiceIssuer',
  summary: 'Get the seller of invoices',
  description: issuerDescriptions.read,
  access: admin(),
  answer: { status: 200, schema: z.object({ issuer: InvoiceIssuer.nullable() }) },
  example: { answer: { issuer: exampleIssuer } },
  run: async ({ tx }) => ({ issuer: await findIssuerProfile(tx, platformChain) }),
});
