import { randomUUID } from 'node:crypto';
import type { OrderId } from '@parley/contract/ids';
import { reverseMinutes } from '#areas/business/balance';
import type { ChangedInvoice } from '#areas/business/invoices';
import { cancelSubscription } from '#areas/business/subscriptions';
import type { Tx } from '#db/tenant-scope.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { lockOrder, updateOrder } from './orders.queries.ts';

const contextOf = (tx: Tx, now: Date) => ({ tx, now, newId: () => randomUUID() as string });

/** Gives what an order was for, in the transaction in which its invoice is paid in full. */
export async function onInvoicePaid(tx: Tx, { tenantId, orderId, now }: ChangedInvoice): Promise<void> {
  if (orderId !== null) await fulfilOrder(contextOf(tx, now), { tenantId, id: orderId as OrderId });
}

/**
 * Takes back what an order gave, in the transaction in which its invoice is credited in full: minutes that are left, or
 * the plan at once. An order that was not paid is cancelled.
 */
export async function onInvoiceCredited(tx: Tx, { tenantId, orderId, now }: ChangedInvoice): Promise<void> {
  const order = orderId === null ? undefined : await lockOrder(tx, tenantId, orderId as OrderId);
  if (!order) return;
  if (order.status === 'pending') await updateOrder(tx, { tenantId, id: order.id }, { status: 'cancelled' });
  if (order.status !== 'paid') return;
  const context = contextOf(tx, now);
  if (order.kind === 'plan') await cancelSubscription(context, { tenantId, isImmediate: true });
  else await reverseMinutes(context, { tenantId, key: `order:${order.id}`, reason: 'credit_note' });
  await updateOrder(tx, { tenantId, id: order.id }, { status: 'refunded' });
}
