import type { InvoiceId, PaymentLinkId, TenantId } from '@parley/contract/ids';
import { PaymentLink, PaymentLinkCreate } from '@parley/contract/resources/order';
import { createDraft, finalizeDraft, findInvoice, unknownCustomer } from '#areas/business/invoices';
import { microsOfMinorUnits } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';
import { admin } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { askProvider, billingPage } from './ask-provider.ts';
import { exampleOrder, operation } from './orders.operation.ts';
import { findPaymentCustomer } from './orders.queries.ts';
import { providerFor } from './place-order.ts';

/** Issues an invoice and makes a link to pay it. */
export const createPaymentLink = operation({
  method: 'POST',
  path: '/api/admin/billing/payment-links',
  id: 'createPaymentLink',
  summary: 'Create a payment link',
  description:
    "Issues an invoice to the account and answers with a link to pay it: at Stripe, where the installation has a key and the account is no reseller's, else the page of the invoice in the console.",
  access: admin(),
  audit: 'payment_link.create',
  transaction: 'none',
  body: PaymentLinkCreate,
  answer: { status: 201, schema: PaymentLink, caching: 'no-store' },
  refusals: ['conflict', 'unavailable'],
  example: {
    body: {
      tenant_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01',
      description: 'Setting up',
      currency: 'SEK',
      net_minor_units: 300_000,
    },
    answer: {
      id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c05' as PaymentLinkId,
      url: 'https://parley.example.com/console/billing/invoices/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c01',
      payment_provider: 'built_in',
      invoice_id: exampleOrder.invoice_id as InvoiceId,
      total_minor_units: 375_000,
      currency: 'SEK',
    },
  },
  async run({ db, body, now, newId, log, audit, deps, request }) {
    const { tenant_id: tenantId, currency, description } = body;
    const invoiceId = newId() as InvoiceId;
    const returnUrl = billingPage(baseUrlOf(deps.publicUrl, request));
    const { provider, payment } = await db.platform.inTenant(tenantId, async (tx) => {
      const invoice = await issueInvoice(tx, { ...body, tenantId, id: invoiceId, now });
      const found = await providerFor(tx, tenantId, deps.payments);
      return {
        provider: found,
        payment: {
          tenantId,
          object: { kind: 'invoice' as const, id: invoiceId },
          description,
          currency,
          totalMinorUnits: invoice.total_minor_units,
          email: null,
          customer: await findPaymentCustomer(tx, tenantId, found.name),
          returnUrl,
        },
      };
    });
    audit.resource(invoiceId);
    audit.details({ tenant_id: tenantId });
    const { url } = await askProvider((signal) => provider.createLink(payment, signal), { log });
    return {
      id: invoiceId as string as PaymentLinkId,
      url,
      payment_provider: provider.name,
      invoice_id: invoiceId,
      total_minor_units: payment.totalMinorUnits,
      currency,
    };
  },
});

async function issueInvoice(
  tx: Tx,
  link: {
    tenantId: TenantId;
    id: InvoiceId;
    description: string;
    currency: string;
    net_minor_units: number;
    now: Date;
  },
) {
  const { tenantId, id, currency, now } = link;
  const account = await tx.selectFrom('tenants').select('id').where('id', '=', tenantId).executeTakeFirst();
  if (!account) throw unknownCustomer('/tenant_id');
  const micros = microsOfMinorUnits(link.net_minor_units, currency);
  const price = { quantityThousandths: 1000n, unitPriceMicros: micros, amountMicros: micros };
  const line = { ...price, description: link.description, unit: 'piece' as const, treatment: null };
  await createDraft(tx, { tenantId, id, origin: 'custom', currency, lines: [line], now });
  await finalizeDraft(tx, { tenantId, id, now });
  const invoice = await findInvoice(tx, tenantId, id);
  if (!invoice) throw new Error('the invoice just issued is missing');
  return invoice;
}
