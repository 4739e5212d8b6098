import type { DeletionCertificate } from '../api/schemas.ts';

/** Deleted or blanked rows and deleted files of a certificate together. */
export const countDeleted = ({ counts }: Pick<DeletionCertificate, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
