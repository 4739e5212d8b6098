import { ApiError, readRefusal } from './api-error.ts';
import { createSessionKeeper, type Locks } from './session-keeper.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Empty values are left out. */
type QueryValues = Readonly<Record<string, unknown>>;

export interface RequestOptions {
  /** Sent as JSON; a form with a file as it is. */
  body?: unknown;
  query?: QueryValues | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** For a request without a session: a 401 is then a refusal like others. */
  isAnonymous?: boolean;
}

/** Requests to the API by URL, untyped. The console calls the API through the typed `ApiClient` above it. */
export interface Transport {
  /** The answer's JSON, undefined for a 204. Refuses with `ApiError`. */
  request<Answer>(method: Method, url: string, options?: RequestOptions): Promise<Answer>;
  /** An answer that is not JSON: a file, or an event stream read as it arrives. */
  open(method: Method, url: string, options?: RequestOptions): Promise<Response>;
}

/**
 * Requests by cookie session: writes carry the CSRF token, a session whose access ran out is refreshed once, and when
 * that fails `onSignedOut` is called, and the request is sent again when it resolves with true. A POST without an answer
 * is sent with the same Idempotency-Key the next time, so it takes effect once. Refuses with `ApiError`.
 */
export function createTransport(deps: {
  fetch: typeof fetch;
  locks: Locks;
  /** The session is over. Resolves with true when the same person has signed in again. */
  onSignedOut(): Promise<boolean>;
  /** The session is now of another person or account, by the doing of another tab. */
  onMoved(): void;
  /** A value that is never the same twice. */
  newId(): string;
}): Transport {
  const keeper = createSessionKeeper(deps);
  /** Idempotency-Keys of requests whose outcome is unknown, by path. */
  const unanswered = new Map<string, string>();

  async function send(method: Method, path: string, options: RequestOptions): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', ...options.headers });
    const init: RequestInit = { method, headers, credentials: 'same-origin', cache: 'no-store' };
    if (options.signal) init.signal = options.signal;
    if (options.body instanceof FormData) init.body = options.body;
    else if (options.body !== undefined) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(options.body);
    }
    const token = keeper.csrfToken();
    if (method !== 'GET' && token !== null) headers.set('x-csrf-token', token);
    try {
      return await deps.fetch(withQuery(path, options.query), init);
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      throw new ApiError({ status: 0, code: 'unreachable', message: 'The server cannot be reached.', cause });
    }
  }

  async function answered(method: Method, path: string, options: RequestOptions): Promise<Response> {
    const tokenBefore = keeper.csrfToken();
    let response = await send(method, path, options);
    if (response.status === 401 && !options.isAnonymous) {
      const isAlive = await keeper.renew();
      // A session that needed nothing is not what was refused: the password or code in the request was.
      if (isAlive && keeper.csrfToken() === tokenBefore && tokenBefore !== null) throw await readRefusal(response);
      if (isAlive) response = await send(method, path, options);
      // Refused before it had an effect.
      if (response.status === 401 && (await deps.onSignedOut())) response = await send(method, path, options);
    } else if (response.status === 403 && method !== 'GET' && (await keeper.hasMoved(tokenBefore))) {
      // Another tab refreshed the session meanwhile: the token this write carried belonged to the one before.
      response = await send(method, path, options);
    }
    if (!response.ok) throw await readRefusal(response);
    return response;
  }

  async function answeredOnce(path: string, options: RequestOptions): Promise<Response> {
    const key = unanswered.get(path) ?? deps.newId();
    unanswered.delete(path);
    // Operations that take no key ignore it.
    const headers = { 'idempotency-key': key, prefer: 'handling=lenient', ...options.headers };
    return answered('POST', path, { ...options, headers }).catch((error: unknown) => {
      if (error instanceof ApiError && isUnanswered(error)) unanswered.set(path, key);
      throw error;
    });
  }

  async function request<Answer>(method: Method, path: string, options: RequestOptions = {}): Promise<Answer> {
    const takesKey = method === 'POST' && !options.isAnonymous && !(options.body instanceof FormData);
    const response = takesKey ? await answeredOnce(path, options) : await answered(method, path, options);
    const answer = response.status === 204 ? undefined : await response.json();
    keeper.note(answer);
    return answer;
  }

  return { request, open: (method, url, options = {}) => answered(method, url, options) };
}

/** True when the request may have taken effect all the same, or still runs. */
const isUnanswered = ({ status, retryAfterSeconds }: ApiError) =>
  status === 0 || status >= 500 || (status === 409 && retryAfterSeconds !== null);

function withQuery(path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
