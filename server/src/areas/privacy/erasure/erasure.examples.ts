import type { CallId, DeletionCertificateId, LegalHoldId } from '@parley/contract/ids';
import type { DeletionCertificate, DeletionCertificateDetail, LegalHold } from '@parley/contract/resources/erasure';

/** Ids and objects in the examples of the API document. */
export const exampleCallId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30' as CallId;
export const exampleCertificateId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b12' as DeletionCertificateId;
export const exampleHoldId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b13' as LegalHoldId;

export const exampleHold: LegalHold = {
  id: exampleHoldId,
  object: { kind: 'call', id: exampleCallId },
  reason: 'Case T 1234-26',
  created_by: { kind: 'api_key', id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b14', name: 'Legal' },
  created_at: '2026-05-01T08:00:00.000Z',
  lifted_by: null,
  lifted_at: null,
};

export const exampleCertificate: DeletionCertificate = {
  id: exampleCertificateId,
  number: 12,
  kind: 'subject',
  state: 'complete',
  subject_hash: '9f2c1f0e6d6f0f7c0b1f6b7c5d0a9c3e4f1a2b3c4d5e6f708192a3b4c5d6e7f8',
  call_id: null,
  counts: { calls: 3, call_turns: 41, 'files.recordings': 3 },
  held: [],
  recipients: [],
  backups: { made_before: '2026-05-01T08:00:01.000Z', gone_by: '2026-05-31T08:00:01.000Z' },
  actor: { kind: 'api_key', id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b14' },
  requested_at: '2026-05-01T08:00:00.000Z',
  due_at: '2026-06-01T08:00:00.000Z',
  erased_at: '2026-05-01T08:00:01.000Z',
  completed_at: '2026-05-01T08:00:02.000Z',
  open: [],
  signature: `ed25519.0123456789abcdef.${'A'.repeat(86)}`,
};

export const exampleCertificateDetail: DeletionCertificateDetail = {
  ...exampleCertificate,
  certificate: '{"format":"parley.deletion-certificate.v2","id":"0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b12"}',
  signing_key: {
    id: '0123456789abcdef',
    pem: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA...\n-----END PUBLIC KEY-----\n',
  },
  verification: 'valid',
};
