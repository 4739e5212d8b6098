import type { Role } from '@parley/contract/scopes';
import type { Typing } from '#areas/conversations/chats';
import { isSupervisor, type Member } from '#areas/conversations/operators';
import type { Followed } from '#platform/outbox/follow-events.ts';
import type { DeskStreams } from './desk-streams.ts';

/** Next item of an operator stream. */
export type DeskArrival = Followed | { kind: 'typing'; typing: Typing };

/** Merged input of one stream, consumed one by one. */
export interface DeskArrivals {
  /** Next item; null ends the stream. The event after it is read only then, so slow readers apply backpressure. */
  next(): Promise<DeskArrival | null>;
  role(): Role;
  /** Ends the stream: the client has disconnected. */
  end(): void;
  /** Unsubscribes. */
  close(): void;
}

/** Maximum pending typing indicators. */
const typingMax = 100;

export function createDeskArrivals(options: {
  desk: Pick<DeskStreams, 'open'>;
  member: Member & { role: Role };
  stored: AsyncGenerator<Followed>;
  /** Checked with every heartbeat. */
  isLate: () => boolean;
}): DeskArrivals {
  const { stored, member } = options;
  const typing = new Map<Typing['sessionId'], Typing>();
  let role = member.role;
  let sees = isSupervisor(member);
  let hasReset = false;
  let isOver = false;
  let isAsked = false;
  let arrived: Followed | undefined;
  let failure: { cause: unknown } | undefined;
  let wake = () => {};

  function ask(): void {
    if (isAsked || arrived) return;
    isAsked = true;
    stored
      .next()
      .then(
        ({ done, value }) => {
          if (done) isOver = true;
          else arrived = value;
        },
        (cause: unknown) => {
          failure = { cause };
        },
      )
      .finally(() => {
        isAsked = false;
        wake();
      });
  }

  function take(): DeskArrival | undefined {
    if (hasReset) {
      hasReset = false;
      return { kind: 'reset' };
    }
    const [first] = typing.values();
    if (first) {
      typing.delete(first.sessionId);
      return { kind: 'typing', typing: first };
    }
    const event = arrived;
    arrived = undefined;
    return event;
  }

  const leave = options.desk.open({
    tenantId: member.tenantId,
    userId: member.userId,
    onBeat(now) {
      if (now === null || options.isLate()) isOver = true;
      else {
        role = now;
        // The person's set of visible chats has changed.
        if (isSupervisor({ role }) !== sees) hasReset = true;
        sees = isSupervisor({ role });
      }
      wake();
    },
    onTyping(word) {
      if (typing.size < typingMax || typing.has(word.sessionId)) typing.set(word.sessionId, word);
      wake();
    },
  });

  return {
    async next() {
      for (;;) {
        if (isOver) return null;
        if (failure) throw failure.cause;
        const found = take();
        if (found) return found;
        ask();
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    role: () => role,
    end() {
      isOver = true;
      wake();
    },
    close: leave,
  };
}
