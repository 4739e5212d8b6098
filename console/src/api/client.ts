import { ApiError, readRefusal } from './api-error.ts';
import { createSessionKeeper, type Locks } from './session-keeper.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type QueryValues = Record<string, string | number | boolean | null | undefined>;

interface RequestOptions {
  /** Sent as JSON; a form with a file as it is. */
  body?: unknown;
  query?: QueryValues;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Of somebody who need not be logged in: a 401 is then an answer like others. */
  isAnonymous?: boolean;
}

/** The one way the console talks to the server. */
export interface ApiClient {
  request<Answer>(method: Method, path: string, options?: RequestOptions): Promise<Answer>;
  get<Answer>(path: string, query?: QueryValues, signal?: AbortSignal): Promise<Answer>;
  post<Answer>(path: string, body?: unknown): Promise<Answer>;
  put<Answer>(path: string, body?: unknown): Promise<Answer>;
  patch<Answer>(path: string, body: unknown): Promise<Answer>;
  delete<Answer = void>(path: string): Promise<Answer>;
  /** An answer that is read as it comes, such as an event stream. */
  open(path: string, options?: RequestOptions): Promise<Response>;
}

/**
 * Requests by cookie session: writes carry the CSRF token, a session whose access ran out is refreshed once, and when
 * that fails `onSignedOut` is told. Refuses with `ApiError`.
 */
export function createApiClient(deps: {
  fetch: typeof fetch;
  locks: Locks;
  onSignedOut(): void;
  /** The session is now of another person or account, by the doing of another tab. */
  onMoved(): void;
}): ApiClient {
  const keeper = createSessionKeeper(deps);

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
      if (response.status === 401) deps.onSignedOut();
    } else if (response.status === 403 && method !== 'GET' && (await keeper.hasMoved(tokenBefore))) {
      // Another tab refreshed the session meanwhile: the token this write carried belonged to the one before.
      response = await send(method, path, options);
    }
    if (!response.ok) throw await readRefusal(response);
    return response;
  }

  async function request<Answer>(method: Method, path: string, options: RequestOptions = {}): Promise<Answer> {
    const response = await answered(method, path, options);
    if (response.status === 204) return undefined as Answer;
    const answer = await response.json();
    keeper.note(answer);
    return answer as Answer;
  }

  const write =
    (method: Method) =>
    <Answer>(path: string, body?: unknown) =>
      request<Answer>(method, path, body === undefined ? {} : { body });
  return {
    request,
    get: (path, query, signal) => request('GET', path, { ...(query && { query }), ...(signal && { signal }) }),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: write('DELETE'),
    open: (path, options = {}) => answered('GET', path, options),
  };
}

function withQuery(path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
