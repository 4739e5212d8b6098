import type { ChatSessionId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';
import type { SessionRef } from './answer-turn.queries.ts';
import type { AnswerEvent, RunningAnswer } from './running-answer.ts';

/** Source of answers: the one running in this process, or the stored one. */
export interface AnswerSource {
  running: ReadonlyMap<ChatSessionId, RunningAnswer>;
  /** Listeners called whenever an answer starts or ends in a session, in any process. */
  onChange: Set<(id: ChatSessionId) => void>;
  /** Finds the stored answer; `withdrawn` when there is none and the agent no longer has the chat. */
  findStored(session: SessionRef, seq: number): Promise<ChatMessage | 'withdrawn' | null>;
}

export interface FollowedMessage {
  session: SessionRef;
  seq: number;
  /** Message committed just now: no stored answer can exist, so none is looked up. */
  isNew: boolean;
  signal: AbortSignal;
}

/**
 * Streams the answer to a visitor's message until it is complete or the signal aborts. Subscribes when called, not at
 * the first read, so no event in between is missed.
 */
export function followAnswer(source: AnswerSource, followed: FollowedMessage): AsyncGenerator<AnswerEvent> {
  const { session, seq, signal } = followed;
  const waiting: AnswerEvent[] = [];
  let current: RunningAnswer | undefined;
  let unfollow = () => {};
  let wakeUp = () => {};
  let mayBeStored = !followed.isNew;

  const look = (id: ChatSessionId) => {
    if (id !== session.id) return;
    const found = source.running.get(id);
    if (!found) mayBeStored = true;
    else if (found !== current && found.upToSeq >= seq) {
      unfollow();
      current = found;
      unfollow = found.follow((event) => {
        waiting.push(event);
        wakeUp();
      });
    }
    wakeUp();
  };
  const stop = () => {
    unfollow();
    source.onChange.delete(look);
    signal.removeEventListener('abort', onAbort);
  };
  // Also unsubscribes a stream that was never read.
  const onAbort = () => {
    stop();
    wakeUp();
  };
  source.onChange.add(look);
  signal.addEventListener('abort', onAbort);
  if (source.running.has(session.id)) look(session.id);

  async function* events(): AsyncGenerator<AnswerEvent> {
    try {
      while (!signal.aborted) {
        const event = waiting.shift();
        if (event) {
          yield event;
          if (event.kind === 'completed' || event.kind === 'withdrawn') return;
        } else if (mayBeStored && !source.running.has(session.id)) {
          mayBeStored = false;
          const stored = await source.findStored(session, seq);
          if (!stored) continue;
          if (stored === 'withdrawn') yield { kind: 'withdrawn', messageId: current?.messageId ?? null };
          else yield { kind: 'completed', message: stored };
          return;
        } else {
          await new Promise<void>((resolve) => {
            wakeUp = resolve;
          });
        }
      }
    } finally {
      stop();
    }
  }
  return events();
}
