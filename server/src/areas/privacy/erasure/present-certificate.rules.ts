import type { CallId, DeletionCertificateId } from '@parley/contract/ids';
import type { DeletionCertificate, ErasureState, OpenErasureItem } from '@parley/contract/resources/erasure';
import { readCertificateText } from '#platform/audit/certificate-text.ts';

export const certificateColumns = [
  'id',
  'number',
  'state',
  'certificate',
  'signature',
  'created_at',
  'completed_at',
] as const;

export interface CertificateRow {
  id: string;
  number: number;
  state: string;
  certificate: string;
  signature: string;
  created_at: Date;
  completed_at: Date | null;
}

/** Presents a certificate from its signed text, with what is open. */
export function presentCertificate(row: CertificateRow, open: readonly OpenErasureItem[]): DeletionCertificate {
  const text = readCertificateText(row.certificate, row.number);
  return {
    id: row.id as DeletionCertificateId,
    number: row.number,
    kind: text.kind,
    state: row.state as ErasureState,
    subject_hash: text.subject_hash,
    call_id: text.call_id as CallId | null,
    counts: text.deleted,
    held: text.held,
    recipients: text.recipients,
    backups: text.backups,
    actor: text.actor,
    requested_at: text.requested_at,
    due_at: text.due_at,
    erased_at: text.erased_at,
    completed_at: text.completed_at,
    open: [...open],
    signature: row.signature,
  };
}
