import { randomUUID } from 'node:crypto';
import type { CreditNoteId, InvoiceId, TenantId } from '@parley/contract/ids';
import { InvoiceIssuer } from '@parley/contract/resources/invoice';
import { recordCredit, recordRefund } from '#areas/business/balance';
import { microsOfMinorUnits } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';
import { creditedTooMuch, invoiceNotFound, invoiceNotIssued, nothingToCredit } from './invoices.errors.ts';
import { lockInvoice, type StoredInvoice, saveState, takeNumber, vatTotalsOf } from './invoices.queries.ts';
import { documentNumber } from './numbers.rules.ts';
import { hasCreditNoteOf, insertCreditNote, listCreditNotes } from './payments.queries.ts';
import { addUp, shareCredit, subtractCredits } from './totals.rules.ts';

export interface Credit {
  tenantId: TenantId;
  invoiceId: InvoiceId;
  id: CreditNoteId;
  /** Net amount; null: all that is not yet credited. */
  netMinorUnits: number | null;
  reason: string;
  /** Cause that is credited once: a refund at a provider. */
  sourceKey: string | null;
  now: Date;
}

/** State of the invoice after a credit note. */
export interface Credited {
  /** Nothing of the invoice is left. */
  isWhole: boolean;
  totalMinorUnits: number;
}

/**
 * Corrects an issued invoice by a credit note with a number of its own, in a transaction of the account. An invoice
 * credited in full before any payment is void; one that is paid stays so, and the money is given back outside. Null
 * when the cause is credited already.
 */
export async function creditInvoice(tx: Tx, credit: Credit): Promise<Credited | null> {
  const { tenantId, invoiceId, now } = credit;
  const invoice = await lockInvoice(tx, tenantId, invoiceId);
  if (!invoice) throw invoiceNotFound();
  if (invoice.number === null) throw invoiceNotIssued();
  if (credit.sourceKey !== null && (await hasCreditNoteOf(tx, tenantId, credit.sourceKey))) return null;
  const earlier = await listCreditNotes(tx, tenantId, invoiceId);
  const left = subtractCredits(
    vatTotalsOf(invoice),
    earlier.flatMap(({ vat }) => vat),
  );
  const rest = addUp(left);
  if (rest.totalMinorUnits === 0) throw nothingToCredit();
  const net = credit.netMinorUnits ?? rest.netMinorUnits;
  if (net > rest.netMinorUnits) throw creditedTooMuch('/net_minor_units', { rest: rest.netMinorUnits });
  const totals = net === rest.netMinorUnits ? rest : shareCredit(left, net);

  const sequence = await takeNumber(tx, invoiceId, 'credit_note');
  const { number_prefix } = InvoiceIssuer.parse(invoice.seller);
  await insertCreditNote(tx, {
    ...credit,
    issuerId: invoice.issuer_id,
    number: documentNumber('credit_note', number_prefix, sequence),
    sequence,
    totals,
  });
  const credited = invoice.credited_minor_units + totals.totalMinorUnits;
  const isWhole = credited === invoice.total_minor_units;
  const isSquare = invoice.status === 'open' && invoice.paid_minor_units + credited >= invoice.total_minor_units;
  const status = isSquare ? (isWhole && invoice.paid_minor_units === 0 ? 'void' : 'paid') : undefined;
  await saveState(tx, invoice, { credited, ...(status && { status }), ...(status === 'paid' && { paidAt: now }) });
  await book(tx, credit, invoice, totals.netMinorUnits);
  return { isWhole, totalMinorUnits: totals.totalMinorUnits };
}

/** Posts a credit note: the customer owes less, and what it has paid for it is given back. */
async function book(tx: Tx, credit: Credit, invoice: StoredInvoice, netMinorUnits: number): Promise<void> {
  const { tenantId, id, now } = credit;
  const { currency } = invoice;
  // An order that was not paid was charged nothing.
  if (netMinorUnits === 0 || (invoice.origin === 'order' && invoice.status !== 'paid')) return;
  const context = { tx, now, newId: randomUUID };
  const micros = microsOfMinorUnits(netMinorUnits, currency);
  const movement = { tenantId, micros, currency, key: `credit_note:${id}`, details: { invoice_id: invoice.id } };
  await recordCredit(context, movement);
  if (invoice.status === 'paid') await recordRefund(context, movement);
}
