import type { InvoiceId, OrderId, TenantId } from '@parley/contract/ids';
import { expect, it } from 'vitest';
import type { PaymentProvider, PaymentRequest } from '#areas/business/payments';

const tenantId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
const request: PaymentRequest = {
  tenantId,
  object: { kind: 'order', id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c02' as OrderId },
  description: '500 minutes',
  currency: 'SEK',
  totalMinorUnits: 62_375,
  email: 'a@example.com',
  customer: null,
  returnUrl: 'https://parley.example.com/console/billing',
};
const signal = AbortSignal.timeout(60_000);

/** Promises of every payment provider. */
export function describePaymentProvider(open: () => PaymentProvider): void {
  it('opens a page for an order that is valid for a while', async () => {
    const page = await open().openCheckout(request, signal);
    expect(new URL(page.url).protocol).toMatch(/^https?:$/);
    expect(page.expiresAt.getTime()).toBeGreaterThan(Date.now());
  });

  it('opens a page in a currency without decimals, and in one with three', async () => {
    for (const [currency, totalMinorUnits] of [
      ['JPY', 1_995],
      ['KWD', 19_950],
    ] as const) {
      const page = await open().openCheckout({ ...request, currency, totalMinorUnits }, signal);
      expect(page.url).not.toBe('');
    }
  });

  it('makes a link for an invoice', async () => {
    const object = { kind: 'invoice' as const, id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c01' as InvoiceId };
    const { url } = await open().createLink({ ...request, object }, signal);
    expect(new URL(url).pathname.length).toBeGreaterThan(1);
  });

  it('opens its portal, also for an account that has not paid there', async () => {
    const { returnUrl } = request;
    const page = await open().openPortal({ customer: null, returnUrl }, signal);
    expect(new URL(page.url).origin).toBe(new URL(returnUrl).origin);
  });

  it('believes no event without a signature', () => {
    expect(open().verifyEvent('{"id":"evt_1","type":"charge.refunded"}', null, new Date())).toBeNull();
    expect(open().verifyEvent('{"id":"evt_1"}', 't=1,v1=00', new Date())).toBeNull();
  });
}
