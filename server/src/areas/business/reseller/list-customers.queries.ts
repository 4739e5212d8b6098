import type { ResellerId } from '@parley/contract/ids';
import { presentCustomer } from '#areas/accounts/tenants';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';

/** Lists one page of the reseller's customers, in the trash or not, newest first. */
export function listCustomerPage(
  tx: Tx,
  resellerId: ResellerId,
  asked: { limit: number; cursor?: string | undefined; include_total: boolean; isTrashed: boolean },
) {
  const query = tx
    .selectFrom('tenants')
    .where('reseller_id', '=', resellerId)
    .where('purged_at', 'is', null)
    .where('trashed_at', asked.isTrashed ? 'is not' : 'is', null);
  return newestPage(asked, {
    read: (isOlder, limit) =>
      query.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentCustomer,
  });
}
