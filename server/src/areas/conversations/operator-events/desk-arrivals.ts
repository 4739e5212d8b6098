import type { Role } from '@parley/contract/scopes';
import type { Typing } from '#areas/conversations/chats';
import { isSupervisor, type Member } from '#areas/conversations/operators';
import type { Followed } from '#platform/outbox/follow-events.ts';
import type { DeskStreams } from './desk-streams.ts';

/** What a stream of the desk has to tell next. */
export type DeskArrival = Followed | { kind: 'typing'; typing: Typing };

/** What arrives for one stream, from all sides, taken one by one. */
export interface DeskArrivals {
  /** The next thing; null: the stream is over. Only then is the event after it asked for, so slow readers are waited for. */
  next(): Promise<DeskArrival | null>;
  role(): Role;
  /** The client is gone. */
  end(): void;
  /** Stops listening. */
  close(): void;
}

/** Visitors seen writing that have not been told yet. */
const typingMax = 100;

export function createDeskArrivals(options: {
  desk: Pick<DeskStreams, 'open'>;
  member: Member & { role: Role };
  stored: AsyncGenerator<Followed>;
  /** Asked with every beat. */
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
        // They see other chats now.
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
