import type { ChatSessionId, UserId } from '@parley/contract/ids';

/** Period in which an operator had a chat. `until` null: still open. */
export interface HeldTime {
  sessionId: ChatSessionId;
  from: Date;
  until: Date | null;
}

/** Chats one operator has had lately, to decide of each event whether it was in one of theirs. */
export interface HeldChats {
  /**
   * True when the operator had the chat at that instant, both ends included: a release is delivered to its operator.
   */
  wasHeldAt(sessionId: ChatSessionId, at: Date): boolean;
  /** Records the chat's operator after an event. Idempotent. */
  note(change: { sessionId: ChatSessionId; holderId: UserId | null; at: Date }): void;
}

export function createHeldChats(userId: UserId, known: readonly HeldTime[]): HeldChats {
  const times = new Map<ChatSessionId, HeldTime[]>();
  const timesOf = (id: ChatSessionId) => {
    const found = times.get(id) ?? [];
    times.set(id, found);
    return found;
  };
  for (const time of known) timesOf(time.sessionId).push({ ...time });
  const covers = (time: HeldTime, at: Date) => time.from <= at && (time.until === null || at <= time.until);
  return {
    wasHeldAt: (id, at) => times.get(id)?.some((time) => covers(time, at)) ?? false,
    note({ sessionId, holderId, at }) {
      if (holderId === userId) {
        const isKnown = times
          .get(sessionId)
          ?.some((time) => covers(time, at) && time.until?.getTime() !== at.getTime());
        if (!isKnown) timesOf(sessionId).push({ sessionId, from: at, until: null });
        return;
      }
      for (const time of times.get(sessionId) ?? []) if (time.until === null && time.from <= at) time.until = at;
    },
  };
}
