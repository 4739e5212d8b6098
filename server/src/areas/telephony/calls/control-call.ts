import { CallCommand } from '@parley/contract/resources/call';
import { z } from 'zod';
import { checkDialTarget, dialFaultDetail, refuseDestinations } from '#areas/telephony/dial-targets';
import { entryOfQueue, loadDirectory, queueOf } from '#areas/telephony/directory';
import type { Tx } from '#db/tenant-scope.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { isLive } from './call-end.rules.ts';
import { callNotLive, holderSilent, lineCannot, transferTargetClosed, unknownQueue } from './calls.errors.ts';
import { callParams, exampleCallId, operation } from './calls.operation.ts';
import { getCall, presentCall } from './calls.queries.ts';

/** Sends a command to a live call in any process. */
export const controlCall = operation({
  method: 'POST',
  path: '/api/calls/{callId}/control',
  id: 'controlCall',
  summary: 'Live control: say, inject context, transfer, mute, end',
  description: 'Answers when the command has been carried out, or for `end` and `transfer` begun.',
  access: apiKey('calls:write'),
  audit: 'call.control',
  transaction: 'none',
  params: callParams,
  body: CallCommand,
  answer: { status: 200, schema: z.object({ done: z.literal(true) }).meta({ id: 'CallCommandDone' }) },
  refusals: ['not_found', 'conflict', 'not_live', 'not_supported_by_line', 'unavailable'],
  example: {
    params: { callId: exampleCallId },
    body: { action: 'say', text: 'One moment, I am connecting you.' },
    answer: { done: true },
  },
  async run({ db, tenantId, params, body, deps, now, audit }) {
    const isCallLive = () =>
      db.app.inTenant(
        tenantId,
        async (tx) => {
          const call = presentCall(await getCall(tx, params.callId));
          return isLive(call.status);
        },
        { onlyReads: true },
      );
    if (body.action === 'transfer' && body.to !== undefined) {
      const { to } = body;
      if (queueOf(to) === undefined) refuseUndialled(to);
      else await db.app.inTenant(tenantId, (tx) => requireQueue(tx, to, now), { onlyReads: true });
    }
    if (!(await isCallLive())) throw callNotLive();
    const outcome = await deps.live.control(params.callId, body);
    if (outcome === 'closed') throw transferTargetClosed();
    if (outcome === 'unsupported') throw lineCannot(body.action);
    if (outcome === 'not_here') throw (await isCallLive()) ? holderSilent() : callNotLive();
    audit.details({ action: body.action });
    return { done: true as const };
  },
});

/** Refuses a queue of no directory entry. */
async function requireQueue(tx: Tx, destination: string, now: Date): Promise<void> {
  const entries = await loadDirectory(tx, { directory: { access: 'all', departments: [] } }, now);
  if (!entryOfQueue(destination, entries)) throw unknownQueue('/to');
}

function refuseUndialled(destination: string): void {
  const judged = checkDialTarget(destination);
  if ('objection' in judged) refuseDestinations([dialFaultDetail('/to', judged.objection)]);
}
