import type { DeletionCertificate } from '@parley/contract/resources/erasure';
import type { AnswerHeaders } from '#platform/http/operation.ts';
import type { ErasureDeps } from './erasure.operation.ts';
import type { Erasure } from './erasures.queries.ts';
import { getCertificate } from './get-certificate.queries.ts';
import { runErasure } from './run-erasure.ts';

/**
 * Carries out a recorded erasure within its request and answers with its certificate: 200 when it is complete, 202 when
 * a job goes on.
 */
export async function carryOut(request: {
  deps: ErasureDeps;
  erasure: Erasure;
  headers: AnswerHeaders;
}): Promise<DeletionCertificate> {
  const { deps, erasure, headers } = request;
  const { tenantId, id } = erasure;
  if (erasure.state !== 'complete') {
    await runErasure(deps, erasure).catch((error: unknown) => {
      deps.log.error(
        { event: 'erasure.interrupted', err: error, certificateId: id },
        'an erasure was interrupted; its job goes on',
      );
    });
  }
  const { certificate } = await deps.db.app.inTenant(tenantId, (tx) => getCertificate(tx, id), { onlyReads: true });
  if (certificate.state !== 'complete') headers.status(202);
  return certificate;
}
