import type { InvoiceId, TenantId } from '@parley/contract/ids';
import type { BillingDetails, InvoiceIssuer, VatTotal } from '@parley/contract/resources/invoice';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Columns of an invoice: bigints as numbers, which they fit, and days as text. */
export const invoiceColumns = [
  'tenant_id',
  'id',
  'issuer_id',
  'status',
  'origin',
  'order_id',
  'number',
  'currency',
  'language',
  'vat',
  'seller',
  'buyer',
  'note',
  'payment_days',
  'payment_reference',
  'issued_at',
  'paid_at',
  'created_at',
  sql<number>`net_minor_units::float8`.as('net_minor_units'),
  sql<number>`vat_minor_units::float8`.as('vat_minor_units'),
  sql<number>`total_minor_units::float8`.as('total_minor_units'),
  sql<number>`paid_minor_units::float8`.as('paid_minor_units'),
  sql<number>`credited_minor_units::float8`.as('credited_minor_units'),
  sql<string | null>`due_on::text`.as('due_on'),
  sql<string | null>`period_from::text`.as('period_from'),
  sql<string | null>`period_to::text`.as('period_to'),
] as const;

const invoicesOf = (tx: Tx) => tx.selectFrom('invoices').select(invoiceColumns);
export type StoredInvoice = Awaited<ReturnType<ReturnType<typeof invoicesOf>['executeTakeFirstOrThrow']>>;

/** Totals by VAT category and rate, as stored. */
export const vatTotalsOf = (row: { vat: unknown }): VatTotal[] => row.vat as VatTotal[];

export async function findInvoice(tx: Tx, tenantId: TenantId, id: InvoiceId): Promise<StoredInvoice | undefined> {
  return invoicesOf(tx).where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst();
}

/** Finds and locks an invoice until the commit. */
export async function lockInvoice(tx: Tx, tenantId: TenantId, id: InvoiceId): Promise<StoredInvoice | undefined> {
  return invoicesOf(tx).where('tenant_id', '=', tenantId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Account of an invoice, for a transaction of the platform. */
export async function findAccountOf(tx: Tx, id: InvoiceId): Promise<TenantId | undefined> {
  const row = await tx.selectFrom('invoices').select('tenant_id').where('id', '=', id).executeTakeFirst();
  return row?.tenant_id as TenantId | undefined;
}

/** Account of an invoice that the transaction's reseller has issued. */
export async function findAccountOfIssued(tx: Tx, id: InvoiceId): Promise<TenantId | undefined> {
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from app.issued_invoices() where id = ${id}`.execute(tx);
  return rows[0]?.tenant_id;
}

export interface DraftRow {
  tenantId: TenantId;
  id: InvoiceId;
  issuerId: string;
  origin: 'custom' | 'order' | 'period';
  sourceKey: string | null;
  orderId: string | null;
  currency: string;
  language: string;
  note: string;
  paymentDays: number | null;
  /** Buyer set by hand; null: the account's billing details on the day of issue. */
  buyer: BillingDetails | null;
  period: { from: string; to: string } | null;
  now: Date;
}

export async function insertDraft(tx: Tx, draft: DraftRow): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({
      tenant_id: draft.tenantId,
      id: draft.id,
      issuer_id: draft.issuerId,
      status: 'draft',
      origin: draft.origin,
      source_key: draft.sourceKey,
      order_id: draft.orderId,
      currency: draft.currency,
      language: draft.language,
      net_minor_units: 0,
      vat_minor_units: 0,
      total_minor_units: 0,
      vat: '[]',
      note: draft.note,
      payment_days: draft.paymentDays,
      buyer: draft.buyer === null ? null : JSON.stringify(draft.buyer),
      period_from: draft.period?.from ?? null,
      period_to: draft.period?.to ?? null,
      created_at: draft.now,
    })
    .execute();
}

export async function saveTotals(
  tx: Tx,
  invoice: { tenantId: TenantId; id: InvoiceId },
  totals: { netMinorUnits: number; vatMinorUnits: number; totalMinorUnits: number; vat: VatTotal[] },
): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({
      net_minor_units: totals.netMinorUnits,
      vat_minor_units: totals.vatMinorUnits,
      total_minor_units: totals.totalMinorUnits,
      vat: JSON.stringify(totals.vat),
    })
    .where('tenant_id', '=', invoice.tenantId)
    .where('id', '=', invoice.id)
    .execute();
}

/** Takes the next number of the issuer's series; the series stays locked until the commit. */
export async function takeNumber(tx: Tx, invoiceId: InvoiceId, kind: 'invoice' | 'credit_note'): Promise<number> {
  const { rows } = await sql<{
    sequence: string;
  }>`select app.number_document(${invoiceId}, ${kind}) as sequence`.execute(tx);
  return Number(rows[0]?.sequence);
}

export async function saveIssued(
  tx: Tx,
  invoice: { tenantId: TenantId; id: InvoiceId },
  issued: {
    status: 'open' | 'paid';
    number: string;
    sequence: number;
    reference: string;
    seller: InvoiceIssuer;
    buyer: BillingDetails;
    dueOn: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({
      status: issued.status,
      number: issued.number,
      sequence: issued.sequence,
      payment_reference: issued.reference,
      seller: JSON.stringify(issued.seller),
      buyer: JSON.stringify(issued.buyer),
      due_on: issued.dueOn,
      issued_at: issued.now,
      ...(issued.status === 'paid' ? { paid_at: issued.now } : {}),
    })
    .where('tenant_id', '=', invoice.tenantId)
    .where('id', '=', invoice.id)
    .execute();
}

/** Updates what payments and credit notes change of an issued invoice. */
export async function saveState(
  tx: Tx,
  invoice: Pick<StoredInvoice, 'tenant_id' | 'id'>,
  state: { status?: 'open' | 'paid' | 'void'; paid?: number; credited?: number; paidAt?: Date | null },
): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({
      ...(state.status && { status: state.status }),
      ...(state.paid !== undefined && { paid_minor_units: state.paid }),
      ...(state.credited !== undefined && { credited_minor_units: state.credited }),
      ...(state.paidAt !== undefined && { paid_at: state.paidAt }),
    })
    .where('tenant_id', '=', invoice.tenant_id)
    .where('id', '=', invoice.id)
    .execute();
}

/** Marks an issued invoice as emailed; false where it was before. */
export async function markMailed(tx: Tx, invoice: { tenantId: TenantId; id: InvoiceId }, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('invoices')
    .set({ mailed_at: now })
    .where('tenant_id', '=', invoice.tenantId)
    .where('id', '=', invoice.id)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a draft; false where it is issued or unknown. */
export async function deleteDraft(tx: Tx, tenantId: TenantId, id: InvoiceId): Promise<boolean> {
  const result = await tx
    .deleteFrom('invoices')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
