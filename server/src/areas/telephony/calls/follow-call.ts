import type { Call } from '@parley/contract/resources/call';
import type { StreamedEvent } from '#platform/http/responses/event-stream.ts';
import type { StoredEvent } from '#platform/outbox/event-feed.ts';
import { formatPosition, parsePosition } from '#platform/outbox/event-position.ts';
import { type Followed, followEvents } from '#platform/outbox/follow-events.ts';
import type { LineNotice } from '#voice/ports.ts';
import { isLive } from './call-end.rules.ts';
import { callEvent, callTopic } from './call-events.rules.ts';
import type { CallRef } from './call-facts.rules.ts';
import type { CallsDeps } from './calls.operation.ts';
import { collectNotices } from './collect-notices.ts';

export interface FollowedCall {
  call: CallRef;
  /** Reads the current call. */
  read: () => Promise<Call>;
  lastEventId: string | null;
  signal: AbortSignal;
}

/**
 * Streams stored and live events of a call until it ends. For an ended call it replays the missed events and the end.
 * Subscribes before it reads the call's state, so the end cannot be missed.
 */
export async function* followCall(
  deps: Pick<CallsDeps, 'feed' | 'notices'>,
  followed: FollowedCall,
): AsyncGenerator<StreamedEvent> {
  const { call, lastEventId } = followed;
  const topic = callTopic(call.id);
  const after = lastEventId === null ? null : parsePosition(lastEventId);
  const notices = collectNotices((listener) => deps.notices.follow(call.id, listener));
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, followed.signal]);
  try {
    const stored = followEvents(deps.feed, { tenantId: call.tenantId, wanted: { topic }, after, signal });
    const here = formatPosition(after ?? deps.feed.position());
    yield { id: here, event: 'ready', data: envelope('ready', new Date(), { cursor: here }) };
    if (lastEventId !== null && after === null) yield reset();
    const found = await followed.read();
    if (!isLive(found.status)) {
      yield* after ? replayMissed(stored, found) : [endOf(found)];
      return;
    }
    const wake = () => notices.wake();
    signal.addEventListener('abort', wake);
    let next = stored.next();
    while (!signal.aborted) {
      const notice = notices.take();
      if (notice) {
        yield fromNotice(notice, call.id);
        continue;
      }
      const told = await Promise.race([next, notices.arrival()]);
      if (!told) continue;
      if (told.done) return;
      next = stored.next();
      if (told.value.kind === 'reset') {
        yield reset();
        continue;
      }
      yield fromStored(told.value.event);
      if (told.value.event.type === 'call.ended') return;
    }
  } finally {
    notices.stop();
    stop.abort();
  }
}

/** Maximum wait for the last events of a call that just ended. Unit: milliseconds. */
const arrivalMs = 2000;

/**
 * Replays the missed events of an ended call up to its end. The end is always sent: also to a reader that has it, and
 * when events that old are deleted.
 */
async function* replayMissed(stored: AsyncGenerator<Followed>, found: Call): AsyncGenerator<StreamedEvent> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), arrivalMs);
  });
  try {
    for (;;) {
      const told = await Promise.race([stored.next(), isLate]);
      if (!told || told.done) break;
      if (told.value.kind === 'reset') {
        yield reset();
        break;
      }
      yield fromStored(told.value.event);
      if (told.value.event.type === 'call.ended') return;
    }
    yield endOf(found);
  } finally {
    clearTimeout(timer);
  }
}

function endOf(call: Call): StreamedEvent {
  const data = envelope('call.ended', new Date(call.ended_at ?? call.created_at), callEvent(call));
  return { event: 'call.ended', data };
}

function fromStored(event: StoredEvent): StreamedEvent {
  return {
    id: formatPosition(event.position),
    event: event.type,
    data: envelope(event.type, event.createdAt, event.data),
  };
}

function fromNotice(notice: LineNotice, callId: Call['id']): StreamedEvent {
  const now = new Date();
  switch (notice.kind) {
    case 'state':
      return { event: 'call.state', data: envelope('call.state', now, { call_id: callId, state: notice.state }) };
    case 'caption': {
      const caption = { call_id: callId, role: notice.role, text: notice.text, is_final: notice.isFinal };
      return { event: 'call.caption', data: envelope('call.caption', now, caption) };
    }
    case 'notice': {
      const told = { call_id: callId, code: notice.code, text: notice.text };
      return { event: 'call.notice', data: envelope('call.notice', now, told) };
    }
  }
}

const reset = (): StreamedEvent => ({ event: 'reset', data: envelope('reset', new Date(), {}) });

function envelope(type: string, at: Date, data: unknown) {
  return { type, timestamp: at.toISOString(), data };
}
