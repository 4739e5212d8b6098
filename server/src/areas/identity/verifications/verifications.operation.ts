import type { AgentId, CallId } from '@parley/contract/ids';
import { IdentityVerificationId } from '@parley/contract/ids';
import type { IdentityVerification } from '@parley/contract/resources/identity';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { SeenVerification } from './await-verification.ts';
import type { VerifierParts } from './identity-verifier.ts';

export type IdentityVerificationsDeps = VerifierParts;

export const operation = operationOf<IdentityVerificationsDeps>();

export const verificationParams = z.object({ verificationId: IdentityVerificationId });

export const exampleVerificationId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9d10';

export const exampleVerification: IdentityVerification = {
  id: exampleVerificationId as IdentityVerificationId,
  method: 'eid',
  provider: 'oidc-ciba',
  mode: 'live',
  state: 'pending',
  failure: null,
  call_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9d11' as CallId,
  session_id: null,
  agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9d12' as AgentId,
  asked_by: 'api',
  message: 'Harbour Bank: confirm your payout',
  subject_hash: null,
  subject_hint: null,
  level: null,
  continue_url: null,
  created_at: '2026-03-01T09:30:00.000Z',
  expires_at: '2026-03-01T09:35:00.000Z',
  finished_at: null,
  valid_until: null,
  anonymized_at: null,
};

/** Presents a verification. */
export function presentVerification({
  row,
  continueUrl,
}: Pick<SeenVerification, 'row' | 'continueUrl'>): IdentityVerification {
  return {
    id: row.id,
    method: row.method,
    provider: row.provider,
    mode: row.mode,
    state: row.state,
    failure: row.failure,
    call_id: row.call_id,
    session_id: row.session_id,
    agent_id: row.agent_id,
    asked_by: row.asked_by as IdentityVerification['asked_by'],
    message: row.message,
    subject_hash: row.subject_hash,
    subject_hint: row.subject_hint,
    level: row.level,
    continue_url: continueUrl,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    valid_until: row.valid_until?.toISOString() ?? null,
    anonymized_at: row.anonymized_at?.toISOString() ?? null,
  };
}
