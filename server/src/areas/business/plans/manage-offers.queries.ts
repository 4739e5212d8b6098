import type {
  MinutePackageCreate,
  MinutePackageUpdate,
  PlanCreate,
  PlanUpdate,
} from '@parley/contract/resources/billing';
import type { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { packageOf, planOf } from './offers.queries.ts';
import { packageMissing, planMissing } from './plans.errors.ts';
import { presentPackage, presentPackageOffer, presentPlan, presentPlanOffer } from './present-offers.rules.ts';
import { isUnchanged } from './unchanged.rules.ts';

/** `sellerId`: offers of this reseller alone; without it of all sellers that the transaction sees. */
type Page = { limit: number; cursor?: string | undefined; include_total: boolean; sellerId?: string };

/** Lists plans, newest first. */
export const listPlanPage = (tx: Tx, page: Page) => plansPage(tx, page, { isOnOffer: false, item: presentPlan });

/** Lists the plans a customer can choose, newest first. `currentPlanId`: the one it has. */
export const listPlanOffers = (tx: Tx, page: Page, currentPlanId: string | null) =>
  plansPage(tx, page, { isOnOffer: true, item: (plan) => presentPlanOffer(plan, currentPlanId) });

function plansPage<Item>(
  tx: Tx,
  page: Page,
  { isOnOffer, item }: { isOnOffer: boolean; item: (plan: ReturnType<typeof planOf>) => Item },
) {
  const rows = tx
    .selectFrom('plans')
    .$if(page.sellerId !== undefined, (query) => query.where('reseller_id', '=', page.sellerId ?? null))
    .$if(isOnOffer, (query) => query.where('retired_at', 'is', null).where('is_public', '=', true));
  return newestPage(page, {
    read: (isOlder, limit) =>
      rows.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await rows.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row) => item(planOf(row)),
  });
}

export async function insertPlan(tx: Tx, plan: z.output<typeof PlanCreate> & { id: string; now: Date }) {
  const { now, ...columns } = plan;
  const row = await tx
    .insertInto('plans')
    .values({ ...columns, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentPlan(planOf(row));
}

/** Changes a plan; refuses a missing one with 404. What already is as asked changes nothing. */
export async function changePlan(tx: Tx, request: { id: string; change: z.output<typeof PlanUpdate>; now: Date }) {
  const { id, change, now } = request;
  const before = await tx.selectFrom('plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw planMissing();
  if (isUnchanged(before, change)) return { offer: presentPlan(planOf(before)), isChanged: false };
  const row = await tx
    .updateTable('plans')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { offer: presentPlan(planOf(row)), isChanged: true };
}

/** Takes a plan off offer; subscriptions to it go on. */
export async function retirePlan(tx: Tx, request: { id: string; now: Date }): Promise<void> {
  const row = await tx
    .updateTable('plans')
    .set((set) => ({ retired_at: set.fn.coalesce('retired_at', set.val(request.now)), updated_at: request.now }))
    .where('id', '=', request.id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw planMissing();
}

/** Lists minute packages, newest first. */
export const listPackagePage = (tx: Tx, page: Page) =>
  packagesPage(tx, page, { isOnOffer: false, item: presentPackage });

/** Lists the packages a customer can order, newest first. */
export const listPackageOffers = (tx: Tx, page: Page) =>
  packagesPage(tx, page, { isOnOffer: true, item: presentPackageOffer });

function packagesPage<Item>(
  tx: Tx,
  page: Page,
  { isOnOffer, item }: { isOnOffer: boolean; item: (offer: ReturnType<typeof packageOf>) => Item },
) {
  const rows = tx
    .selectFrom('minute_packages')
    .$if(page.sellerId !== undefined, (query) => query.where('reseller_id', '=', page.sellerId ?? null))
    .$if(isOnOffer, (query) => query.where('retired_at', 'is', null).where('is_public', '=', true));
  return newestPage(page, {
    read: (isOlder, limit) =>
      rows.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await rows.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row) => item(packageOf(row)),
  });
}

export async function insertPackage(tx: Tx, offer: z.output<typeof MinutePackageCreate> & { id: string; now: Date }) {
  const { now, ...columns } = offer;
  const row = await tx
    .insertInto('minute_packages')
    .values({ ...columns, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentPackage(packageOf(row));
}

/** Changes a package; refuses a missing one with 404. What already is as asked changes nothing. */
export async function changePackage(
  tx: Tx,
  request: { id: string; change: z.output<typeof MinutePackageUpdate>; now: Date },
) {
  const { id, change, now } = request;
  const before = await tx.selectFrom('minute_packages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw packageMissing();
  if (isUnchanged(before, change)) return { offer: presentPackage(packageOf(before)), isChanged: false };
  const row = await tx
    .updateTable('minute_packages')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { offer: presentPackage(packageOf(row)), isChanged: true };
}

/** Takes a package off offer; minutes bought with it stay. */
export async function retirePackage(tx: Tx, request: { id: string; now: Date }): Promise<void> {
  const row = await tx
    .updateTable('minute_packages')
    .set((set) => ({ retired_at: set.fn.coalesce('retired_at', set.val(request.now)), updated_at: request.now }))
    .where('id', '=', request.id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw packageMissing();
}
