import { sql } from 'kysely';
import type { PaymentFact } from '#areas/business/payments';
import type { Tx } from '#db/tenant-scope.ts';

type Refunded = Extract<PaymentFact, { kind: 'refunded' }>;

/** Payment at a provider. */
interface PaymentReference {
  provider: string;
  reference: string;
}

/** Locks a payment until the transaction ends: a refund and its payment, both new, cannot miss each other. */
export async function lockPaymentReference(tx: Tx, { provider, reference }: PaymentReference): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${provider}:${reference}`}, 0))`.execute(tx);
}

/** Saves a refund of a payment that is not recorded yet; of several the largest, since each names the whole sum. */
export async function saveEarlyRefund(tx: Tx, provider: string, fact: Refunded, now: Date): Promise<void> {
  if (fact.refundedMinorUnits <= 0) return;
  const refund = {
    refunded_minor_units: fact.refundedMinorUnits,
    currency: fact.currency,
    is_dispute: fact.isDispute,
    received_at: now,
  };
  await tx
    .insertInto('early_refunds')
    .values({ provider, payment_reference: fact.reference, ...refund })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'payment_reference'])
        .doUpdateSet(refund)
        .where('early_refunds.refunded_minor_units', '<', String(fact.refundedMinorUnits)),
    )
    .execute();
}

/** Removes the refund that came before its payment, and returns it. */
export async function takeEarlyRefund(tx: Tx, { provider, reference }: PaymentReference): Promise<Refunded | null> {
  const row = await tx
    .deleteFrom('early_refunds')
    .where('provider', '=', provider)
    .where('payment_reference', '=', reference)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const { refunded_minor_units: refunded, currency, is_dispute: isDispute } = row;
  return { kind: 'refunded', reference, refundedMinorUnits: Number(refunded), currency, isDispute };
}
