import type { ResellerId } from '@parley/contract/ids';
import type { BrandPicture, ResellerBranding, ResellerBrandingWrite } from '@parley/contract/resources/branding';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { brandingOf, productName, type StoredBrand } from './branding.rules.ts';

/** Account with a brand: a reseller, or null for the installation. */
export type BrandOwner = ResellerId | null;

const isOf = (owner: BrandOwner) => sql<boolean>`reseller_id is not distinct from ${owner}::uuid`;

/** Gets the brand of an account, with its defaults where none is stored. */
export async function getBranding(tx: Tx, owner: BrandOwner): Promise<ResellerBranding> {
  const [stored, name] = await Promise.all([findStored(tx, owner), owner === null ? productName : nameOf(tx, owner)]);
  return brandingOf(stored, name);
}

async function findStored(tx: Tx, owner: BrandOwner): Promise<StoredBrand | undefined> {
  return tx
    .selectFrom('brands')
    .select(['settings', 'logo_id', 'icon_id', 'updated_at'])
    .where(isOf(owner))
    .executeTakeFirst();
}

async function nameOf(tx: Tx, resellerId: ResellerId): Promise<string> {
  const row = await tx.selectFrom('resellers').select('name').where('id', '=', resellerId).executeTakeFirst();
  return row?.name ?? productName;
}

/** Finds the reseller of a tenant; of a reseller itself. Null: none. */
export async function findResellerOfAccount(tx: Tx, accountId: string): Promise<ResellerId | null> {
  const found = await sql<{ id: ResellerId | null }>`
    select coalesce(
      (select r.id from resellers r where r.id = ${accountId}::uuid),
      (select t.reseller_id from tenants t where t.id = ${accountId}::uuid)) as id`.execute(tx);
  return found.rows[0]?.id ?? null;
}

/** Writes the settings of a brand; its pictures stay. */
export async function saveBrand(
  tx: Tx,
  saved: { owner: BrandOwner; settings: ResellerBrandingWrite; now: Date },
): Promise<void> {
  const settings = JSON.stringify(saved.settings);
  await tx
    .insertInto('brands')
    .values({ reseller_id: saved.owner, settings, updated_at: saved.now })
    .onConflict((conflict) => conflict.column('reseller_id').doUpdateSet({ settings, updated_at: saved.now }))
    .execute();
}

export interface NewPicture {
  id: string;
  owner: BrandOwner;
  kind: BrandPicture;
  contentType: string;
  bytes: number;
  size: { width: number; height: number } | null;
  now: Date;
}

/** Sets the picture of a brand and returns the id of the one it replaces. `picture` null: removes it. */
export async function setPicture(
  tx: Tx,
  change: { owner: BrandOwner; kind: BrandPicture; picture: NewPicture | null; name: string; now: Date },
): Promise<string | null> {
  const { owner, kind, picture, now } = change;
  const column = kind === 'logo' ? 'logo_id' : 'icon_id';
  const before = await tx.selectFrom('brands').select(column).where(isOf(owner)).forUpdate().executeTakeFirst();
  if (picture) await insertPicture(tx, picture);
  const id = picture?.id ?? null;
  await tx
    .insertInto('brands')
    .values({ reseller_id: owner, settings: JSON.stringify({ name: change.name }), [column]: id, updated_at: now })
    .onConflict((conflict) => conflict.column('reseller_id').doUpdateSet({ [column]: id, updated_at: now }))
    .execute();
  const replaced = (before as Record<string, string | null> | undefined)?.[column] ?? null;
  if (replaced) await tx.deleteFrom('brand_pictures').where('id', '=', replaced).execute();
  return replaced;
}

async function insertPicture(tx: Tx, picture: NewPicture): Promise<void> {
  await tx
    .insertInto('brand_pictures')
    .values({
      id: picture.id,
      reseller_id: picture.owner,
      kind: picture.kind,
      content_type: picture.contentType,
      bytes: picture.bytes,
      width_px: picture.size?.width ?? null,
      height_px: picture.size?.height ?? null,
      created_at: picture.now,
    })
    .execute();
}

/** Finds a picture of any brand: they are public. `tx` has the platform role. */
export async function findPicture(tx: Tx, id: string) {
  return tx
    .selectFrom('brand_pictures')
    .select(['content_type', 'bytes', 'width_px'])
    .where('id', '=', id)
    .executeTakeFirst();
}
