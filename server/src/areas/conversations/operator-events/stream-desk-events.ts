import { z } from 'zod';
import { touchPresence } from '#areas/conversations/operators';
import { personOr } from '#platform/http/access/access.ts';
import { StreamAnswer } from '#platform/http/responses/event-stream.ts';
import { deskTicket } from './desk-tickets.ts';
import { followDesk } from './follow-desk.ts';
import { operation } from './operator-events.operation.ts';

/**
 * Maximum duration of a stream opened by a ticket, since it is not tied to the session behind the ticket. Unit:
 * milliseconds. Its client reconnects with a new ticket and misses nothing.
 */
const ticketStreamMs = 3_600_000;

/** Streams the events of all chats a person may see. */
export const streamDeskEvents = operation({
  method: 'GET',
  path: '/api/chat/operator/events',
  id: 'streamOperatorEvents',
  summary: 'Real-time event stream of the desk',
  access: personOr('chat:operate', deskTicket),
  transaction: 'none',
  query: z.strictObject({
    ticket: z.string().max(200).optional().meta({ description: 'Instead of a session or key; works once' }),
    last_event_id: z.string().max(64).optional().meta({ description: 'Instead of the header Last-Event-ID' }),
  }),
  answer: {
    status: 200,
    schema: z.string(),
    contentType: 'text/event-stream',
    stream:
      'Begins with `ready`. Kept, with an id: `queue.added`, `queue.updated`, `queue.removed`, `chat.started`, `chat.claimed` (also takes the chat out of the queue), `chat.released` (its status says whether it waits again), `chat.closed`, `chat.updated`, `chat.message.created` (notes too: see its visibility), `customer.updated`, `operator.status`, `mention.created` (one named oneself), `desk.updated` (labels, teams, views or settings changed), `contact_request.created`, `contact_request.updated`. Live only, without an id: `chat.typing`. `Last-Event-ID` goes on after that event; `reset` means that what was told does not suffice (events are too old, or one sees other chats now): load queue and chats again. A comment every 15 s keeps the connection open, and one counts as present while it is.',
  },
  example: { answer: 'event: ready\ndata: {"type":"ready"}\n\n' },
  async run({ db, deps, tenantId, person: self, query, request, subject, now }) {
    await db.app.inTenant(tenantId, (tx) => touchPresence(tx, { tenantId, userId: self.id, now }));
    return new StreamAnswer(
      followDesk(
        { ...deps, db },
        {
          tenantId,
          userId: self.id,
          role: self.role,
          lastEventId: request.header('last-event-id') ?? query.last_event_id ?? null,
          endsAfterMs: subject === null ? null : ticketStreamMs,
          signal: request.closed,
        },
      ),
    );
  },
});
