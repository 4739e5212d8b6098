import { DeletionCertificate } from '@parley/contract/resources/erasure';
import { apiKey } from '#platform/http/access/access.ts';
import { carryOut } from './carry-out.ts';
import { callIsLive, callNotFound } from './erasure.errors.ts';
import { exampleCallId, exampleCertificate } from './erasure.examples.ts';
import { callParams, operation } from './erasure.operation.ts';
import { subjectOf } from './erasure.rules.ts';
import { type Erasure, findLastErasureOf } from './erasures.queries.ts';
import { findCallState } from './find-targets.ts';
import { lockSubject } from './lock-subject.queries.ts';
import { requestErasure } from './request-erasure.ts';

/** Erases one call, with both legs of a transfer. */
export const eraseCall = operation({
  method: 'DELETE',
  path: '/api/calls/{callId}',
  id: 'eraseCall',
  summary: 'Erase a call',
  description:
    'Deletes the call with transcript, recording, analysis, tool logs and events, and answers with the deletion certificate. Duration, times and agent remain for billing, without number, name or content. A repeated request answers with the same certificate.',
  access: apiKey('privacy:erase'),
  audit: 'call.erase',
  transaction: 'none',
  params: callParams,
  answer: {
    status: 200,
    schema: DeletionCertificate,
    otherStatus: { 202: 'Not complete yet: `state` and `open` say why; it goes on by itself' },
  },
  refusals: ['not_found', 'live_call'],
  example: {
    params: { callId: exampleCallId },
    answer: { ...exampleCertificate, kind: 'call' as const, call_id: exampleCallId },
  },
  async run({ db, tenantId, params, actor, request, now, deps, audit, headers }) {
    // The audit row is written with the request, so that no crash separates them.
    audit.nothingChanged();
    const subject = { callId: params.callId };
    const erasure = await db.app.inTenant(tenantId, async (tx): Promise<Erasure> => {
      const subjectHash = deps.certifier.hashOf(tenantId, subjectOf(subject));
      await lockSubject(tx, subjectHash);
      const [call, last] = [await findCallState(tx, params.callId), await findLastErasureOf(tx, subjectHash)];
      if (call === 'live') throw callIsLive();
      if (last) return last;
      if (call === 'absent') throw callNotFound();
      return requestErasure(tx, deps, { tenantId, subject, actor, requestId: request.id, now });
    });
    return carryOut({ deps, erasure, headers });
  },
});
