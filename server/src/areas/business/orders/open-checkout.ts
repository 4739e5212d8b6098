import type { OrderId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';
import { askProvider, paymentOf, providerNamed } from './ask-provider.ts';
import { orderNotFound, orderNotPending } from './orders.errors.ts';
import type { OrdersDeps } from './orders.operation.ts';
import { findOrder } from './orders.queries.ts';
import { placeOrder } from './place-order.ts';

/** Object of a checkout: an offer, or an order that was placed. */
export interface Wanted {
  plan_id?: string | undefined;
  package_id?: string | undefined;
  order_id?: OrderId | undefined;
}

/**
 * Finds or places the order in a transaction of its own, then opens the page: a provider is never waited for inside
 * one. Going on with a pending order makes a repeated request harmless.
 */
export async function openCheckout(context: {
  db: Database;
  tenantId: TenantId;
  wanted: Wanted;
  returnUrl: string;
  deps: OrdersDeps;
  log: Logger;
  now: Date;
  newId: () => string;
}) {
  const { db, tenantId, wanted, returnUrl, deps, log, now, newId } = context;
  const { payments } = deps;
  const { payment, provider, orderId } = await db.app.inTenant(tenantId, async (tx) => {
    const itemId = wanted.plan_id ?? wanted.package_id;
    const kind = wanted.plan_id === undefined ? 'minutes' : 'plan';
    const order =
      itemId === undefined
        ? await findOrder(tx, tenantId, wanted.order_id as OrderId)
        : await placeOrder(tx, { tenantId, kind, itemId, payments, goesOn: true, now, newId });
    if (!order) throw orderNotFound();
    if (order.status !== 'pending') throw orderNotPending({ status: order.status });
    const found = providerNamed(payments, order.provider);
    return {
      provider: found,
      orderId: order.id as OrderId,
      payment: await paymentOf(tx, { order, provider: found, returnUrl }),
    };
  });
  const page = await askProvider((signal) => provider.openCheckout(payment, signal), { log });
  return { url: page.url, expires_at: page.expiresAt.toISOString(), order_id: orderId };
}
