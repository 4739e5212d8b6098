import type { InvoiceId } from '@parley/contract/ids';
import type { InvoiceSummary } from '@parley/contract/resources/invoice';

/** Columns of an invoice that a list shows. */
interface SummaryRow {
  id: string;
  number: string | null;
  status: string;
  origin: string;
  currency: string;
  net_minor_units: number;
  vat_minor_units: number;
  total_minor_units: number;
  paid_minor_units: number;
  credited_minor_units: number;
  payment_reference: string | null;
  period_from: string | null;
  period_to: string | null;
  issued_at: Date | null;
  due_on: string | null;
  paid_at: Date | null;
  created_at: Date;
}

/** Amount left to pay. A credit note after the payment leaves nothing due; what it gives back is a refund. */
export const dueOf = (
  invoice: Pick<SummaryRow, 'credited_minor_units' | 'paid_minor_units' | 'status' | 'total_minor_units'>,
): number =>
  invoice.status === 'open'
    ? Math.max(0, invoice.total_minor_units - invoice.paid_minor_units - invoice.credited_minor_units)
    : 0;

/** Invoice in a list. */
export function presentSummary(row: SummaryRow): InvoiceSummary {
  return {
    id: row.id as InvoiceId,
    number: row.number,
    status: row.status as InvoiceSummary['status'],
    origin: row.origin as InvoiceSummary['origin'],
    currency: row.currency,
    net_minor_units: row.net_minor_units,
    vat_minor_units: row.vat_minor_units,
    total_minor_units: row.total_minor_units,
    paid_minor_units: row.paid_minor_units,
    credited_minor_units: row.credited_minor_units,
    due_minor_units: dueOf(row),
    payment_reference: row.payment_reference,
    period: row.period_from === null || row.period_to === null ? null : { from: row.period_from, to: row.period_to },
    issued_at: row.issued_at?.toISOString() ?? null,
    due_on: row.due_on,
    paid_at: row.paid_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
