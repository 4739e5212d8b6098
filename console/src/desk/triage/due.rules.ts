import type { DeskChat } from '../../api/schemas.ts';

/** From how near on a target is shown. Unit: milliseconds. */
const soonMs = 15 * 60_000;

/** State of the target of a chat that is nearest; null while there is time. `leftMs` is negative when it is late. */
export function dueOf(chat: DeskChat, now: number): { kind: 'soon' | 'late'; leftMs: number } | null {
  const due = chat.first_reply_due_at ?? chat.resolution_due_at;
  if (due === null || chat.snoozed_until !== null) return null;
  const leftMs = Date.parse(due) - now;
  if (leftMs > soonMs) return null;
  return { kind: leftMs <= 0 ? 'late' : 'soon', leftMs };
}
