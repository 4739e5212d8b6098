import { pageOf } from '@parley/contract/page';
import { InventoryNumber, ResellerInventoryQuery } from '@parley/contract/resources/number-inventory';
import { reseller } from '#platform/http/access/access.ts';
import { listInventory } from './inventory.queries.ts';
import { presentInventoryNumber } from './inventory.rules.ts';
import { exampleInventoryNumber, operation } from './number-inventory.operation.ts';

/** Lists the numbers of the reseller's stock and of its customers. */
export const listResellerInventory = operation({
  method: 'GET',
  path: '/api/reseller/number-inventory',
  id: 'listResellerInventory',
  summary: 'List the number inventory',
  description: "Numbers in the reseller's stock, and the numbers of its customers, by number.",
  access: reseller({ needsAdmin: true }),
  query: ResellerInventoryQuery,
  answer: { status: 200, schema: pageOf(InventoryNumber) },
  example: {
    query: { state: 'assigned' },
    answer: { data: [exampleInventoryNumber], has_more: false, next_cursor: null },
  },
  run({ tx, query, now }) {
    const { limit, cursor, include_total, ...filter } = query;
    const page = { limit, cursor, include_total };
    return listInventory(tx, 'reseller', { filter, page, now, item: (row) => presentInventoryNumber(row, now) });
  },
});
