import type { InvoiceId, OrderId, TenantId } from '@parley/contract/ids';
import type { PaymentProviderName } from '@parley/contract/resources/order';

/** Object that is paid: an order, or an issued invoice. */
export type PaidObject = { kind: 'order'; id: OrderId } | { kind: 'invoice'; id: InvoiceId };

/** Amount to be paid on a page of the provider, with VAT. */
export interface PaymentRequest {
  tenantId: TenantId;
  object: PaidObject;
  description: string;
  currency: string;
  totalMinorUnits: number;
  /** For the receipt; null: unknown. */
  email: string | null;
  /** The account at the provider, where it has paid there before. */
  customer: string | null;
  returnUrl: string;
}

/** Page to pay on. */
export interface PaymentPage {
  url: string;
  expiresAt: Date;
}

/** Verified fact about money at a provider, read from the object itself, whatever the order of events. */
export type PaymentFact =
  | {
      kind: 'paid';
      tenantId: TenantId;
      object: PaidObject;
      /** Payment at the provider, which counts once. */
      reference: string;
      amountMinorUnits: number;
      currency: string;
      customer: string | null;
      at: Date;
    }
  | {
      /** A payment that was promised, such as a direct debit, did not come. */
      kind: 'failed';
      tenantId: TenantId;
      object: PaidObject;
      reference: string;
      at: Date;
    }
  | {
      /** Money given back, or taken back by a dispute: `refundedMinorUnits` in all of the payment. */
      kind: 'refunded';
      reference: string;
      refundedMinorUnits: number;
      currency: string;
      isDispute: boolean;
    };

/** Port: a way to pay. The conformance suite is in `providers/payments`. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** Opens a page to pay on. Repeated for the same object it charges once. */
  openCheckout(request: PaymentRequest, signal: AbortSignal): Promise<PaymentPage>;
  /** Opens the page where a customer changes how it pays and sees receipts. */
  openPortal(request: { customer: string | null; returnUrl: string }, signal: AbortSignal): Promise<PaymentPage>;
  /** Makes a link to pay an invoice, valid until it is paid. */
  createLink(request: PaymentRequest, signal: AbortSignal): Promise<{ url: string }>;
  /** Checks the signature over the raw body. Null: not signed by the provider, too old, or no event. */
  verifyEvent(rawBody: string, signature: string | null, now: Date): { id: string; type: string } | null;
  /** Fetches what a verified event is about, as it is now; null: nothing of ours, or nothing that matters. */
  fetchFact(rawBody: string, signal: AbortSignal): Promise<PaymentFact | null>;
}

/** Payment providers of a process. */
export interface PaymentProviders {
  builtIn: PaymentProvider;
  /** Null: there is no key. Takes payments for the installation alone; a reseller's customers pay by invoice. */
  stripe: PaymentProvider | null;
}
