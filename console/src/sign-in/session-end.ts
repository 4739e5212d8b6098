import { hasUnsavedInput } from '../parts/unsaved-input.ts';

/** Ends the wait for the person: true when they have signed in again. */
type Finish = (isSignedIn: boolean) => void;

let finish: Finish | null = null;
const listeners = new Set<() => void>();

function set(next: Finish | null): void {
  finish = next;
  for (const listener of listeners) listener();
}

/** The end of the session while a page holds input: the person is asked to sign in again above that page. */
export const sessionEnd = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Null while the session lasts. */
  waiting: (): Finish | null => finish,
};

/** Asks for a new sign-in where the page holds input that would be lost; resolves with false where there is none. */
export function awaitSignIn(): Promise<boolean> {
  if (!hasUnsavedInput()) return Promise.resolve(false);
  return new Promise((resolve) =>
    set((isSignedIn) => {
      set(null);
      resolve(isSignedIn);
    }),
  );
}
