import { pageOf } from '@parley/contract/page';
import { PlatformInventoryNumber, PlatformInventoryQuery } from '@parley/contract/resources/number-inventory';
import { admin } from '#platform/http/access/access.ts';
import { listInventory } from './inventory.queries.ts';
import { presentPlatformNumber } from './inventory.rules.ts';
import { examplePlatformNumber, operation } from './number-inventory.operation.ts';

/** Lists every number of the installation. */
export const listPlatformInventory = operation({
  method: 'GET',
  path: '/api/admin/number-inventory',
  id: 'listPlatformInventory',
  summary: 'List the numbers of the installation',
  description: 'Numbers of the pool and numbers that accounts have, by number.',
  access: admin(),
  query: PlatformInventoryQuery,
  answer: { status: 200, schema: pageOf(PlatformInventoryNumber) },
  example: {
    query: { state: 'assigned' },
    answer: { data: [examplePlatformNumber], has_more: false, next_cursor: null },
  },
  run({ tx, query, now }) {
    const { limit, cursor, include_total, ...filter } = query;
    const page = { limit, cursor, include_total };
    return listInventory(tx, 'platform', { filter, page, now, item: (row) => presentPlatformNumber(row, now) });
  },
});
