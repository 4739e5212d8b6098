import type { TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { type CallAdmission, type CallToReserve, extendCall, reserveCall } from './reserve-call.ts';

/** Reservations of calls in progress, each change a transaction. */
export interface CallCredit {
  reserve(call: CallToReserve): Promise<CallAdmission>;
  /** Seconds of conversation that are covered from now on; null: nothing has to be reserved. */
  extend(call: CallToReserve & { seconds: number }): Promise<number | null>;
}

/**
 * Credit of calls. Reservations may be lost with a crash of the database: what was used is posted all the same, and no
 * balance falls below its floor.
 */
export function createCallCredit({ db, clock }: { db: Pick<Database, 'app'>; clock: Clock }): CallCredit {
  const durability = { mayBeLostInCrash: true };
  return {
    reserve: (call) =>
      db.app.inTenant(call.tenantId as TenantId, (tx) => reserveCall({ tx, now: clock.now() }, call), durability),
    extend: (call) =>
      db.app.inTenant(call.tenantId as TenantId, (tx) => extendCall({ tx, now: clock.now() }, call), durability),
  };
}
