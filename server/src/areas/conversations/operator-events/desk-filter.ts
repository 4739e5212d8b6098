import type { Role } from '@parley/contract/scopes';
import { isSupervisor, type Member, mayOperate } from '#areas/conversations/operators';
import type { StreamedEvent } from '#platform/http/responses/event-stream.ts';
import { cachePerEvent } from '#platform/outbox/cache-per-event.ts';
import type { StoredEvent } from '#platform/outbox/event-feed.ts';
import { formatPosition } from '#platform/outbox/event-position.ts';
import { type DeskSubject, deskEventOf } from './desk-events.rules.ts';
import type { DeskVisibility } from './desk-visibility.ts';
import type { HeldChats } from './held-chats.rules.ts';

/** Filter of the events one operator receives; agrees with `maySee`. */
export interface DeskFilter {
  isTold(subject: DeskSubject, at: Date): Promise<boolean>;
  /**
   * Presents the event; null when this operator must not receive it. Call it for every event in order: it tracks who
   * has which chat.
   */
  present(event: StoredEvent): Promise<StreamedEvent | null>;
}

export function createDeskFilter(options: {
  member: Member;
  role: () => Role;
  held: HeldChats;
  visibility: DeskVisibility;
}): DeskFilter {
  const { held, visibility } = options;
  const { tenantId, userId } = options.member;

  async function isTold(subject: DeskSubject, at: Date): Promise<boolean> {
    const self = { id: userId, role: options.role() };
    if (subject.kind === 'operator' || subject.kind === 'desk') return true;
    if (subject.kind === 'mention') return subject.userId === userId;
    if (subject.kind === 'widget') return subject.changesOperators && !isSupervisor(self);
    if (isSupervisor(self)) return true;
    if (subject.kind === 'chat' && (subject.from === userId || held.wasHeldAt(subject.sessionId, at))) return true;
    if (subject.kind === 'contact_request' && subject.assigneeId === userId) return true;
    const agentId =
      subject.kind === 'contact_request' || subject.agentId !== null
        ? subject.agentId
        : await visibility.agentOf(tenantId, subject.sessionId);
    return agentId !== null && mayOperate(self, await visibility.operatorsOf(tenantId, agentId));
  }

  return {
    isTold,
    async present(event) {
      const about = toldToDesk(event);
      if (!about) return null;
      const { subject, holderId, told } = about;
      const at = event.createdAt;
      // Before the check, so that a claimer receives the event of the claim.
      if (holderId !== undefined && subject.kind === 'chat') {
        held.note({ sessionId: subject.sessionId, holderId, at });
      }
      if (!(await isTold(subject, at))) return null;
      return told;
    },
  };
}

/** Event as operators receive it, and the facts that decide who does; computed once per event. */
const toldToDesk = cachePerEvent((event) => {
  const read = deskEventOf(event);
  if (!read) return null;
  const { name, data, subject, holderId } = read;
  const id = formatPosition(event.position);
  const told: StreamedEvent = { id, event: name, data: envelope(name, event.createdAt, data), isShared: true };
  return { subject, holderId, told };
});

/** Envelope of every event of a stream. */
export function envelope(type: string, at: Date, data: unknown) {
  return { type, timestamp: at.toISOString(), data };
}
