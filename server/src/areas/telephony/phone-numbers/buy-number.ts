import type { PhoneNumberId } from '@parley/contract/ids';
import type { PhoneNumber } from '@parley/contract/resources/phone-number';
import type { Database } from '#db/open.ts';
import { isCarrierFault, type NumberCarrier, refusalOf } from './carriers.ts';
import { outcomeUnknown } from './phone-numbers.errors.ts';
import { cancelPurchase, finishPurchase, type PurchaseKey, setPurchaseLease } from './purchases.queries.ts';

/** Purchase recorded as started and leased by this process. */
export interface OpenPurchase extends PurchaseKey {
  numberId: PhoneNumberId;
  number: string;
}

/** Failures that exclude a sale. After any other the outcome is unknown until the carrier is queried. */
const certain: ReadonlySet<string> = new Set(['refused', 'number_taken', 'not_found', 'rate_limited', 'misconfigured']);

/**
 * Buys the number or, for a resumed purchase, first asks the carrier for an earlier sale: before the purchase was
 * recorded, the account did not have the number, so it was bought by this purchase.
 */
export async function buyNumber(
  parts: { db: Database; carrier: NumberCarrier; now: Date },
  purchase: OpenPurchase,
  wasBegunBefore: boolean,
): Promise<PhoneNumber> {
  const { db, carrier, now } = parts;
  const inTenant = db.app.inTenant.bind(db.app, purchase.tenantId);
  try {
    const before = wasBegunBefore ? await carrier.find(purchase.number) : undefined;
    const { providerRef } = before ?? (await carrier.purchase(purchase.number));
    const bought = await db.app.inTenant(purchase.tenantId, (tx) =>
      finishPurchase(tx, { ...purchase, providerRef, now }),
    );
    if (!bought) throw new Error('A purchase that was held by this process was settled by another');
    return bought;
  } catch (error) {
    // For a resumed purchase, `number_taken` may mean our own: carriers list sales late.
    const mayBeOurs = wasBegunBefore && isCarrierFault(error) && error.code === 'number_taken';
    if (isCarrierFault(error) && certain.has(error.code) && !mayBeOurs) {
      await inTenant((tx) => cancelPurchase(tx, purchase));
      throw refusalOf(error);
    }
    await inTenant((tx) => setPurchaseLease(tx, purchase, false));
    throw isCarrierFault(error) ? outcomeUnknown() : error;
  }
}

/** Resolves a purchase of a crashed process: the number becomes the tenant's, or free again. */
export async function resolvePurchase(
  parts: { db: Database; carrier: NumberCarrier; now: Date },
  purchase: OpenPurchase,
): Promise<PhoneNumber | undefined> {
  const { db, carrier, now } = parts;
  const found = await carrier.find(purchase.number);
  return db.app.inTenant(purchase.tenantId, async (tx) => {
    if (found) return finishPurchase(tx, { ...purchase, providerRef: found.providerRef, now });
    await cancelPurchase(tx, purchase);
    return undefined;
  });
}
