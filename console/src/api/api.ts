import { newLocalId } from '../parts/local-id.ts';
import { createApiClient } from './client.ts';
import { createTransport } from './transport.ts';

let signInAgain: () => Promise<boolean> = async () => false;
let signingIn: Promise<boolean> | null = null;

/**
 * Sets what happens when the session is over and cannot be refreshed, once for all requests that wait. With true, the
 * person has signed in again and they are sent anew.
 */
export function onSignedOut(handler: () => Promise<boolean>): void {
  signInAgain = handler;
}

const transport = createTransport({
  fetch: (...input) => fetch(...input),
  locks: {
    // Only pages over https and on localhost have locks; without them, one refresh at a time in this tab must do.
    request: async (name, work) => (navigator.locks ? navigator.locks.request(name, work) : work()),
  },
  onMoved: () => location.reload(),
  newId: newLocalId,
  onSignedOut() {
    signingIn ??= signInAgain().finally(() => {
      signingIn = null;
    });
    return signingIn;
  },
});

/** The API client of this page. */
export const api = createApiClient(transport);
