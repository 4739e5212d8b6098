import type { PhoneNumberId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { systemActor } from '#platform/http/principal.ts';
import { idempotencyWindowHours } from '#platform/idempotency/idempotent.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { resolvePurchase } from './buy-number.ts';
import type { NumberCarrier } from './carriers.ts';
import { numberColumns } from './phone-numbers.queries.ts';
import { returnAbandoned } from './pool.queries.ts';
import {
  acquireSilentPurchase,
  deleteOldPurchases,
  findBuying,
  findSilentPurchases,
  type PurchaseKey,
} from './purchases.queries.ts';
import { quarantineEnd } from './quarantine.rules.ts';

export const releaseJob = 'numbers.release';

const Release = z.object({ tenantId: z.guid(), numberId: z.guid() });

const resolvedAtOnce = 50;

export interface NumberJobsDeps {
  db: Database;
  clock: Clock;
  carriers: readonly NumberCarrier[];
  quarantineDays: number;
  log: Logger;
}

/** Background jobs of phone numbers. */
export function phoneNumberJobs(deps: NumberJobsDeps): Job[] {
  return [
    { name: releaseJob, run: (payload) => giveBack(deps, Release.parse(payload)) },
    { name: 'numbers.settle_purchases', everyMinutes: 1, run: () => resolvePurchases(deps) },
    {
      name: 'numbers.return_abandoned',
      everyMinutes: 60,
      run: async () => {
        await returnAbandoned(deps.db.platform, quarantineEnd(deps.clock.now(), deps.quarantineDays));
      },
    },
  ];
}

/** Releases a number at its carrier, then deletes it. Throws to be retried. */
async function giveBack(deps: NumberJobsDeps, payload: z.infer<typeof Release>): Promise<void> {
  const tenantId = payload.tenantId as TenantId;
  const row = await deps.db.app.inTenant(tenantId, (tx) =>
    tx
      .selectFrom('phone_numbers')
      .select(numberColumns)
      .where('id', '=', payload.numberId)
      .where('status', '=', 'releasing')
      .executeTakeFirst(),
  );
  if (!row) return;
  const carrier = carrierOf(deps, row.provider);
  if (row.provider_ref !== null) await carrier.release(row.provider_ref);
  await deps.db.app.inTenant(tenantId, (tx) =>
    tx.deleteFrom('phone_numbers').where('id', '=', row.id).where('status', '=', 'releasing').execute(),
  );
}

/** Resolves purchases of crashed processes; unreachable carriers are retried by the next run. */
async function resolvePurchases(deps: NumberJobsDeps): Promise<void> {
  const { db, clock, log } = deps;
  await deleteOldPurchases(db.platform, new Date(clock.now().getTime() - idempotencyWindowHours * 3_600_000));
  for (const purchase of await findSilentPurchases(db.platform, resolvedAtOnce)) {
    await resolveOne(deps, purchase).catch((error: unknown) => {
      log.warn({ event: 'number.purchase_unresolved', err: error }, 'number purchase unresolved, will retry');
    });
  }
}

async function resolveOne(deps: NumberJobsDeps, key: PurchaseKey): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const row = await db.app.inTenant(key.tenantId, async (tx) => {
    const numberId = await acquireSilentPurchase(tx, key);
    return numberId && findBuying(tx, numberId);
  });
  if (!row) return;
  const carrier = carrierOf(deps, row.provider);
  const purchase = { ...key, numberId: row.id as PhoneNumberId, number: row.number };
  const bought = await resolvePurchase({ db, carrier, now }, purchase);
  if (!bought) return;
  await db.app.inTenant(key.tenantId, (tx) =>
    appendAudit(tx, {
      at: now,
      action: 'number.purchase',
      actor: systemActor,
      resourceId: row.id,
      requestId: null,
      details: { provider: carrier.id },
    }),
  );
}

function carrierOf(deps: NumberJobsDeps, id: string | null): NumberCarrier {
  const carrier = deps.carriers.find((each) => each.id === id);
  if (!carrier) throw new Error(`The carrier ${id} is not set up here; a number of it waits`);
  return carrier;
}
