import { findSubject, readSubject } from '#areas/privacy/personal-data';
import { subjectHasLiveCall } from './erasure.errors.ts';
import type { ErasureDeps } from './erasure.operation.ts';
import { subjectOf } from './erasure.rules.ts';
import { type Erasure, findLastErasureOf, listHeldBy } from './erasures.queries.ts';
import { countLiveCalls } from './find-targets.ts';
import { hasOnly } from './held-targets.rules.ts';
import { lockSubject } from './lock-subject.queries.ts';
import { type ErasureRequest, requestErasure } from './request-erasure.ts';

/**
 * Records the erasure of a person, or finds the one that is under way or has left nothing. Refuses a number that is none
 * (400), and a person with a live call (409).
 */
export async function recordErasure(
  deps: ErasureDeps,
  request: Omit<ErasureRequest, 'subject'> & { phoneNumber: string },
): Promise<Erasure> {
  const { tenantId } = request;
  return deps.db.app.inTenant(tenantId, async (tx) => {
    const phoneNumber = await readSubject(tx, request.phoneNumber);
    const subjectHash = deps.certifier.hashOf(tenantId, subjectOf({ phoneNumber }));
    await lockSubject(tx, subjectHash);
    const last = await findLastErasureOf(tx, subjectHash);
    if (last && last.passes === 0) return last;
    const subject = await findSubject(tx, phoneNumber);
    const live = await countLiveCalls(tx, subject);
    if (live > 0) throw subjectHasLiveCall(live);
    if (last && hasOnly(subject, await listHeldBy(tx, last.id))) return last;
    return requestErasure(tx, deps, { ...request, subject: { phoneNumber } });
  });
}
