import { oneOrSeveral } from '@parley/contract/filters';
import type { InvoiceId, TenantId } from '@parley/contract/ids';
import { TenantId as TenantIdSchema } from '@parley/contract/ids';
import { pageQuery } from '@parley/contract/page';
import { type InvoiceOfCustomer, InvoiceStatus } from '@parley/contract/resources/invoice';
import { z } from 'zod';
import { inBookOf } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';
import { invoiceNotFound } from './invoices.errors.ts';
import { findAccountOf, findAccountOfIssued } from './invoices.queries.ts';
import type { IssuedSource } from './list-invoices.queries.ts';
import { readInvoice } from './present-invoice.ts';

/** Query of the lists for who issues invoices. */
export const issuedQuery = z.strictObject({
  ...pageQuery,
  status: oneOrSeveral(InvoiceStatus)
    .optional()
    .meta({ description: 'One or several, with commas', examples: ['open', 'draft,open'] }),
  tenant_id: TenantIdSchema.optional().meta({ description: 'Of one customer' }),
  q: z.string().trim().min(1).max(100).optional().meta({
    description: 'Part of the number, the payment reference or the name of the customer',
  }),
});

const findAccount = { platform: findAccountOf, reseller: findAccountOfIssued };

/**
 * Runs `work` on an issued invoice as the account it is for: of the platform any invoice, of a reseller its own.
 * Refuses others as unknown.
 */
export async function onIssued<Result>(
  tx: Tx,
  source: IssuedSource,
  id: InvoiceId,
  work: (invoice: { tenantId: TenantId; id: InvoiceId }) => Promise<Result>,
): Promise<Result> {
  const tenantId = await findAccount[source](tx, id);
  if (!tenantId) throw invoiceNotFound();
  return inBookOf(tx, tenantId, () => work({ tenantId, id }));
}

/** Reads a whole invoice with the account it is for, in a transaction of that account. */
export async function readIssued(
  tx: Tx,
  { tenantId, id }: { tenantId: TenantId; id: InvoiceId },
): Promise<InvoiceOfCustomer> {
  const invoice = await readInvoice(tx, tenantId, id);
  const account = await tx.selectFrom('tenants').select('name').where('id', '=', tenantId).executeTakeFirst();
  return { ...invoice, customer: { id: tenantId, name: account?.name ?? '' } };
}
