import { createHmac } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { type CertificateText, type Deletion, writeCertificateText } from '#platform/audit/certificate-text.ts';
import type { PublicSigningKey, Signer } from '#platform/secrets/signer.ts';

/** Issuer of deletion certificates: signed, without the deleted content and without a name or number. */
export interface DeletionCertifier {
  publicKey: PublicSigningKey;
  /**
   * Hashes a subject, such as `subject:+46701234567`, with a secret key of the tenant: numbers are few enough to try
   * them all against a plain hash.
   */
  hashOf(tenantId: TenantId, subject: string): string;
  /** Stores a new certificate under the tenant's next number. Locks the tenant's numbering until the commit. */
  issue(tx: Tx, deletion: Deletion): Promise<void>;
  /** Replaces the statement of a certificate that is not complete yet. */
  renew(tx: Tx, deletion: Deletion): Promise<void>;
}

/** Creates an issuer. `subjectKey`: 32 secret bytes. `backupRetentionDays` undefined: unknown. */
export function createDeletionCertifier(options: {
  signer: Signer;
  subjectKey: Buffer;
  backupRetentionDays?: number | undefined;
}): DeletionCertifier {
  const { signer, subjectKey, backupRetentionDays } = options;
  const sign = (number: number, deletion: Deletion) => {
    const text = writeCertificateText({ ...deletion, number, keyId: signer.publicKey.keyId, backupRetentionDays });
    return { certificate: text, signature: signer.sign(certificateBytes(text)), state: deletion.state };
  };
  return {
    publicKey: signer.publicKey,
    hashOf(tenantId, subject) {
      const pepper = createHmac('sha256', subjectKey).update(tenantId).digest();
      return createHmac('sha256', pepper).update(subject).digest('hex');
    },
    async issue(tx, deletion) {
      const { tenantId, id, kind } = deletion;
      const number = await nextNumber(tx, tenantId);
      await tx
        .insertInto('deletion_certificates')
        .values({
          ...sign(number, deletion),
          tenant_id: tenantId,
          id,
          number,
          kind,
          subject_hash: deletion.subjectHash,
          created_at: deletion.requestedAt,
          completed_at: deletion.completedAt,
        })
        .execute();
    },
    async renew(tx, deletion) {
      const { number } = await tx
        .selectFrom('deletion_certificates')
        .select('number')
        .where('id', '=', deletion.id)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('deletion_certificates')
        .set({ ...sign(number, deletion), completed_at: deletion.completedAt })
        .where('id', '=', deletion.id)
        .execute();
    },
  };
}

async function nextNumber(tx: Tx, tenantId: TenantId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deletion certificates ${tenantId}`}, 0))`.execute(tx);
  const { last } = await tx
    .selectFrom('deletion_certificates')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Signed bytes: the certificate's text after a line that names its format. Those of format 1 name none themselves. */
export function certificateBytes(certificate: string): Buffer {
  const { format } = JSON.parse(certificate) as Partial<CertificateText>;
  return Buffer.from(`${format ?? 'parley.deletion-certificate.v1'}\n${certificate}`);
}
