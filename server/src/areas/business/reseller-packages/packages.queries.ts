import type { ResellerId, ResellerPackageId } from '@parley/contract/ids';
import {
  type ResellerModule,
  type ResellerPackage,
  resellerModules,
} from '@parley/contract/resources/reseller-package';
import { type Selectable, sql } from 'kysely';
import { ownTiersAt, presentWholesaleTiers } from '#areas/business/plans';
import type { ResellerPackages } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { packageNameTaken, packageNotFound } from './packages.errors.ts';

type Row = Selectable<ResellerPackages> & { customer_count: number };
export type Modules = ResellerPackage['modules'];

const customerCount = sql<number>`(select count(*)::int from tenants t
  where t.reseller_id = reseller_packages.reseller_id and t.package_id = reseller_packages.id)`.as('customer_count');

const packages = (tx: Tx, resellerId: ResellerId) =>
  tx.selectFrom('reseller_packages').selectAll().select(customerCount).where('reseller_id', '=', resellerId);

/** Lists one page of the reseller's packages, newest first. */
export async function listPackagePage(
  tx: Tx,
  resellerId: ResellerId,
  asked: { limit: number; cursor?: string | undefined; include_total: boolean },
  sees: { prices: boolean; at: Date },
) {
  const page = await newestPage(asked, {
    read: (isOlder, limit) =>
      packages(tx, resellerId)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) =>
      (
        await tx
          .selectFrom('reseller_packages')
          .where('reseller_id', '=', resellerId)
          .select(total.as('total'))
          .executeTakeFirstOrThrow()
      ).total,
    item: (row) => row,
  });
  return { ...page, data: await Promise.all(page.data.map((row) => presentPriced(tx, row, sees))) };
}

/** Gets a package under a row lock until the transaction ends: no customer gets it meanwhile. */
export async function lockPackage(tx: Tx, resellerId: ResellerId, id: ResellerPackageId): Promise<Row> {
  const row = await packages(tx, resellerId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw packageNotFound();
  return row;
}

export async function insertPackage(
  tx: Tx,
  given: {
    resellerId: ResellerId;
    id: ResellerPackageId;
    name: string;
    description: string;
    modules: Modules;
    now: Date;
  },
): Promise<Row> {
  const { resellerId, id, name, description, modules, now } = given;
  const row = await tx
    .insertInto('reseller_packages')
    .values({
      reseller_id: resellerId,
      id,
      name,
      description,
      modules: JSON.stringify(modules),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  return { ...row, customer_count: 0 };
}

export async function changePackage(
  tx: Tx,
  row: Row,
  change: { name: string; description: string; modules: Modules; now: Date },
): Promise<Row> {
  const { name, description, modules, now } = change;
  const changed = await tx
    .updateTable('reseller_packages')
    .set({ name, description, modules: JSON.stringify(modules), updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  return { ...changed, customer_count: row.customer_count };
}

export async function deletePackageRow(tx: Tx, id: ResellerPackageId): Promise<void> {
  await tx.deleteFrom('reseller_packages').where('id', '=', id).execute();
}

/** Modules of a row: one that is not named in it is on. */
export function modulesOf(row: Pick<Row, 'modules'>): Modules {
  const stored = row.modules as Partial<Record<ResellerModule, boolean>>;
  return Object.fromEntries(resellerModules.map((module) => [module, stored[module] !== false])) as Modules;
}

/** Presents a package; its wholesale prices only to those who may see prices. */
export async function presentPriced(tx: Tx, row: Row, sees: { prices: boolean; at: Date }): Promise<ResellerPackage> {
  const tiers = sees.prices
    ? await ownTiersAt(tx, { resellerId: row.reseller_id, packageId: row.id, at: sees.at })
    : null;
  return { ...presentPackage(row), price_tiers: tiers && presentWholesaleTiers(tiers) };
}

function presentPackage(row: Row): ResellerPackage {
  return {
    id: row.id as ResellerPackageId,
    name: row.name,
    description: row.description,
    modules: modulesOf(row),
    price_tiers: null,
    customer_count: row.customer_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function refuseTakenName(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'reseller_packages_name') throw packageNameTaken();
  throw error;
}
