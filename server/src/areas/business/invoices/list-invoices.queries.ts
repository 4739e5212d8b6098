import type { TenantId } from '@parley/contract/ids';
import type { InvoiceSummary, IssuedInvoice } from '@parley/contract/resources/invoice';
import { type Selectable, sql } from 'kysely';
import type { Invoices } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { presentSummary } from './invoice-summary.rules.ts';
import { invoiceColumns } from './invoices.queries.ts';

interface Asked {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  status?: readonly string[] | undefined;
}

/** Lists one page of the account's invoices, newest first. Drafts are the seller's. */
export function listOwnPage(tx: Tx, tenantId: TenantId, asked: Asked) {
  let query = tx.selectFrom('invoices').where('tenant_id', '=', tenantId).where('status', '<>', 'draft');
  if (asked.status) query = query.where('status', 'in', asked.status);
  return newestPage(asked, {
    read: (isOlder, limit) =>
      query
        .select(invoiceColumns)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row): InvoiceSummary => presentSummary(row),
  });
}

/** Rows to read: those of the whole platform, or what the transaction's reseller has issued. */
const issuedRows = {
  platform: sql<Selectable<Invoices>>`invoices`,
  reseller: sql<Selectable<Invoices>>`app.issued_invoices()`,
};
export type IssuedSource = keyof typeof issuedRows;

/** Lists one page of issued invoices and drafts with their customers, newest first. */
export function listIssuedPage(
  tx: Tx,
  source: IssuedSource,
  asked: Asked & { tenant_id?: TenantId | undefined; q?: string | undefined },
) {
  const customer = sql<string | null>`(select t.name from tenants t where t.id = invoices.tenant_id)`;
  let query = tx.selectFrom(issuedRows[source].as('invoices'));
  if (asked.tenant_id) query = query.where('tenant_id', '=', asked.tenant_id);
  if (asked.status) query = query.where('status', 'in', asked.status);
  if (asked.q) {
    const words = sql`upper(concat_ws(' ', number, payment_reference, ${customer}))`;
    query = query.where(sql<boolean>`position(upper(${asked.q}) in ${words}) > 0`);
  }
  return newestPage(asked, {
    read: (isOlder, limit) =>
      query
        .select([...invoiceColumns, customer.as('customer')])
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row): IssuedInvoice => ({
      ...presentSummary(row),
      customer: { id: row.tenant_id as TenantId, name: row.customer ?? '' },
    }),
  });
}
