import { createApiClient } from './client.ts';
import { createTransport } from './transport.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Called when the session is over and cannot be refreshed. Returns how to stop listening. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const transport = createTransport({
  fetch: (...input) => fetch(...input),
  locks: {
    // Only pages over https and on localhost have locks; without them, one refresh at a time in this tab must do.
    request: async (name, work) => (navigator.locks ? navigator.locks.request(name, work) : work()),
  },
  onMoved: () => location.reload(),
  onSignedOut() {
    for (const listener of listeners) listener();
  },
});

/** The API client of this page. */
export const api = createApiClient(transport);
