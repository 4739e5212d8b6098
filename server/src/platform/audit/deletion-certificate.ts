import { createHash } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { Actor } from '#platform/http/principal.ts';
import type { Signer } from '#platform/secrets/signer.ts';

export interface Deletion {
  id: string;
  tenantId: TenantId;
  kind: string;
  /** Deleted subject. Only its hash enters the certificate. */
  subject: string;
  counts: Record<string, number>;
  actor: Actor;
  at: Date;
}

/** Stores a signed deletion certificate: kind, counts, actor and time; never the deleted content. */
export async function certifyDeletion(tx: Tx, signer: Signer, deletion: Deletion): Promise<void> {
  const certificate = JSON.stringify({
    id: deletion.id,
    tenant_id: deletion.tenantId,
    kind: deletion.kind,
    subject_sha256: createHash('sha256').update(`${deletion.tenantId}\n${deletion.subject}`).digest('hex'),
    deleted: deletion.counts,
    actor: { kind: deletion.actor.kind, id: deletion.actor.id },
    deleted_at: deletion.at.toISOString(),
    signing_key: signer.publicKey.keyId,
  });
  await tx
    .insertInto('deletion_certificates')
    .values({
      tenant_id: deletion.tenantId,
      id: deletion.id,
      kind: deletion.kind,
      certificate,
      signature: signer.sign(certificateBytes(certificate)),
      created_at: deletion.at,
    })
    .execute();
}

/** Signed bytes: the certificate's text after a line that identifies the format. */
export function certificateBytes(certificate: string): Buffer {
  return Buffer.from(`parley.deletion-certificate.v1\n${certificate}`);
}
