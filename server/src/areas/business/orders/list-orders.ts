import { pageOf, pageQuery } from '@parley/contract/page';
import { Order } from '@parley/contract/resources/order';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { exampleOrder, operation } from './orders.operation.ts';
import { listOrderPage } from './orders.queries.ts';

/** Lists the orders of the account, newest first. */
export const listOrders = operation({
  method: 'GET',
  path: '/api/top-ups/orders',
  id: 'listOrders',
  summary: 'List orders',
  access: apiKey('billing:read'),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(Order) },
  example: { answer: { data: [exampleOrder], has_more: false, next_cursor: null } },
  run: ({ tx, tenantId, query, deps, request }) =>
    listOrderPage(tx, tenantId, query, baseUrlOf(deps.publicUrl, request)),
});
