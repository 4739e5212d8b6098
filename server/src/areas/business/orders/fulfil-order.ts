import type { OrderId, TenantId } from '@parley/contract/ids';
import { creditMinutes, recordCharge } from '#areas/business/balance';
import { type BookContext, microsOfMinorUnits } from '#areas/business/ledger';
import { activateSubscription } from '#areas/business/subscriptions';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { lockOrder, updateOrder } from './orders.queries.ts';

/**
 * Gives what a pending order was for, once: minutes, or the plan from now on. Called in the transaction of its payment,
 * which is one of the order's account.
 */
export async function fulfilOrder(context: BookContext, { tenantId, id }: { tenantId: TenantId; id: OrderId }) {
  const { tx, now } = context;
  const order = await lockOrder(tx, tenantId, id);
  if (!order || order.status !== 'pending') return;
  await updateOrder(tx, { tenantId, id }, { status: 'paid', paidAt: now });
  if (order.kind === 'plan') {
    await activateSubscription(context, { tenantId, planId: order.item_id });
    return;
  }
  const { currency, item } = order;
  const key = `order:${id}`;
  const micros = microsOfMinorUnits(order.net_minor_units, currency);
  if (micros > 0n) await recordCharge(context, { tenantId, micros, currency, key, details: { order_id: id } });
  const expiresAt = item.validDays === null ? null : new Date(now.getTime() + item.validDays * dayMs);
  await creditMinutes(context, {
    tenantId,
    seconds: item.seconds,
    packageId: order.item_id,
    expiresAt,
    key,
    kind: 'package',
    currency,
  });
}
