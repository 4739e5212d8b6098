import type { CrmCallLogId, TenantId } from '@parley/contract/ids';
import type { CrmCallLogFault } from '@parley/contract/resources/crm-logging';
import { revokeRefusedKey, VendorFault } from '#areas/integrations/connections';
import { claimCallLog, endLogAttempt, postponeCallLog } from './attempts.queries.ts';
import { type LoadedLog, loadCallLog } from './load-call-log.ts';
import { LeaseLost, type LogAttempt, LogFault, type WriteDeps } from './log-attempt.ts';
import { enqueueWrite } from './order-call-log.ts';
import { retryDelayMs } from './retry.rules.ts';
import { writeRecord } from './write-record.ts';

/** Wait of a record for another one of the same number. Unit: milliseconds. */
const busyMs = 5_000;

/** Writes the record of a call in its CRM, where it is due and no other process writes it. */
export async function writeCallLog(deps: WriteDeps, of: { tenantId: TenantId; id: CrmCallLogId }): Promise<void> {
  const { clock, db, newId } = deps;
  const { tenantId, id } = of;
  const now = clock.now();
  const claimed = await db.app.inTenant(tenantId, async (tx) => {
    const claim = await claimCallLog(tx, { id, leaseId: newId(), now });
    if (claim !== 'busy') return claim;
    const runAt = new Date(now.getTime() + busyMs);
    await postponeCallLog(tx, id, runAt);
    await enqueueWrite(tx, { tenantId, id, runAt });
    return null;
  });
  if (claimed === null) return;
  const attempt = { ...claimed, tenantId };
  let loaded: LoadedLog | null = null;
  try {
    loaded = await loadCallLog(deps, attempt);
    await writeRecord(deps, attempt, loaded);
    await end(deps, attempt, { state: 'done' });
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (loaded && error instanceof VendorFault) await revokeRefusedKey(deps, loaded.connection, error);
    await fail(deps, attempt, error);
  }
}

async function fail(deps: WriteDeps, attempt: LogAttempt, error: unknown): Promise<void> {
  const fault = faultOf(error);
  const delayMs = retryDelayMs({ attempts: attempt.attempts, fault });
  const { call_id: callId, ...facts } = { call_id: attempt.callId, attempt: attempt.attempts, fault };
  deps.log.warn(
    { event: 'crm_logging.attempt_failed', call_id: callId, ...facts, ...(fault === 'unknown' && { err: error }) },
    'a call could not be written to a CRM',
  );
  // A vendor's fault has words of ours; those of another error may hold anything.
  const detail = error instanceof VendorFault ? error.message.slice(0, 300) : '';
  const dueAt = delayMs === null ? null : new Date(deps.clock.now().getTime() + delayMs);
  await end(deps, attempt, { state: dueAt === null ? 'failed' : 'pending', fault, detail, dueAt });
}

function faultOf(error: unknown): CrmCallLogFault {
  if (error instanceof LogFault || error instanceof VendorFault) return error.code;
  return 'unknown';
}

async function end(
  { clock, db }: WriteDeps,
  attempt: LogAttempt,
  ending: Parameters<typeof endLogAttempt>[2],
): Promise<void> {
  const { tenantId, id } = attempt;
  await db.app.inTenant(tenantId, async (tx) => {
    const runAt = await endLogAttempt(tx, { ...attempt, now: clock.now() }, ending);
    if (runAt !== null) await enqueueWrite(tx, { tenantId, id, runAt });
  });
}
