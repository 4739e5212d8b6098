import { Order } from '@parley/contract/resources/order';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { orderInvoiced, orderNotFound, orderNotPending } from './orders.errors.ts';
import { exampleOrder, operation, orderParams } from './orders.operation.ts';
import { lockOrder, presentOrder, updateOrder } from './orders.queries.ts';

/** Cancels a pending order without an invoice. */
export const cancelOrder = operation({
  method: 'POST',
  path: '/api/top-ups/orders/{orderId}/cancel',
  id: 'cancelOrder',
  summary: 'Cancel an order',
  description: 'A pending order without an invoice. An invoiced one is cancelled by the credit note of the seller.',
  access: apiKey('billing:write'),
  audit: 'order.cancel',
  params: orderParams,
  answer: { status: 200, schema: Order },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { orderId: exampleOrder.id },
    answer: { ...exampleOrder, status: 'cancelled' as const, invoice_id: null },
  },
  async run({ tx, tenantId, params, deps, request }) {
    const order = await lockOrder(tx, tenantId, params.orderId);
    if (!order) throw orderNotFound();
    if (order.status !== 'pending') throw orderNotPending({ status: order.status });
    if (order.invoice_id !== null) throw orderInvoiced();
    await updateOrder(tx, { tenantId, id: order.id }, { status: 'cancelled' });
    return presentOrder({ ...order, status: 'cancelled' }, baseUrlOf(deps.publicUrl, request));
  },
});
