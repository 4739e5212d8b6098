import type { InvoiceId } from '@parley/contract/ids';
import { InvoiceCreate, InvoiceOfCustomer } from '@parley/contract/resources/invoice';
import { inBookOf, microsOfMinorUnits } from '#areas/business/ledger';
import { admin } from '#platform/http/access/access.ts';
import { checkVatForm } from './check-vat-form.ts';
import { createDraft } from './create-draft.ts';
import { finalizeDraft } from './finalize-draft.ts';
import { unknownCustomer } from './invoices.errors.ts';
import { exampleCustomer, exampleDetails, exampleOfCustomer } from './invoices.examples.ts';
import { operation } from './invoices.operation.ts';
import { readIssued } from './issued-invoices.ts';
import type { DraftLine } from './lines.queries.ts';
import { amountOf } from './totals.rules.ts';
import { atRate } from './vat.rules.ts';

/** Writes an invoice by hand, as a draft or issued at once. Its seller is the customer's reseller, or the installation. */
export const createInvoice = operation({
  method: 'POST',
  path: '/api/admin/billing/invoices',
  id: 'createInvoice',
  summary: 'Create a custom invoice',
  description:
    'A draft, which has no number yet, or issued at once with `finalize`. The seller is the reseller of the customer, or the installation. VAT follows from countries and VAT numbers, unless a line names a rate.',
  access: admin(),
  audit: 'invoice.create',
  body: InvoiceCreate,
  // A hundred lines with long descriptions.
  maxBodyBytes: 131_072,
  answer: { status: 201, schema: InvoiceOfCustomer },
  refusals: ['conflict'],
  example: {
    body: {
      tenant_id: exampleCustomer.id,
      currency: 'SEK',
      lines: [{ description: 'Setting up', quantity: 2.5, unit: 'hour', unit_price_minor_units: 120_000 }],
      buyer: exampleDetails,
    },
    answer: exampleOfCustomer,
  },
  async run({ tx, body, now, newId, audit }) {
    const { tenant_id: tenantId, currency } = body;
    const account = await tx.selectFrom('tenants').select('id').where('id', '=', tenantId).executeTakeFirst();
    if (!account) throw unknownCustomer('/tenant_id');
    if (body.buyer) checkVatForm(body.buyer);
    const id = newId() as InvoiceId;
    audit.resource(id);
    audit.details({ tenant_id: tenantId, is_issued: body.finalize });
    return inBookOf(tx, tenantId, async () => {
      await createDraft(tx, {
        tenantId,
        id,
        origin: 'custom',
        currency,
        lines: body.lines.map((line) => draftLine(line, currency)),
        note: body.note,
        paymentDays: body.payment_days,
        buyer: body.buyer,
        now,
      });
      if (body.finalize) await finalizeDraft(tx, { tenantId, id, now });
      return readIssued(tx, { tenantId, id });
    });
  },
});

function draftLine(line: InvoiceCreate['lines'][number], currency: string): DraftLine {
  const price = {
    quantityThousandths: BigInt(Math.round(line.quantity * 1000)),
    unitPriceMicros: microsOfMinorUnits(line.unit_price_minor_units, currency),
  };
  return {
    ...price,
    description: line.description,
    unit: line.unit,
    amountMicros: amountOf(price),
    treatment: line.vat_percent === undefined ? null : atRate(Math.round(line.vat_percent * 100)),
  };
}
