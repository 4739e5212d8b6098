import { Order } from '@parley/contract/resources/order';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { orderNotFound } from './orders.errors.ts';
import { exampleOrder, operation, orderParams } from './orders.operation.ts';
import { findOrder, presentOrder } from './orders.queries.ts';

/** Gets an order of the account. */
export const getOrder = operation({
  method: 'GET',
  path: '/api/top-ups/orders/{orderId}',
  id: 'getOrder',
  summary: 'Get an order',
  access: apiKey('billing:read'),
  params: orderParams,
  answer: { status: 200, schema: Order },
  refusals: ['not_found'],
  example: { params: { orderId: exampleOrder.id }, answer: exampleOrder },
  async run({ tx, tenantId, params, deps, request }) {
    const order = await findOrder(tx, tenantId, params.orderId);
    if (!order) throw orderNotFound();
    return presentOrder(order, baseUrlOf(deps.publicUrl, request));
  },
});
