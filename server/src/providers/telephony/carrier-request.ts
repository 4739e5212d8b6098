import { type Egress, EgressError } from '@parley/egress';
import { TelephonyError } from './telephony-provider.ts';

const timeoutMs = 15_000;
const maxBytes = 2_000_000;

export interface CarrierRequest {
  egress: Pick<Egress, 'fetch'>;
  /** The carrier's name for people. */
  carrier: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  body?: string;
  /** Idempotent at the carrier, so that an interrupted attempt is retried. */
  isRepeatable?: boolean;
  signal?: AbortSignal;
  /** Maps an error specific to this request; undefined: no specific meaning. `code`: the carrier's own. */
  mapError?(status: number, code: string): TelephonyError | undefined;
  /** Reads the carrier's error code from the body. */
  codeOf(body: unknown): string;
}

/**
 * Sends a request to a carrier's API. Returns the JSON of its response, null for an empty one. Throws `TelephonyError`,
 * or the reason of the signal; neither contains numbers or credentials.
 */
export async function requestCarrier(request: CarrierRequest): Promise<unknown> {
  const { carrier, method, url, headers, body, signal } = request;
  let answer: Response;
  let text: string;
  try {
    answer = await request.egress.fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      timeoutMs,
      maxBytes,
      redirects: 0,
      retries: method === 'GET' || method === 'DELETE' || request.isRepeatable === true ? 2 : 0,
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    text = await answer.text();
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    throw new TelephonyError('unavailable', `${carrier} did not answer (${error.code})`, { cause: error });
  }
  const read = readJson(text);
  if (answer.ok && read !== undefined) return read;
  if (answer.ok) throw new TelephonyError('unavailable', `${carrier} answered with something that is not JSON`);
  throw failureOf(request, answer, read ?? null);
}

/** Returns undefined for invalid JSON. */
function readJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(request: CarrierRequest, answer: Response, body: unknown): TelephonyError {
  const { carrier } = request;
  const { status } = answer;
  const code = request.codeOf(body);
  const named = `${status}${code === '' ? '' : `, code ${code}`}`;
  const known = request.mapError?.(status, code);
  if (known !== undefined) return known;
  if (status === 401 || status === 403) {
    return new TelephonyError(
      'misconfigured',
      `${carrier} does not accept the account of this installation (${named})`,
    );
  }
  if (status === 404) return new TelephonyError('not_found', `${carrier} does not know it (${named})`);
  if (status === 429) {
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : 1_000;
    return new TelephonyError('rate_limited', `${carrier} wants fewer requests`, { retryAfterMs });
  }
  if (status >= 500) return new TelephonyError('unavailable', `${carrier} could not do it just now (${named})`);
  return new TelephonyError('refused', `${carrier} refused it (${named})`);
}
