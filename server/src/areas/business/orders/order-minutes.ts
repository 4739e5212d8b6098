import type { OrderId } from '@parley/contract/ids';
import { Order, OrderCreate } from '@parley/contract/resources/order';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { issueOrderInvoice } from './issue-order-invoice.ts';
import { exampleOrder, operation } from './orders.operation.ts';
import { findOrder, presentOrder } from './orders.queries.ts';
import { placeOrder } from './place-order.ts';

/** Orders a package of minutes. They are credited when it is paid. */
export const orderMinutes = operation({
  method: 'POST',
  path: '/api/top-ups/orders',
  id: 'orderMinutes',
  summary: 'Order minutes',
  description:
    'Minutes are credited when the order is paid, not before. Without Stripe the order is invoiced at once, and paid by bank transfer; with Stripe it is paid on the page at `payment_url`. Send an Idempotency-Key, so that a repeated request orders once.',
  access: apiKey('billing:write'),
  audit: 'order.create',
  body: OrderCreate,
  answer: { status: 201, schema: Order },
  refusals: ['not_found', 'conflict'],
  example: { body: { package_id: exampleOrder.item.id }, answer: exampleOrder },
  async run({ tx, tenantId, body, now, newId, audit, deps, request }) {
    const itemId = body.package_id;
    const order = await placeOrder(tx, { tenantId, kind: 'minutes', itemId, payments: deps.payments, now, newId });
    audit.resource(order.id);
    if (order.provider === 'built_in') await issueOrderInvoice(tx, { order, now, newId });
    if (order.net_minor_units === 0) await fulfilOrder({ tx, now, newId }, { tenantId, id: order.id as OrderId });
    const placed = (await findOrder(tx, tenantId, order.id as OrderId)) ?? order;
    return presentOrder(placed, baseUrlOf(deps.publicUrl, request));
  },
});
