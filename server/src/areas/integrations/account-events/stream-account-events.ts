import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { StreamAnswer } from '#platform/http/responses/event-stream.ts';
import { reportedTypes } from './account-changes.rules.ts';
import { operation } from './account-events.operation.ts';
import { followAccount } from './follow-account.ts';

/** Streams what changes in an account, as far as the caller's scopes reach. */
export const streamAccountEvents = operation({
  method: 'GET',
  path: '/api/events',
  id: 'streamAccountEvents',
  summary: 'Real-time event stream of an account',
  description:
    'Says which list changed, so that a client reads it again; the content stays with the operations of each resource. Events are those of resources that the caller may read. For content at your own server, see webhooks.',
  access: apiKey('account:read'),
  transaction: 'none',
  query: z.strictObject({
    last_event_id: z.string().max(64).optional().meta({ description: 'Instead of the header Last-Event-ID' }),
  }),
  answer: {
    status: 200,
    schema: z.string(),
    contentType: 'text/event-stream',
    stream:
      'Begins with `ready`. Each event has an id, its type as its name (`call.ended`, `booking.created`) and as `data.data` the `resource` that changed (`agents`, `bookings`, `calls`, `chats`, `contact_requests`, `knowledge`, `numbers`, `tool_logs`, `trunks`, `webhooks`, `workflows`) with its `id`; null for chats and contact requests, whose agents decide who sees them. `Last-Event-ID` continues after that event, for three days; `reset` marks a gap: read every list again. A comment every 15 s keeps the connection open.',
  },
  example: { answer: 'event: ready\ndata: {"type":"ready"}\n\n' },
  async run({ deps, tenantId, scopes, query, request }) {
    return new StreamAnswer(
      followAccount(deps, {
        tenantId,
        types: reportedTypes(scopes),
        lastEventId: request.header('last-event-id') ?? query.last_event_id ?? null,
        signal: request.closed,
      }),
    );
  },
});
