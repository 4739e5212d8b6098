import { useState } from 'react';

/**
 * The token a mail's link brings in its fragment, which browsers send to no server. It is taken out of the address, so
 * that it stays neither in the history nor on a shared screen.
 */
export function useFragmentToken(): string | null {
  const [token] = useState(() => readToken(location.hash));
  if (token !== null && location.hash !== '') history.replaceState(history.state, '', location.pathname);
  return token;
}

export function readToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token');
}
