import type { Dialog } from './dialog.ts';
import type { Session } from './session.ts';

/** Recently ended dialogs kept, to distinguish them from unknown ones (RFC 3891, section 3). */
const rememberedEnds = 256;

/** Active dialogs by Call-ID and tags. */
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

/** Tags and Call-ID may hold any visible character, so the separator is an invisible one. */
export function dialogKey(callId: string, localTag: string, remoteTag: string): string {
  return `${callId}\n${localTag}\n${remoteTag}`;
}
