import { randomUUID } from 'node:crypto';
import type { InvoiceId, TenantId } from '@parley/contract/ids';
import type { InvoiceLine, InvoiceUnit, VatCategory } from '@parley/contract/resources/invoice';
import { minorUnitsOf } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';
import type { VatTreatment } from './vat.rules.ts';

/** Line of a draft. */
export interface DraftLine {
  description: string;
  quantityThousandths: bigint;
  unit: InvoiceUnit;
  unitPriceMicros: bigint;
  /** Exact amount: of usage the sum of what was rated, which need not be quantity by price. */
  amountMicros: bigint;
  /** Treatment set by hand; null: decided on the day of issue. */
  treatment: VatTreatment | null;
}

export async function insertLines(
  tx: Tx,
  invoice: { tenantId: TenantId; id: InvoiceId; currency: string },
  lines: readonly DraftLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('invoice_lines')
    .values(
      lines.map((line, position) => ({
        tenant_id: invoice.tenantId,
        id: randomUUID(),
        invoice_id: invoice.id,
        position,
        description: line.description,
        quantity_thousandths: line.quantityThousandths,
        unit: line.unit,
        unit_price_micros: line.unitPriceMicros,
        amount_micros: line.amountMicros,
        net_minor_units: minorUnitsOf(line.amountMicros, invoice.currency),
        vat_basis_points: line.treatment?.basisPoints ?? null,
        vat_category: line.treatment?.category ?? null,
      })),
    )
    .execute();
}

export type StoredLine = Awaited<ReturnType<typeof listLines>>[number];

export async function listLines(tx: Tx, tenantId: TenantId, invoiceId: InvoiceId) {
  const rows = await tx
    .selectFrom('invoice_lines')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    net_minor_units: Number(row.net_minor_units),
    vat_category: row.vat_category as VatCategory | null,
  }));
}

/** Writes the treatment of lines that had none. */
export async function saveTreatment(
  tx: Tx,
  invoice: { tenantId: TenantId; id: InvoiceId },
  treatment: VatTreatment,
): Promise<void> {
  await tx
    .updateTable('invoice_lines')
    .set({ vat_basis_points: treatment.basisPoints, vat_category: treatment.category })
    .where('tenant_id', '=', invoice.tenantId)
    .where('invoice_id', '=', invoice.id)
    .where('vat_category', 'is', null)
    .execute();
}

/** Line as the API shows it; one without a treatment yet as it would be issued today. */
export function presentLine(row: StoredLine, expected: VatTreatment): InvoiceLine {
  return {
    description: row.description,
    quantity: Number(row.quantity_thousandths) / 1000,
    unit: row.unit as InvoiceUnit,
    unit_price_micros: row.unit_price_micros,
    net_minor_units: row.net_minor_units,
    vat_percent: (row.vat_basis_points ?? expected.basisPoints) / 100,
    vat_category: row.vat_category ?? expected.category,
  };
}
