/** The server said no, with a stable code the caller can act on. */
export class ChatRefused extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** By what it has, not by its class: the script and its lazy part each carry the class. */
export const isRefused = (error: unknown): error is ChatRefused =>
  typeof (error as { status?: unknown } | null)?.status === 'number';

/** The code of a refusal; anything else is a lost connection. */
export const codeOf = (error: unknown): string => (isRefused(error) ? error.code : 'unreachable');

export interface RequestOptions {
  /** Token of the chat session. */
  token?: string;
  /** Without one: POST where there is a body, else GET. */
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** The visitor must prove who they are first. */
export const verificationRequired = 'verification_required';
/** Others of the visitor's network chat, or too many people at all: nothing this visitor has done. */
export const tooManyChats = 'too_many_chats';

/** Unit: milliseconds to the first byte. */
const usualFirstByteMs = 15_000;

/** Asks one server. Rejects with `ChatRefused` when it says no, and with any other error when the connection is to blame. */
export type Request = (path: string, options?: RequestOptions) => Promise<Response>;

/** `base`: address of the server, without a trailing slash. Paths are those below `/api/chat/`. */
export const createRequest =
  (base: string): Request =>
  async (path, options = {}) => {
    const { token, method, body, headers, signal, timeoutMs = usualFirstByteMs } = options;
    const limit = new AbortController();
    const stop = () => limit.abort();
    const timer = setTimeout(stop, timeoutMs);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    const response = await fetch(`${base}/api/chat/${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      body: body ? JSON.stringify(body) : null,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      credentials: 'omit',
      signal: limit.signal,
    }).finally(() => clearTimeout(timer));
    if (response.ok) return response;
    const refusal = await response.json().catch(() => ({}));
    // Refusals there are better words for than those for their code.
    const [detail] = refusal.details ?? [];
    const isExact = [verificationRequired, tooManyChats].includes(detail?.code);
    const code = isExact ? detail.code : refusal.error;
    throw new ChatRefused(code ?? 'unknown', response.status);
  };
