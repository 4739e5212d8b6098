import type { DeletionCertificateId } from '@parley/contract/ids';
import { AnonymizedVerification } from '@parley/contract/resources/identity';
import { apiKey } from '#platform/http/access/access.ts';
import { anonymizeVerifications } from './retention.queries.ts';
import { alreadyAnonymous, stillPending, verificationNotFound } from './verifications.errors.ts';
import {
  exampleVerification,
  exampleVerificationId,
  operation,
  presentVerification,
  verificationParams,
} from './verifications.operation.ts';
import { findVerification, lockVerification } from './verifications.queries.ts';

/** Makes a verification anonymous: result, method and time stay. */
export const anonymizeVerification = operation({
  method: 'POST',
  path: '/api/identity/verifications/{verificationId}/anonymize',
  id: 'anonymizeIdentityVerification',
  summary: 'Anonymize a verification',
  description:
    'Deletes who it was, the conversation and what it was for; result, method, service and time stay. A signed deletion certificate says so. It counts nowhere from now on.',
  access: apiKey('privacy:erase'),
  audit: 'identity.anonymize',
  params: verificationParams,
  answer: { status: 200, schema: AnonymizedVerification },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { verificationId: exampleVerificationId },
    answer: {
      verification: {
        ...exampleVerification,
        state: 'approved',
        call_id: null,
        agent_id: null,
        message: null,
        finished_at: '2026-03-01T09:30:14.000Z',
        anonymized_at: '2026-06-01T09:30:00.000Z',
      },
      certificate_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9d20',
    },
  },
  async run({ tx, tenantId, params, deps, actor, now, newId, audit }) {
    const row = await lockVerification(tx, params.verificationId);
    if (!row) throw verificationNotFound();
    if (row.state === 'pending') throw stillPending();
    if (row.anonymized_at !== null) throw alreadyAnonymous();
    await anonymizeVerifications(tx, [row.id], now);
    const certificateId = newId() as DeletionCertificateId;
    await deps.certifier.issue(tx, {
      id: certificateId,
      tenantId,
      kind: 'identity_verification',
      state: 'complete',
      subjectHash: deps.certifier.hashOf(tenantId, `identity_verification:${row.id}`),
      callId: null,
      counts: { identity_verifications: 1 },
      held: [],
      recipients: [],
      actor,
      requestedAt: now,
      dueAt: now,
      erasedAt: now,
      completedAt: now,
    });
    audit.details({ certificate_id: certificateId });
    const changed = await findVerification(tx, row.id);
    if (!changed) throw verificationNotFound();
    return { verification: presentVerification({ row: changed, continueUrl: null }), certificate_id: certificateId };
  },
});
