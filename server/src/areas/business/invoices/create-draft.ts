import type { InvoiceId, TenantId } from '@parley/contract/ids';
import type { BillingDetails } from '@parley/contract/resources/invoice';
import { minorUnitsOf } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';
import { negativeInvoice } from './invoices.errors.ts';
import { insertDraft, saveTotals } from './invoices.queries.ts';
import { findIssuer } from './issuers.queries.ts';
import { type DraftLine, insertLines } from './lines.queries.ts';
import { totalsOf } from './totals.rules.ts';
import { expectedTreatment } from './treatment.ts';

export interface NewDraft {
  tenantId: TenantId;
  id: InvoiceId;
  origin: 'custom' | 'order' | 'period';
  /** Cause that is invoiced once; a second draft of it breaks a constraint. */
  sourceKey?: string;
  orderId?: string;
  currency: string;
  lines: readonly DraftLine[];
  note?: string;
  paymentDays?: number | undefined;
  /** Buyer, where it is another than the account's billing details. */
  buyer?: BillingDetails | undefined;
  /** First and last day. */
  period?: { from: string; to: string };
  now: Date;
}

/**
 * Writes an invoice without a number, in a transaction of its account (`inBookOf`). Its totals have the VAT that it
 * would have if it were issued today.
 */
export async function createDraft(tx: Tx, draft: NewDraft): Promise<void> {
  const account = await tx
    .selectFrom('tenants')
    .select('language')
    .where('id', '=', draft.tenantId)
    .executeTakeFirstOrThrow();
  const issuer = await findIssuer(tx);
  await insertDraft(tx, {
    tenantId: draft.tenantId,
    id: draft.id,
    issuerId: issuer.id,
    origin: draft.origin,
    sourceKey: draft.sourceKey ?? null,
    orderId: draft.orderId ?? null,
    currency: draft.currency,
    language: account.language,
    note: draft.note ?? '',
    paymentDays: draft.paymentDays ?? null,
    buyer: draft.buyer ?? null,
    period: draft.period ?? null,
    now: draft.now,
  });
  await insertLines(tx, draft, draft.lines);
  const expected = await expectedTreatment(tx, draft.tenantId, issuer.profile, draft.buyer ?? null);
  const totals = totalsOf(
    draft.lines.map(({ amountMicros, treatment }) => ({
      ...(treatment ?? expected),
      netMinorUnits: minorUnitsOf(amountMicros, draft.currency),
    })),
  );
  if (totals.totalMinorUnits < 0) throw negativeInvoice('/lines');
  await saveTotals(tx, draft, totals);
}
