import type { CallId } from '@parley/contract/ids';
import { Call } from '@parley/contract/resources/call';
import { apiKey } from '#platform/http/access/access.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import { isLive } from './call-end.rules.ts';
import { callTopic } from './call-events.rules.ts';
import type { CallEnding } from './call-facts.rules.ts';
import { exampleCall } from './calls.examples.ts';
import { callParams, exampleCallId, operation } from './calls.operation.ts';
import { getCall, presentCall } from './calls.queries.ts';

/** Maximum wait for a hang-up. Unit: milliseconds. */
const hangUpMs = 3000;

/** Ends a live call, or closes one without an owner process. */
export const completeCall = operation({
  method: 'POST',
  path: '/api/calls/{callId}/complete',
  id: 'completeCall',
  summary: 'Mark a call completed',
  description:
    'Ends a live or stuck call; a queued one is cancelled and leaves the queue. A call that is over stays as it is, and is answered the same way.',
  access: apiKey('calls:write'),
  audit: 'call.complete',
  transaction: 'none',
  params: callParams,
  answer: {
    status: 200,
    schema: Call,
    otherStatus: { 202: 'The line is being hung up; `call.ended` tells when it is' },
  },
  refusals: ['not_found'],
  example: { params: { callId: exampleCallId }, answer: exampleCall },
  async run({ db, tenantId, params, deps, audit, headers }) {
    const id = params.callId;
    const read = () => db.app.inTenant(tenantId, async (tx) => presentCall(await getCall(tx, id)), { onlyReads: true });
    const found = await read();
    if (!isLive(found.status)) {
      audit.nothingChanged();
      return found;
    }
    const ended = hearEnd(deps.feed, id);
    try {
      // A queued call has no owner process to command.
      const outcome = found.status === 'queued' ? 'not_here' : await deps.live.control(id, { action: 'end' });
      if (outcome === 'done') await ended.heard;
      else await deps.store.endCall({ tenantId, id }, endingOf(found));
    } finally {
      ended.stop();
    }
    const call = await read();
    if (isLive(call.status)) headers.status(202);
    return call;
  },
});

/** End of a call without an owner, written to the database directly. */
const endingOf = (call: Call): CallEnding =>
  call.status === 'queued' ? { reason: 'cancelled', recording: 'none' } : { reason: 'completed_by_api' };

/** Subscribes to the call's end; `heard` resolves with it or on timeout. */
function hearEnd(feed: EventFeed, id: CallId): { heard: Promise<void>; stop(): void } {
  let stop = () => {};
  const heard = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, hangUpMs);
    const stopListening = feed.onEvent(
      (event) => {
        if (event.type === 'call.ended') resolve();
      },
      { topic: callTopic(id) },
    );
    stop = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
  });
  return { heard, stop };
}
