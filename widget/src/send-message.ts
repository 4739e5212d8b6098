import { readEvents } from '@parley/contract/browser/event-stream';
import { type ChatApi, type ChatSession, isSessionGone, type OutgoingMessage } from './api.ts';
import { type Backoff, isAborted } from './backoff.ts';
import type { ConversationEvent } from './conversation.ts';
import { codeOf, isRefused } from './request.ts';

interface Delivery {
  message: OutgoingMessage;
  api: ChatApi;
  isStreaming: boolean;
  backoff: Backoff;
  signal: AbortSignal;
  apply: (event: ConversationEvent) => void;
  openSession: () => Promise<ChatSession>;
  forgetSession: () => void;
  /** True when the agent replies; false with an operator, and then no reply comes on this stream. */
  hasAgent: () => boolean;
  onAccepted: () => void;
}

/** A server in trouble gets this many tries per message; a lost network is tried until it is back. */
const serverFaultTries = 5;
/** A proxy may turn a cut into a clean end; an answer that ends cleanly this often without its last word is over. */
const unfinishedTries = 3;

/**
 * Brings one message to the server and its answer back.
 * Every try carries the same client message id, so however often the line breaks it is one message with one answer.
 */
export async function sendMessage(delivery: Delivery): Promise<void> {
  const { message, apply, signal, isStreaming, backoff } = delivery;
  const { clientMessageId } = message;
  let failures = 0;
  let unfinished = 0;
  let hasRenewedSession = false;
  const setLost = (isLost: boolean) => apply({ kind: 'connection', channel: 'messages', isLost });
  const onProgress = () => {
    failures = 0;
    setLost(false);
  };
  apply({ kind: 'reply.pending', clientMessageId });
  while (!isAborted(signal)) {
    try {
      const session = await delivery.openSession();
      const isOver = await (isStreaming ? streamOnce : sendOnce)(delivery, session, onProgress);
      onProgress();
      unfinished += 1;
      if (isOver || unfinished === unfinishedTries) break;
    } catch (error) {
      if (isSessionGone(error) && !hasRenewedSession) {
        hasRenewedSession = true;
        delivery.forgetSession();
        continue;
      }
      if (isRefused(error) && (error.status < 500 || failures >= serverFaultTries)) {
        setLost(false);
        apply({ kind: 'refused', clientMessageId, code: codeOf(error) });
        break;
      }
      setLost(true);
    }
    await backoff(failures, signal);
    failures += 1;
  }
  apply({ kind: 'reply.ended', clientMessageId });
}

async function sendOnce({ api, message, signal, apply, onAccepted }: Delivery, session: ChatSession): Promise<boolean> {
  const sent = await api.sendMessage(session, message, signal);
  onAccepted();
  apply({ kind: 'message.created', message: sent.message });
  if (sent.answer) apply({ kind: 'message.created', message: sent.answer });
  return true;
}

/** Says whether the answer is over; a stream may also end before that. */
async function streamOnce(delivery: Delivery, session: ChatSession, onProgress: () => void): Promise<boolean> {
  const { api, message, signal, apply } = delivery;
  const emptyEntry = new Set<string>();
  let isAccepted = false;
  let isOver = false;
  await readEvents(await api.streamMessage(session, message, signal), ({ event, data: json }) => {
    const { data } = JSON.parse(json);
    onProgress();
    switch (event) {
      case 'message.accepted':
        isAccepted = true;
        delivery.onAccepted();
        apply({ kind: 'message.created', message: data.message });
        break;
      case 'message.delta': {
        // The first piece of a try carries all that was said so far, also what an earlier try has drawn.
        const isReplay = !emptyEntry.has(data.message_id);
        emptyEntry.add(data.message_id);
        apply({ kind: 'message.delta', messageId: data.message_id, delta: data.delta, isReplay });
        break;
      }
      case 'message.completed':
        isOver = true;
        apply({ kind: 'message.created', message: data.message });
        break;
      case 'error':
        isOver = true;
        apply({ kind: 'failed', code: data.error });
    }
  });
  return isOver || (isAccepted && emptyEntry.size === 0 && !delivery.hasAgent());
}
