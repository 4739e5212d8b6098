import type { CreditNoteId, InvoiceId, PaymentId, TenantId } from '@parley/contract/ids';
import type { CreditNote, InvoicePayment, VatTotal } from '@parley/contract/resources/invoice';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { Totals } from './totals.rules.ts';

export interface NewPayment {
  tenantId: TenantId;
  id: PaymentId;
  invoiceId: InvoiceId;
  amountMinorUnits: number;
  method: string;
  reference: string;
  provider: { name: string; reference: string } | null;
  receivedAt: Date;
  now: Date;
}

/** Inserts a payment. False when the provider's payment is recorded already. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<boolean> {
  const row = await tx
    .insertInto('payments')
    .values({
      tenant_id: payment.tenantId,
      id: payment.id,
      invoice_id: payment.invoiceId,
      amount_minor_units: payment.amountMinorUnits,
      method: payment.method,
      reference: payment.reference,
      provider: payment.provider?.name ?? null,
      provider_reference: payment.provider?.reference ?? null,
      received_at: payment.receivedAt,
      created_at: payment.now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listPayments(tx: Tx, tenantId: TenantId, invoiceId: InvoiceId): Promise<InvoicePayment[]> {
  const rows = await tx
    .selectFrom('payments')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id as PaymentId,
    amount_minor_units: Number(row.amount_minor_units),
    method: row.method,
    reference: row.reference,
    received_at: row.received_at.toISOString(),
    refunded_minor_units: Number(row.refunded_minor_units),
  }));
}

/** Payment of a provider, locked; in the transaction of its account or of the platform. */
export async function lockProviderPayment(tx: Tx, provider: string, reference: string) {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveRefunded(tx: Tx, payment: { tenantId: TenantId; id: string }, total: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ refunded_minor_units: total })
    .where('tenant_id', '=', payment.tenantId)
    .where('id', '=', payment.id)
    .execute();
}

export async function insertCreditNote(
  tx: Tx,
  credit: {
    tenantId: TenantId;
    id: CreditNoteId;
    issuerId: string;
    invoiceId: InvoiceId;
    sourceKey: string | null;
    number: string;
    sequence: number;
    reason: string;
    totals: Totals;
    now: Date;
  },
): Promise<void> {
  const { totals } = credit;
  await tx
    .insertInto('credit_notes')
    .values({
      tenant_id: credit.tenantId,
      id: credit.id,
      issuer_id: credit.issuerId,
      invoice_id: credit.invoiceId,
      source_key: credit.sourceKey,
      number: credit.number,
      sequence: credit.sequence,
      reason: credit.reason,
      net_minor_units: totals.netMinorUnits,
      vat_minor_units: totals.vatMinorUnits,
      total_minor_units: totals.totalMinorUnits,
      vat: JSON.stringify(totals.vat),
      issued_at: credit.now,
    })
    .execute();
}

const creditNotesOf = (tx: Tx, tenantId: TenantId, invoiceId: InvoiceId) =>
  tx
    .selectFrom('credit_notes')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('sequence')
    .execute();

export async function listCreditNotes(tx: Tx, tenantId: TenantId, invoiceId: InvoiceId) {
  const rows = await creditNotesOf(tx, tenantId, invoiceId);
  return rows.map((row) => ({ note: presentCreditNote(row), vat: row.vat as unknown as VatTotal[] }));
}

export async function hasCreditNoteOf(tx: Tx, tenantId: TenantId, sourceKey: string): Promise<boolean> {
  const row = await tx
    .selectFrom('credit_notes')
    .select(sql<number>`1`.as('one'))
    .where('tenant_id', '=', tenantId)
    .where('source_key', '=', sourceKey)
    .executeTakeFirst();
  return row !== undefined;
}

function presentCreditNote(row: Awaited<ReturnType<typeof creditNotesOf>>[number]): CreditNote {
  return {
    id: row.id as CreditNoteId,
    number: row.number,
    invoice_id: row.invoice_id as InvoiceId,
    reason: row.reason,
    net_minor_units: Number(row.net_minor_units),
    vat_minor_units: Number(row.vat_minor_units),
    total_minor_units: Number(row.total_minor_units),
    issued_at: row.issued_at.toISOString(),
  };
}
