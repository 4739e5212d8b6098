import type { RecordedChatMessage } from '@parley/contract/resources/chat';
import { z } from 'zod';
import { exampleSessionId, sessionParams, visitorMessageOf } from '#areas/conversations/chats';
import { checkVisitor } from '#areas/conversations/widget';
import { signedBy } from '#platform/http/access/access.ts';
import { StreamAnswer, type StreamedEvent } from '#platform/http/responses/event-stream.ts';
import { cachePerEvent } from '#platform/outbox/cache-per-event.ts';
import { formatPosition, parsePosition } from '#platform/outbox/event-position.ts';
import { sessionTokenOrTicket } from './session-tickets.ts';
import { operation } from './visitor-chats.operation.ts';
import { followChat, type VisitorEvent } from './visitor-events.ts';

/** Streams a chat's events: messages of all sides and changes of its status. */
export const streamSessionEvents = operation({
  method: 'GET',
  path: '/api/chat/sessions/{sessionId}/events',
  id: 'streamChatSessionEvents',
  summary: 'Follow a chat as an event stream',
  access: signedBy(sessionTokenOrTicket),
  transaction: 'none',
  params: sessionParams,
  query: z.strictObject({
    ticket: z.string().max(200).optional().meta({ description: 'Instead of the Authorization header' }),
    last_event_id: z.string().max(64).optional().meta({ description: 'Instead of the header Last-Event-ID' }),
  }),
  answer: {
    status: 200,
    schema: z.string(),
    contentType: 'text/event-stream',
    stream:
      'Begins with `ready`, then `message.created`, `chat.status` (also whenever the chat moves up in the queue), `client_tool.called`, and `typing` (`{by, typing, name}`, without id: the operator writes or has stopped). `Last-Event-ID` goes on after that event; `reset` means that it is too long ago: load the history again. A comment every 15 s keeps the connection open.',
  },
  refusals: ['not_found', 'forbidden', 'chat_disabled', 'origin_not_allowed'],
  example: { params: { sessionId: exampleSessionId }, answer: 'event: ready\ndata: {"type":"ready"}\n\n' },
  async run({ tenantId, subject, query, request, deps }) {
    await checkVisitor(deps, subject.agentId, request);
    const lastEventId = request.header('last-event-id') ?? query.last_event_id ?? null;
    const after = lastEventId === null ? null : parsePosition(lastEventId);
    const signal = request.closed;
    const events = followChat(deps, { tenantId, agentId: subject.agentId, id: subject.id, after, signal });
    const here = formatPosition(after ?? deps.feed.position());
    return new StreamAnswer(streamed(events, { here, isTooOld: lastEventId !== null && after === null }));
  },
});

async function* streamed(
  events: AsyncIterable<VisitorEvent>,
  { here, isTooOld }: { here: string; isTooOld: boolean },
): AsyncGenerator<StreamedEvent> {
  yield { id: here, event: 'ready', data: envelope('ready', new Date(), { cursor: here }) };
  if (isTooOld) yield passing('reset', {});
  for await (const followed of events) {
    switch (followed.kind) {
      case 'reset':
        yield passing('reset', {});
        break;
      case 'typing': {
        const { by, typing, name = '' } = followed.typing;
        yield passing('typing', { by, typing, name });
        break;
      }
      case 'queue':
        yield passing('chat.status', followed.status);
        break;
      case 'event':
        yield forVisitor(followed.event);
    }
  }
}

/** Transient event without an id: it is not stored and cannot be resumed after. */
function passing(type: string, data: unknown): StreamedEvent {
  return { event: type, data: envelope(type, new Date(), data) };
}

/** Event as visitors receive it, without the session's id; computed once per event. */
const forVisitor = cachePerEvent((event): StreamedEvent => {
  const type =
    event.type === 'chat.session.status' ? 'chat.status' : event.type.replace(/^chat\.message\./, 'message.');
  const { session_id: _, message, ...data } = event.data as { session_id?: string; message?: RecordedChatMessage };
  const told = envelope(type, event.createdAt, { ...data, ...(message && { message: visitorMessageOf(message) }) });
  return { id: formatPosition(event.position), event: type, data: told, isShared: true };
});

function envelope(type: string, at: Date, data: unknown) {
  return { type, timestamp: at.toISOString(), data };
}
