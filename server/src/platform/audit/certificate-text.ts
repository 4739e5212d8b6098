import type { TenantId } from '@parley/contract/ids';
import {
  type CertificateKind,
  certificateKinds,
  type ErasureRecipient,
  type ErasureState,
  erasureStates,
  type HeldObject,
  heldKinds,
  recipientKinds,
} from '@parley/contract/resources/erasure';
import { z } from 'zod';
import { dayMs } from '#platform/clock/wall-clock.ts';

export const certificateFormat = 'parley.deletion-certificate.v2';

/** Facts of a deletion certificate. */
export interface Deletion {
  id: string;
  tenantId: TenantId;
  kind: CertificateKind;
  state: ErasureState;
  /** Of `DeletionCertifier.hashOf`. */
  subjectHash: string;
  callId: string | null;
  counts: Record<string, number>;
  held: readonly HeldObject[];
  recipients: readonly ErasureRecipient[];
  actor: { kind: string; id: string | null };
  requestedAt: Date;
  dueAt: Date;
  erasedAt: Date | null;
  completedAt: Date | null;
}

const instant = z.iso.datetime();

/** The signed statement of a certificate, format 2. */
export const CertificateText = z.object({
  format: z.literal(certificateFormat),
  id: z.guid(),
  number: z.int(),
  tenant_id: z.guid(),
  kind: z.enum(certificateKinds),
  state: z.enum(erasureStates),
  subject_hash: z.string(),
  call_id: z.guid().nullable(),
  deleted: z.record(z.string(), z.int()),
  held: z.array(z.object({ kind: z.enum(heldKinds), id: z.guid() })),
  recipients: z.array(z.object({ kind: z.enum(recipientKinds), id: z.guid(), name: z.string() })),
  backups: z.object({ made_before: instant.nullable(), gone_by: instant.nullable() }),
  actor: z.object({ kind: z.string(), id: z.string().nullable() }),
  requested_at: instant,
  due_at: instant,
  erased_at: instant.nullable(),
  completed_at: instant.nullable(),
  signing_key: z.string(),
});
export type CertificateText = z.infer<typeof CertificateText>;

/** Format 1: of purged agents only, with a plain SHA-256 of the subject. */
const FirstText = z.object({
  id: z.guid(),
  tenant_id: z.guid(),
  kind: z.string(),
  subject_sha256: z.string(),
  deleted: z.record(z.string(), z.int()),
  actor: z.object({ kind: z.string(), id: z.string().nullable() }),
  deleted_at: instant,
  signing_key: z.string(),
});

/** Writes the statement to be signed. */
export function writeCertificateText(
  deletion: Deletion & { number: number; keyId: string; backupRetentionDays: number | undefined },
): string {
  const { erasedAt, backupRetentionDays: days } = deletion;
  const text: CertificateText = {
    format: certificateFormat,
    id: deletion.id,
    number: deletion.number,
    tenant_id: deletion.tenantId,
    kind: deletion.kind,
    state: deletion.state,
    subject_hash: deletion.subjectHash,
    call_id: deletion.callId,
    deleted: deletion.counts,
    held: [...deletion.held],
    recipients: [...deletion.recipients],
    backups: {
      made_before: erasedAt?.toISOString() ?? null,
      gone_by: erasedAt && days !== undefined ? new Date(erasedAt.getTime() + days * dayMs).toISOString() : null,
    },
    actor: { kind: deletion.actor.kind, id: deletion.actor.id },
    requested_at: deletion.requestedAt.toISOString(),
    due_at: deletion.dueAt.toISOString(),
    erased_at: erasedAt?.toISOString() ?? null,
    completed_at: deletion.completedAt?.toISOString() ?? null,
    signing_key: deletion.keyId,
  };
  return JSON.stringify(text);
}

/** Reads a statement of either format, as format 2. Throws for any other text. */
export function readCertificateText(certificate: string, number: number): CertificateText {
  const json: unknown = JSON.parse(certificate);
  const current = CertificateText.safeParse(json);
  if (current.success) return current.data;
  const first = FirstText.parse(json);
  return {
    format: certificateFormat,
    id: first.id,
    number,
    tenant_id: first.tenant_id,
    kind: 'agent',
    state: 'complete',
    subject_hash: first.subject_sha256,
    call_id: null,
    deleted: first.deleted,
    held: [],
    recipients: [],
    backups: { made_before: first.deleted_at, gone_by: null },
    actor: first.actor,
    requested_at: first.deleted_at,
    due_at: first.deleted_at,
    erased_at: first.deleted_at,
    completed_at: first.deleted_at,
    signing_key: first.signing_key,
  };
}
