import { area } from '#platform/areas/area.ts';
import { eraseCall } from './erase-call.ts';
import { eraseSubject } from './erase-subject.ts';
import type { ErasureDeps } from './erasure.operation.ts';
import { erasureJobs } from './erasure-jobs.ts';
import { getDeletionCertificate } from './get-deletion-certificate.ts';
import { liftLegalHold } from './lift-legal-hold.ts';
import { listDeletionCertificates } from './list-deletion-certificates.ts';
import { listLegalHolds } from './list-legal-holds.ts';
import { erasurePersonalData } from './personal-data.ts';
import { replayLedger } from './replay-ledger.ts';
import { setLegalHold } from './set-legal-hold.ts';

export { carryOut } from './carry-out.ts';
export { eraseRows } from './erase-rows.ts';
export type { ErasureDeps } from './erasure.operation.ts';
export { openErasureLedger } from './erasure-ledger.ts';
export { listFilesOf } from './files-of-rows.ts';
export { lockTargets, subjectOfIds } from './find-targets.ts';
export { type HeldIds, splitHeld } from './held-targets.rules.ts';
export { heldIds } from './legal-holds.queries.ts';
export { recordErasure } from './record-erasure.ts';

/** Erasure of people and calls, its certificates, and legal holds. */
export const erasureArea = area<ErasureDeps>({
  name: 'erasure',
  operations: {
    Calls: [eraseSubject, eraseCall],
    Privacy: [listDeletionCertificates, getDeletionCertificate, listLegalHolds, setLegalHold, liftLegalHold],
  },
  jobs: erasureJobs,
  personalData: erasurePersonalData,
  start: replayLedger,
});
