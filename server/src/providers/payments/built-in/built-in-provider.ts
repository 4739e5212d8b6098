import type { PaymentProvider } from '#areas/business/payments';

/** Time for which the page promises the price. Unit: milliseconds. */
const validMs = 24 * 3_600_000;

/**
 * Payment by invoice on pages of the console. There is no provider behind it: an admin marks invoices as paid, so it has
 * no events.
 */
export function createBuiltInProvider({ now }: { now: () => Date }): PaymentProvider {
  const page = (url: string) => ({ url, expiresAt: new Date(now().getTime() + validMs) });
  const addressOf = ({ returnUrl, object }: { returnUrl: string; object: { kind: string; id: string } }) =>
    `${new URL(returnUrl).origin}/console/billing/${object.kind === 'order' ? 'orders' : 'invoices'}/${object.id}`;
  return {
    name: 'built_in',
    openCheckout: async (request) => page(addressOf(request)),
    openPortal: async ({ returnUrl }) => page(`${new URL(returnUrl).origin}/console/billing`),
    createLink: async (request) => ({ url: addressOf(request) }),
    verifyEvent: () => null,
    fetchFact: async () => null,
  };
}
