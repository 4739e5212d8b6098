import { readRuntimeToken } from '#areas/agents/tool-runs';
import type { Proof } from '#platform/http/access/access.ts';
import type { ExecutionDeps } from './execution.operation.ts';
import { findLiveCall, type LiveCallFacts } from './live-call.queries.ts';

/** Token of a live call. Null for one that is forged or expired, and after the call. */
export const runtimeToken: Proof<LiveCallFacts> = {
  name: 'runtime token',
  description:
    'The `runtime.token` that a webhook tool gets with each call of it, as `Authorization: Bearer <token>`. It is of one call, ends with it, and after 15 minutes.',
  async verify({ bearer, now }, db, deps: ExecutionDeps) {
    const subject = bearer === null ? null : readRuntimeToken(deps.signer, bearer, now);
    if (!subject) return null;
    const { tenantId, callId } = subject;
    const call = await db.app.inTenant(tenantId, (tx) => findLiveCall(tx, callId), { onlyReads: true });
    return call && { tenantId, actor: { kind: 'system', id: null, name: 'Runtime token' }, subject: call };
  },
};
