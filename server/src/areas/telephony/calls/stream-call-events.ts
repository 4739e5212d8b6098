import type { Call } from '@parley/contract/resources/call';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { StreamAnswer } from '#platform/http/responses/event-stream.ts';
import { callParams, exampleCallId, operation } from './calls.operation.ts';
import { getCall, presentCall } from './calls.queries.ts';
import { followCall } from './follow-call.ts';

/** Streams a call's events and captions. */
export const streamCallEvents = operation({
  method: 'GET',
  path: '/api/calls/{callId}/events',
  id: 'streamCallEvents',
  summary: 'Live call event stream (listen in as text)',
  access: apiKey('calls:read'),
  transaction: 'none',
  params: callParams,
  query: z.strictObject({
    last_event_id: z.string().max(64).optional().meta({ description: 'Instead of the header Last-Event-ID' }),
  }),
  answer: {
    status: 200,
    schema: z.string(),
    contentType: 'text/event-stream',
    stream:
      'Begins with `ready`. Kept, with an id: `call.started`, `call.status`, `call.turn.created`, `call.ended`, after which the stream ends. Seen live only, without an id: `call.caption` (words that may still change), `call.state` (listening, thinking, speaking) and `call.notice`. `Last-Event-ID` goes on after that event; `reset` means that it is too long ago: load the call again. A comment every 15 s keeps the connection open.',
  },
  refusals: ['not_found'],
  example: { params: { callId: exampleCallId }, answer: 'event: ready\ndata: {"type":"ready"}\n\n' },
  async run({ db, tenantId, params, query, request, deps }) {
    const call = { tenantId, id: params.callId };
    const read = (): Promise<Call> =>
      db.app.inTenant(tenantId, async (tx) => presentCall(await getCall(tx, params.callId)), { onlyReads: true });
    // Refused before the stream starts.
    await read();
    const lastEventId = request.header('last-event-id') ?? query.last_event_id ?? null;
    return new StreamAnswer(followCall(deps, { call, read, lastEventId, signal: request.closed }));
  },
});
