import { Order } from '@parley/contract/resources/order';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { issueOrderInvoice } from './issue-order-invoice.ts';
import { orderNotFound, orderNotPending } from './orders.errors.ts';
import { exampleOrder, operation, orderParams } from './orders.operation.ts';
import { lockOrder, presentOrder } from './orders.queries.ts';

/** Issues the invoice of a pending order, to be paid by bank transfer. */
export const invoiceOrder = operation({
  method: 'POST',
  path: '/api/top-ups/orders/{orderId}/invoice',
  id: 'invoiceOrder',
  summary: 'Pay an order by invoice',
  description:
    'Issues the invoice with a payment reference. The order is fulfilled when the seller has recorded the payment.',
  access: apiKey('billing:write'),
  audit: 'order.invoice',
  params: orderParams,
  answer: { status: 200, schema: Order },
  refusals: ['not_found', 'conflict'],
  example: { params: { orderId: exampleOrder.id }, answer: exampleOrder },
  async run({ tx, tenantId, params, now, newId, deps, request }) {
    const order = await lockOrder(tx, tenantId, params.orderId);
    if (!order) throw orderNotFound();
    if (order.status !== 'pending') throw orderNotPending({ status: order.status });
    const invoiceId = await issueOrderInvoice(tx, { order, now, newId });
    return presentOrder({ ...order, invoice_id: invoiceId }, baseUrlOf(deps.publicUrl, request));
  },
});
