import type { ChatSessionId, UserId } from '@parley/contract/ids';

/** A time during which somebody had a chat. `until` null: they still have it. */
export interface HeldTime {
  sessionId: ChatSessionId;
  from: Date;
  until: Date | null;
}

/** The chats one person has had lately, so that a stream knows of each event whether it was in a chat of theirs. */
export interface HeldChats {
  /** Both ends count: who gives a chat away is told so. */
  wasHeldAt(sessionId: ChatSessionId, at: Date): boolean;
  /** Takes in who has a chat after an event. Hearing of the same twice changes nothing. */
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
