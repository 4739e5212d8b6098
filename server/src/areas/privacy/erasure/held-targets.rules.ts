import type { HeldObject } from '@parley/contract/resources/erasure';
import type { Subject } from '#areas/privacy/personal-data';

/** Ids of objects under a legal hold. A recording has the id of its call. */
export interface HeldIds {
  calls: ReadonlySet<string>;
  chats: ReadonlySet<string>;
  recordings: ReadonlySet<string>;
}

/** Part of a subject that can be erased now. */
export interface FreeTargets {
  /** The subject without the objects under hold. */
  subject: Subject;
  /** Calls of it whose recording alone remains, with a row that is blank otherwise. */
  blankedCalls: string[];
}

/**
 * Divides the objects of a subject into those that can be erased now and those that remain. A call whose recording alone
 * is under hold loses everything else.
 */
export function splitHeld(subject: Subject, holds: HeldIds): { free: FreeTargets; held: HeldObject[] } {
  const { calls, chat_sessions: chats } = subject.ids;
  const heldCalls = calls.filter((id) => holds.calls.has(id));
  const heldChats = chats.filter((id) => holds.chats.has(id));
  const freeCalls = calls.filter((id) => !holds.calls.has(id));
  const blankedCalls = freeCalls.filter((id) => holds.recordings.has(id));
  const objects = (kind: HeldObject['kind'], ids: readonly string[]) => ids.map((id) => ({ kind, id }));
  return {
    free: {
      subject: {
        ...subject,
        ids: { ...subject.ids, calls: freeCalls, chat_sessions: chats.filter((id) => !holds.chats.has(id)) },
      },
      blankedCalls,
    },
    held: [...objects('call', heldCalls), ...objects('chat', heldChats), ...objects('recording', blankedCalls)],
  };
}

/** True when no object was released. */
export const releasesNothing = ({ subject, blankedCalls }: FreeTargets): boolean =>
  subject.ids.calls.length === blankedCalls.length && subject.ids.chat_sessions.length === 0;

/** True when nothing remains of a subject but these objects under hold. */
export function hasOnly(subject: Subject, held: readonly { id: string }[]): boolean {
  const { calls, chat_sessions: chats, ...others } = subject.ids;
  const ids = new Set(held.map((object) => object.id));
  return Object.values(others).every((own) => own.length === 0) && [...calls, ...chats].every((id) => ids.has(id));
}
