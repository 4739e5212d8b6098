import type { ResellerId, ResellerPackageId } from '@parley/contract/ids';
import type { WholesalePrices } from '@parley/contract/resources/reseller-billing';
import { ownTiersAt, presentWholesaleTiers, type TiersOwner } from '#areas/business/plans';
import type { Tx } from '#db/tenant-scope.ts';
import { resellerUnknown } from './packages.errors.ts';

/** Reads all wholesale prices that decide about the cost of a reseller. `tx` is the platform's. */
export async function readWholesalePrices(
  tx: Tx,
  { resellerId, at }: { resellerId: ResellerId; at: Date },
): Promise<WholesalePrices> {
  const found = await tx.selectFrom('resellers').select('id').where('id', '=', resellerId).executeTakeFirst();
  if (!found) throw resellerUnknown();
  const rows = await tx
    .selectFrom('reseller_packages')
    .select(['id', 'name'])
    .where('reseller_id', '=', resellerId)
    .orderBy('name')
    .execute();
  const tiersOf = async (owner: TiersOwner) => {
    const tiers = await ownTiersAt(tx, { ...owner, at });
    return tiers && presentWholesaleTiers(tiers);
  };
  return {
    usual: await tiersOf({ resellerId: null, packageId: null }),
    own: await tiersOf({ resellerId, packageId: null }),
    packages: await Promise.all(
      rows.map(async ({ id, name }) => ({
        id: id as ResellerPackageId,
        name,
        price_tiers: await tiersOf({ resellerId, packageId: id }),
      })),
    ),
  };
}
