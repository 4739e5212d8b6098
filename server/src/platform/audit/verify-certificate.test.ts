import type { TenantId } from '@parley/contract/ids';
import { describe, expect, it } from 'vitest';
import { createSigner } from '#platform/secrets/signer.ts';
import { writeCertificateText } from './certificate-text.ts';
import { certificateBytes } from './deletion-certificate.ts';
import { verifyCertificate } from './verify-certificate.ts';

const signer = createSigner(Buffer.alloc(32, 1));
const at = new Date('2026-01-31T12:00:00Z');

/** The file of a certificate, as the API answers with it. */
function fileOf(more: { backupRetentionDays?: number } = {}) {
  const certificate = writeCertificateText({
    id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b12',
    tenantId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b13' as TenantId,
    kind: 'subject',
    state: 'complete',
    subjectHash: 'ab',
    callId: null,
    counts: { calls: 3 },
    held: [],
    recipients: [],
    actor: { kind: 'api_key', id: null },
    requestedAt: at,
    dueAt: at,
    erasedAt: at,
    completedAt: at,
    number: 7,
    keyId: signer.publicKey.keyId,
    backupRetentionDays: more.backupRetentionDays,
  });
  return {
    number: 7,
    state: 'complete',
    counts: { calls: 3 },
    certificate,
    signature: signer.sign(certificateBytes(certificate)),
    signing_key: { id: signer.publicKey.keyId, pem: signer.publicKey.pem },
  };
}

const faultsOf = (file: unknown, options = {}) => verifyCertificate(JSON.stringify(file), options).faults;

describe('verifyCertificate', () => {
  it('accepts a certificate as signed, by its own key and by the trusted one', () => {
    expect(faultsOf(fileOf())).toEqual([]);
    expect(faultsOf(fileOf(), { publicKey: signer.publicKey.pem })).toEqual([]);
  });

  it('names every change: text, signature, shown fields, key', () => {
    const file = fileOf();
    const other = createSigner(Buffer.alloc(32, 2)).publicKey.pem;
    expect(faultsOf({ ...file, certificate: file.certificate.replace('"calls":3', '"calls":4') })).toEqual([
      'The signed text or its signature was changed',
      '`counts` is not as it was signed',
    ]);
    expect(faultsOf({ ...file, counts: { calls: 1 } })).toEqual(['`counts` is not as it was signed']);
    expect(faultsOf(file, { publicKey: other })).toEqual(['The certificate was signed with another key']);
    const none = [expect.stringContaining('no certificate with its signed text')];
    expect(faultsOf({})).toEqual(none);
    expect(verifyCertificate('nothing').faults).toEqual(none);
  });

  it('says when the last backup with the data is gone, or that it is unknown', () => {
    const backupsOf = (days?: number) =>
      verifyCertificate(JSON.stringify(fileOf(days === undefined ? {} : { backupRetentionDays: days }))).statement
        ?.backups;
    expect(backupsOf()).toEqual({ made_before: at.toISOString(), gone_by: null });
    expect(backupsOf(30)).toEqual({ made_before: at.toISOString(), gone_by: '2026-03-02T12:00:00.000Z' });
  });

  it('accepts a certificate of format 1', () => {
    const certificate = JSON.stringify({
      id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b12',
      tenant_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b13',
      kind: 'agent',
      subject_sha256: 'ab',
      deleted: { agents: 1 },
      actor: { kind: 'user', id: null },
      deleted_at: at.toISOString(),
      signing_key: signer.publicKey.keyId,
    });
    const signature = signer.sign(Buffer.from(`parley.deletion-certificate.v1\n${certificate}`));
    expect(faultsOf({ ...fileOf(), state: undefined, counts: { agents: 1 }, certificate, signature })).toEqual([]);
  });
});
