import { ApiError, readRefusal } from './api-error.ts';

/** Used part of `navigator.locks`. */
export interface Locks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** Keeps the CSRF token of this page, in memory alone, and the session alive. */
export interface SessionKeeper {
  csrfToken(): string | null;
  /** Takes the CSRF token out of an answer that brings one, and notices when it is of another person or account. */
  note(answer: unknown): void;
  /** Brings a session whose access ran out back to life. False when it is over. The CSRF token is another one then. */
  renew(): Promise<boolean>;
  /** Asks the server for the present CSRF token; true when it is another than `before`. */
  hasMoved(before: string | null): Promise<boolean>;
}

/**
 * Refresh tokens are used once, and using one twice ends the session: over all tabs one refresh runs at a time, and
 * a waiting tab first checks whether the previous one has already refreshed.
 */
export function createSessionKeeper(deps: { fetch: typeof fetch; locks: Locks; onMoved(): void }): SessionKeeper {
  let token: string | null = null;
  let place: string | null = null;
  let renewing: Promise<boolean> | null = null;

  function note(answer: unknown): void {
    if (typeof answer !== 'object' || answer === null || !('csrf_token' in answer)) return;
    const found = placeOf(answer);
    if (found !== null && place !== null && found !== place) {
      // The shown tenant is no longer the session's tenant: without a CSRF token the page cannot write.
      token = null;
      deps.onMoved();
      return;
    }
    place = found ?? place;
    if (typeof answer.csrf_token === 'string') token = answer.csrf_token;
  }

  async function ask(method: 'GET' | 'POST', path: string): Promise<boolean> {
    // Without a body: the refresh token is in a cookie that no script can read.
    const response = await deps
      .fetch(path, { method, credentials: 'same-origin', cache: 'no-store' })
      .catch((cause: unknown) => {
        throw new ApiError({ status: 0, code: 'unreachable', message: 'The server cannot be reached.', cause });
      });
    if (response.ok) note(await response.json());
    // A server in trouble says nothing about the session.
    else if (response.status >= 500 || response.status === 429) throw await readRefusal(response);
    return response.ok;
  }

  const isAlive = () => ask('GET', '/api/auth/me');
  const refresh = () => ask('POST', '/api/auth/refresh');

  return {
    csrfToken: () => token,
    note,
    renew() {
      renewing ??= deps.locks
        .request('parley-session', async () => (await isAlive()) || (await refresh()))
        .finally(() => {
          renewing = null;
        });
      return renewing;
    },
    async hasMoved(before) {
      await isAlive().catch(() => false);
      return token !== null && token !== before;
    },
  };
}

/** Person and tenant of an answer of `/api/auth/me`; null for other answers. */
function placeOf(answer: object): string | null {
  if (!('permissions' in answer)) return null;
  const { user, tenant, reseller } = answer as Record<string, { id?: unknown } | null | undefined>;
  return [user, tenant, reseller].map((one) => String(one?.id ?? '')).join(' ');
}
