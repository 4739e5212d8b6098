import type { ResellerId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { presentCustomer } from '#areas/accounts/tenants';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';

/** Lists one page of the reseller's customers, in the trash or not, newest first. */
export function listCustomerPage(
  tx: Tx,
  resellerId: ResellerId,
  asked: {
    limit: number;
    cursor?: string | undefined;
    include_total: boolean;
    q?: string | undefined;
    isTrashed: boolean;
  },
) {
  const { q, isTrashed } = asked;
  let query = tx
    .selectFrom('tenants')
    .where('reseller_id', '=', resellerId)
    .where('purged_at', 'is', null)
    .where('trashed_at', isTrashed ? 'is not' : 'is', null);
  if (q !== undefined) {
    query = query.where(sql<boolean>`(position(lower(${q}) in lower(name)) > 0
      or position(lower(${q}) in lower(contact_email)) > 0 or id::text = lower(${q}))`);
  }
  return newestPage(asked, {
    read: (isOlder, limit) =>
      query.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentCustomer,
  });
}
