import type { CallId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import type { Actor } from '#platform/http/principal.ts';
import type { ErasureDeps } from './erasure.operation.ts';
import { dueDateOf, subjectOf } from './erasure.rules.ts';
import { deletionOf, type Erasure, insertErasure } from './erasures.queries.ts';
import { enqueueErasure } from './resume-erasures.ts';

/** Time in which the request itself carries out an erasure; afterwards a job does. Unit: milliseconds. */
const inlineMs = 30_000;

export interface ErasureRequest {
  tenantId: TenantId;
  subject: { phoneNumber: string } | { callId: CallId };
  actor: Actor;
  requestId: string | null;
  now: Date;
}

/**
 * Records an erasure with its provisional certificate, its audit row and the job that carries it out, so that an
 * accepted request survives the process. The number is sealed under the id of the erasure until its rows are deleted.
 */
export async function requestErasure(tx: Tx, deps: ErasureDeps, request: ErasureRequest): Promise<Erasure> {
  const { tenantId, subject, actor, now } = request;
  const callId = 'callId' in subject ? subject.callId : null;
  const erasure: Erasure = {
    id: deps.newId(),
    tenantId,
    kind: callId === null ? 'subject' : 'call',
    callId,
    state: 'requested',
    subjectHash: deps.certifier.hashOf(tenantId, subjectOf(subject)),
    actor: { kind: actor.kind, id: actor.id },
    requestedAt: now,
    dueAt: dueDateOf(now),
    erasedAt: null,
    completedAt: null,
    counts: {},
    recipients: [],
    passes: 0,
  };
  await insertErasure(tx, erasure);
  if ('phoneNumber' in subject) {
    await deps.vault.store(tx, { tenantId, id: erasure.id, value: subject.phoneNumber, hint: '', now });
  }
  await deps.certifier.issue(tx, deletionOf(erasure, []));
  await enqueueErasure(tx, { tenantId, id: erasure.id, runAt: new Date(now.getTime() + inlineMs) });
  await appendAudit(tx, {
    at: now,
    action: callId === null ? 'subject.erase' : 'call.erase',
    actor,
    resourceId: callId ?? erasure.id,
    requestId: request.requestId,
    details: { certificate_id: erasure.id },
  });
  return erasure;
}
