import { InvoiceIssuer } from '@parley/contract/resources/invoice';
import { z } from 'zod';
import { reseller } from '#platform/http/access/access.ts';
import { exampleIssuer } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { findIssuerProfile } from './issuers.queries.ts';
import { issuerDescriptions } from './save-issuer.ts';

/** Gets the seller's side of the reseller's invoices to its customers. */
export const getInvoiceIssuer = operation({
  method: 'GET',
  path: '/api/reseller/billing/issuer',
  id: 'getInvoiceIssuer',
  summary: 'Get the seller of invoices',
  description: issuerDescriptions.read,
  access: reseller({ needsAdmin: true }),
  answer: { status: 200, schema: z.object({ issuer: InvoiceIssuer.nullable() }) },
  example: { answer: { issuer: exampleIssuer } },
  run: async ({ tx, tenantId }) => ({ issuer: await findIssuerProfile(tx, tenantId) }),
});
