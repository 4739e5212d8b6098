import type { PriceListCreate, PriceListUpdate } from '@parley/contract/resources/billing';
import type { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { endBeforeStart, priceListBegun, priceListMissing } from './plans.errors.ts';
import { presentPriceList } from './present-offers.rules.ts';
import { isUnchanged } from './unchanged.rules.ts';

/** Lists price lists, newest first; `sellerId`: of this reseller alone, `customer_id`: for this customer alone. */
export function listPriceListPage(
  tx: Tx,
  page: {
    limit: number;
    cursor?: string | undefined;
    include_total: boolean;
    sellerId?: string;
    customer_id?: string | undefined;
  },
) {
  const rows = tx
    .selectFrom('price_lists')
    .$if(page.sellerId !== undefined, (query) => query.where('reseller_id', '=', page.sellerId ?? null))
    .$if(page.customer_id !== undefined, (query) => query.where('customer_id', '=', page.customer_id ?? null));
  return newestPage(page, {
    read: (isOlder, limit) =>
      rows.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await rows.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentPriceList,
  });
}

export async function insertPriceList(tx: Tx, list: z.output<typeof PriceListCreate> & { id: string; now: Date }) {
  const { now, ...columns } = list;
  requireOrder(columns.valid_from, columns.valid_until);
  const row = await tx
    .insertInto('price_lists')
    .values({ ...columns, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentPriceList(row);
}

/** Changes a price list. Of one that has begun only name and end change, and the end is not in the past. */
export async function changePriceList(
  tx: Tx,
  request: { id: string; change: z.output<typeof PriceListUpdate>; now: Date },
) {
  const { id, change, now } = request;
  const before = await lockPriceList(tx, id);
  if (isUnchanged(before, change)) return { offer: presentPriceList(before), isChanged: false };
  const { name: _, valid_until: until, ...prices } = change;
  const isPast = until !== undefined && until !== null && new Date(until) < now;
  if (before.valid_from <= now && (Object.keys(prices).length > 0 || isPast)) throw priceListBegun();
  requireOrder(
    change.valid_from ?? before.valid_from.toISOString(),
    until === undefined ? (before.valid_until?.toISOString() ?? null) : until,
  );
  const row = await tx
    .updateTable('price_lists')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { offer: presentPriceList(row), isChanged: true };
}

/** Deletes a list that has not begun, and ends one that has. */
export async function endPriceList(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  const before = await lockPriceList(tx, id);
  if (before.valid_from >= now) {
    await tx.deleteFrom('price_lists').where('id', '=', id).execute();
    return;
  }
  if (before.valid_until !== null && before.valid_until <= now) return;
  await tx.updateTable('price_lists').set({ valid_until: now, updated_at: now }).where('id', '=', id).execute();
}

async function lockPriceList(tx: Tx, id: string) {
  const row = await tx.selectFrom('price_lists').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw priceListMissing();
  return row;
}

function requireOrder(from: string, until: string | null): void {
  if (until !== null && new Date(until) <= new Date(from)) throw endBeforeStart();
}
