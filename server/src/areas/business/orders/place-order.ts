import type { OrderId, TenantId } from '@parley/contract/ids';
import type { PaymentProviders } from '#areas/business/payments';
import { getPackageOnOffer, getPlanOnOffer } from '#areas/business/plans';
import type { Tx } from '#db/tenant-scope.ts';
import { offerNotFound } from './orders.errors.ts';
import { findUnpaid, insertOrder, type StoredOrder } from './orders.queries.ts';

/** Provider that takes the account's payments: Stripe for the installation's own customers, where there is a key. */
export async function providerFor(tx: Tx, tenantId: TenantId, payments: PaymentProviders) {
  if (!payments.stripe) return payments.builtIn;
  const account = await tx.selectFrom('tenants').select('reseller_id').where('id', '=', tenantId).executeTakeFirst();
  return account?.reseller_id === null ? payments.stripe : payments.builtIn;
}

/** Finds a plan or package that the account may order. Refuses those that its seller assigns by hand. */
async function findOffer(tx: Tx, wanted: { kind: 'minutes' | 'plan'; itemId: string }) {
  if (wanted.kind === 'plan') {
    const plan = await getPlanOnOffer(tx, wanted.itemId);
    if (!plan.isPublic) throw offerNotFound();
    return { ...plan, seconds: plan.includedSeconds, validDays: null };
  }
  const found = await getPackageOnOffer(tx, wanted.itemId);
  if (!found.isPublic) throw offerNotFound();
  return found;
}

/**
 * Orders minutes or a plan at the price of today; nothing is credited before it is paid. With `goesOn` a pending order
 * of the same item is gone on with.
 */
export async function placeOrder(
  tx: Tx,
  order: {
    tenantId: TenantId;
    kind: 'minutes' | 'plan';
    itemId: string;
    payments: PaymentProviders;
    goesOn?: boolean;
    now: Date;
    newId: () => string;
  },
): Promise<StoredOrder> {
  const { tenantId, kind, itemId, now } = order;
  const offer = await findOffer(tx, order);
  const earlier = order.goesOn ? await findUnpaid(tx, tenantId, itemId) : undefined;
  if (earlier?.net_minor_units === offer.priceMinorUnits) return earlier;
  const provider = await providerFor(tx, tenantId, order.payments);
  return insertOrder(tx, {
    tenantId,
    id: order.newId() as OrderId,
    kind,
    itemId,
    item: { name: offer.name, seconds: offer.seconds, validDays: offer.validDays },
    currency: offer.currency,
    netMinorUnits: offer.priceMinorUnits,
    provider: provider.name,
    now,
  });
}
