import type { InvoiceId, OrderId, TenantId } from '@parley/contract/ids';
import type { Order, PaymentProviderName } from '@parley/contract/resources/order';
import type { Selectable } from 'kysely';
import type { Orders } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';

/** Thing that was ordered, as it was offered. */
export interface OrderedItem {
  name: string;
  seconds: number;
  /** Days until bought minutes expire; null: never. */
  validDays: number | null;
}

export interface StoredOrder extends Omit<Selectable<Orders>, 'item' | 'net_minor_units'> {
  item: OrderedItem;
  net_minor_units: number;
}

const orderOf = (row: Selectable<Orders>): StoredOrder => ({
  ...row,
  item: row.item as unknown as OrderedItem,
  net_minor_units: Number(row.net_minor_units),
});

export async function insertOrder(
  tx: Tx,
  order: {
    tenantId: TenantId;
    id: OrderId;
    kind: Order['kind'];
    itemId: string;
    item: OrderedItem;
    currency: string;
    netMinorUnits: number;
    provider: PaymentProviderName;
    now: Date;
  },
): Promise<StoredOrder> {
  const row = await tx
    .insertInto('orders')
    .values({
      tenant_id: order.tenantId,
      id: order.id,
      kind: order.kind,
      item_id: order.itemId,
      item: JSON.stringify(order.item),
      currency: order.currency,
      net_minor_units: order.netMinorUnits,
      status: 'pending',
      provider: order.provider,
      created_at: order.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return orderOf(row);
}

const ordersOf = (tx: Tx, tenantId: TenantId) => tx.selectFrom('orders').selectAll().where('tenant_id', '=', tenantId);

export async function findOrder(tx: Tx, tenantId: TenantId, id: OrderId): Promise<StoredOrder | undefined> {
  const row = await ordersOf(tx, tenantId).where('id', '=', id).executeTakeFirst();
  return row && orderOf(row);
}

/** Finds and locks an order until the commit. */
export async function lockOrder(tx: Tx, tenantId: TenantId, id: OrderId): Promise<StoredOrder | undefined> {
  const row = await ordersOf(tx, tenantId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && orderOf(row);
}

/** Finds a pending order of the same item without an invoice, which is gone on with instead of a second one. */
export async function findUnpaid(tx: Tx, tenantId: TenantId, itemId: string): Promise<StoredOrder | undefined> {
  const row = await ordersOf(tx, tenantId)
    .where('item_id', '=', itemId)
    .where('status', '=', 'pending')
    .where('invoice_id', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row && orderOf(row);
}

export async function updateOrder(
  tx: Tx,
  order: { tenantId: TenantId; id: string },
  change: {
    status?: Order['status'];
    invoiceId?: InvoiceId;
    paidAt?: Date;
    paymentFailedAt?: Date;
    isDisputed?: true;
  },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      ...(change.status && { status: change.status }),
      ...(change.invoiceId && { invoice_id: change.invoiceId }),
      ...(change.paidAt && { paid_at: change.paidAt, payment_failed_at: null }),
      ...(change.paymentFailedAt && { payment_failed_at: change.paymentFailedAt }),
      ...(change.isDisputed && { is_disputed: true }),
    })
    .where('tenant_id', '=', order.tenantId)
    .where('id', '=', order.id)
    .execute();
}

export function listOrderPage(
  tx: Tx,
  tenantId: TenantId,
  asked: { limit: number; cursor?: string | undefined; include_total: boolean },
  baseUrl: string,
) {
  const query = tx.selectFrom('orders').where('tenant_id', '=', tenantId);
  return newestPage(asked, {
    read: (isOlder, limit) =>
      query.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row) => presentOrder(orderOf(row), baseUrl),
  });
}

/** Order as the API shows it. */
export function presentOrder(order: StoredOrder, baseUrl: string): Order {
  return {
    id: order.id as OrderId,
    kind: order.kind as Order['kind'],
    item: { id: order.item_id, name: order.item.name, seconds: order.item.seconds },
    currency: order.currency,
    net_minor_units: order.net_minor_units,
    status: order.status as Order['status'],
    payment_provider: order.provider as PaymentProviderName,
    payment_url: `${baseUrl}/console/billing/orders/${order.id}`,
    invoice_id: order.invoice_id as InvoiceId | null,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    payment_failed_at: order.payment_failed_at?.toISOString() ?? null,
    is_disputed: order.is_disputed,
  };
}

export async function findPaymentCustomer(tx: Tx, tenantId: TenantId, provider: string): Promise<string | null> {
  const row = await tx
    .selectFrom('payment_customers')
    .select('reference')
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.reference ?? null;
}

export async function savePaymentCustomer(
  tx: Tx,
  customer: { tenantId: TenantId; provider: string; reference: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('payment_customers')
    .values({
      tenant_id: customer.tenantId,
      provider: customer.provider,
      reference: customer.reference,
      created_at: customer.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider']).doNothing())
    .execute();
}

/** Records that an event of a provider is handled. False when it was before. Needs the platform role. */
export async function insertProviderEvent(
  tx: Tx,
  event: { provider: string; id: string; type: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('provider_events')
    .values({ provider: event.provider, id: event.id, type: event.type, handled_at: event.now })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
