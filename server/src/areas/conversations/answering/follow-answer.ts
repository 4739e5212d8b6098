import type { ChatSessionId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';
import type { SessionRef } from './answer-turn.queries.ts';
import type { AnswerEvent, RunningAnswer } from './running-answer.ts';

/** Where answers come from: made in this process, or stored by whichever made them. */
export interface AnswerSource {
  running: ReadonlyMap<ChatSessionId, RunningAnswer>;
  /** Told of a session whenever an answer begins or ends in it, wherever that is. */
  onChange: Set<(id: ChatSessionId) => void>;
  /** `withdrawn`: there is none, and the agent has the chat no more. */
  findStored(session: SessionRef, seq: number): Promise<ChatMessage | 'withdrawn' | null>;
}

export interface FollowedMessage {
  session: SessionRef;
  seq: number;
  /** Committed just now: there can be no answer to it yet, so none is looked for. */
  isNew: boolean;
  signal: AbortSignal;
}

/**
 * What is said to a visitor's message, from the beginning, until the answer is complete or the signal aborts. Listens
 * from the moment it is called, not from when it is first read, so nothing said in between is missed.
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
  // Also where nobody ever reads what is listened for.
  const onAbort = () => {
    stop();
    wakeUp();
  };
  source.onChange.add(look);
  signal.addEventListener('abort', onAbort);
  if (source.running.has(session.id)) look(session.id);

  async function* tell(): AsyncGenerator<AnswerEvent> {
    try {
      while (!signal.aborted) {
        const event = waiting.shift();
        if (event) {
          yield event;
          if (event.kind === 'completed') return;
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
  return tell();
}
