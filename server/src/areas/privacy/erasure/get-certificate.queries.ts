import type { DeletionCertificate } from '@parley/contract/resources/erasure';
import type { Tx } from '#db/tenant-scope.ts';
import { certificateNotFound } from './erasure.errors.ts';
import { listOpenItems } from './open-items.queries.ts';
import { type CertificateRow, certificateColumns, presentCertificate } from './present-certificate.rules.ts';

/** Reads a certificate with its row; refuses an unknown one. */
export async function getCertificate(
  tx: Tx,
  id: string,
): Promise<{ row: CertificateRow; certificate: DeletionCertificate }> {
  const row = await tx
    .selectFrom('deletion_certificates')
    .select(certificateColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw certificateNotFound();
  const open = await listOpenItems(tx, [row]);
  return { row, certificate: presentCertificate(row, open.get(row.id) ?? []) };
}
