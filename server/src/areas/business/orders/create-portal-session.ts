import { PortalSession, PortalSessionCreate } from '@parley/contract/resources/order';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { askProvider, billingPage } from './ask-provider.ts';
import { operation } from './orders.operation.ts';
import { findPaymentCustomer } from './orders.queries.ts';
import { providerFor } from './place-order.ts';

/** Opens the page on which a customer sees receipts and changes how it pays. */
export const createPortalSession = operation({
  method: 'POST',
  path: '/api/subscription/portal-session',
  id: 'createPortalSession',
  summary: 'Open the billing portal',
  description: "Stripe's portal for an account that has paid there; otherwise the billing page of the console.",
  access: apiKey('billing:write'),
  audit: 'portal_session.create',
  transaction: 'none',
  body: PortalSessionCreate,
  answer: { status: 201, schema: PortalSession, caching: 'no-store' },
  refusals: ['unavailable'],
  example: {
    body: {},
    answer: { url: 'https://parley.example.com/console/billing', expires_at: '2026-03-02T09:30:00.000Z' },
  },
  async run({ db, tenantId, body, log, audit, deps, request }) {
    const returnUrl = body.return_url ?? billingPage(baseUrlOf(deps.publicUrl, request));
    audit.resource(tenantId);
    const { provider, customer } = await db.app.inTenant(tenantId, async (tx) => {
      const found = await providerFor(tx, tenantId, deps.payments);
      return { provider: found, customer: await findPaymentCustomer(tx, tenantId, found.name) };
    });
    const page = await askProvider((signal) => provider.openPortal({ customer, returnUrl }, signal), { log });
    return { url: page.url, expires_at: page.expiresAt.toISOString() };
  },
});
