import { MinuteBalance } from '@parley/contract/resources/billing';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleBalance } from './balance.examples.ts';
import { operation } from './balance.operation.ts';
import { balanceOfCustomer } from './balance.queries.ts';
import { presentBalance } from './present-balance.rules.ts';

/** Minutes and prepaid money that are left. */
export const getMinuteBalance = operation({
  method: 'GET',
  path: '/api/top-ups/balance',
  id: 'getMinuteBalance',
  summary: 'Minute balance',
  description:
    'A call uses the minutes that expire first, then prepaid money at the price list, then what `when_empty` allows.',
  access: apiKey('billing:read'),
  answer: { status: 200, schema: MinuteBalance },
  example: { answer: exampleBalance },
  run: async ({ tx, tenantId }) => presentBalance(await balanceOfCustomer(tx, tenantId)),
});
