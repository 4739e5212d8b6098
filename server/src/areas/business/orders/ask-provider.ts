import type { InvoiceId, OrderId, TenantId } from '@parley/contract/ids';
import { grossOf } from '#areas/business/invoices';
import type { PaymentProvider, PaymentProviders, PaymentRequest } from '#areas/business/payments';
import type { Tx } from '#db/tenant-scope.ts';
import type { Logger } from '#platform/log/logger.ts';
import { paymentPageFailed } from './orders.errors.ts';
import { findPaymentCustomer, type StoredOrder } from './orders.queries.ts';

/** Time within which a provider must answer. Unit: milliseconds. */
const callMs = 20_000;

/** Page of the console that a payment comes back to. */
export const billingPage = (baseUrl: string) => `${baseUrl}/console/billing`;

/** Builds the request to a provider for an order: its amount with VAT, as its invoice will have it. */
export async function paymentOf(
  tx: Tx,
  { order, provider, returnUrl }: { order: StoredOrder; provider: PaymentProvider; returnUrl: string },
): Promise<PaymentRequest> {
  const tenantId = order.tenant_id as TenantId;
  const { totalMinorUnits, email } = await grossOf(tx, {
    tenantId,
    netMinorUnits: order.net_minor_units,
    invoiceId: order.invoice_id as InvoiceId | null,
    needsParties: provider.name !== 'built_in',
  });
  return {
    tenantId,
    object: { kind: 'order', id: order.id as OrderId },
    description: order.item.name,
    currency: order.currency,
    totalMinorUnits,
    email,
    customer: await findPaymentCustomer(tx, tenantId, provider.name),
    returnUrl,
  };
}

/** Calls a provider, outside any transaction. A provider that fails is a refusal, and logged. */
export async function askProvider<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  { log }: { log: Logger },
): Promise<Result> {
  try {
    return await call(AbortSignal.timeout(callMs));
  } catch (error) {
    log.warn({ event: 'payments.provider_failed', err: error }, 'a payment provider did not answer as expected');
    throw paymentPageFailed();
  }
}

export const providerNamed = (payments: PaymentProviders, name: string): PaymentProvider =>
  name === 'stripe' && payments.stripe ? payments.stripe : payments.builtIn;
