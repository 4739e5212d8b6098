import type { Tx } from '#db/tenant-scope.ts';
import { customerUnknown, sellerUnknown } from './plans.errors.ts';

/** Refuses a seller that does not exist, and a customer that is not the seller's. */
export async function requireSeller(
  tx: Tx,
  offer: { reseller_id: string | null; customer_id?: string | null },
): Promise<void> {
  const { reseller_id: resellerId, customer_id: customerId = null } = offer;
  if (resellerId !== null) {
    const seller = await tx.selectFrom('resellers').select('id').where('id', '=', resellerId).executeTakeFirst();
    if (!seller) throw sellerUnknown();
  }
  if (customerId === null) return;
  const customer = await tx.selectFrom('tenants').select('reseller_id').where('id', '=', customerId).executeTakeFirst();
  if (!customer || customer.reseller_id !== resellerId) throw customerUnknown();
}
