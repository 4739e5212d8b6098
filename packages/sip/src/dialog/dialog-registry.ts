import type { Dialog } from './dialog.ts';
import type { Session } from './session.ts';

/** Dialogs that ended lately, told apart from those that never were (RFC 3891, section 3). */
const rememberedEnds = 256;

/** Every dialog by the three things that name it, and no longer than it lives. */
export class DialogRegistry {
  readonly #sessions = new Map<string, Session>();
  readonly #ended: string[] = [];

  get size(): number {
    return this.#sessions.size;
  }

  add(session: Session): void {
    this.#sessions.set(session.dialog.key, session);
  }

  remove(dialog: Dialog): void {
    if (!this.#sessions.delete(dialog.key)) return;
    this.#ended.push(dialog.key);
    if (this.#ended.length > rememberedEnds) this.#ended.shift();
  }

  find(callId: string, localTag: string, remoteTag: string): Session | undefined {
    return this.#sessions.get(dialogKey(callId, localTag, remoteTag));
  }

  hasEndedLately(callId: string, localTag: string, remoteTag: string): boolean {
    return this.#ended.includes(dialogKey(callId, localTag, remoteTag));
  }

  all(): readonly Session[] {
    return [...this.#sessions.values()];
  }
}

/** Tags and Call-ID may hold any visible character, so they are told apart by one that is none. */
export function dialogKey(callId: string, localTag: string, remoteTag: string): string {
  return `${callId}\n${localTag}\n${remoteTag}`;
}
