import { type Egress, EgressError } from '@parley/egress';
import { openSecrets } from '#platform/oauth/connection-secrets.ts';
import { textsOf, type AccessTokens } from '#platform/oauth/access-tokens.ts';
import type { ConnectionRow } from '#platform/oauth/connections.queries.ts';
import { OAuthError } from '#platform/oauth/oauth-error.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import type { Vendor } from './vendor.ts';
import { VendorFault, type VendorRequests } from './vendor-requests.ts';

const maxAnswerBytes = 1024 * 1024;

type Request = Parameters<VendorRequests['json']>[0];

/** Opens a connection for requests within `timeoutMs` each. Nothing is asked of the vendor yet. */
export function openVendor(
  deps: { egress: Pick<Egress, 'fetch'>; sealer: Sealer; tokens: AccessTokens; addresses?: Addresses },
  asked: { vendor: Vendor; connection: ConnectionRow; timeoutMs: number; signal: AbortSignal },
): VendorRequests {
  const { vendor, connection } = asked;
  const settings = textsOf(connection.settings);
  const moved = deps.addresses?.[vendor.provider];

  function urlOf(path: string, token: string): URL {
    const isKey = vendor.keyAddress !== undefined && connection.auth === 'key';
    const below = () => new URL(`${vendor.address(settings).replace(/\/+$/, '')}${path}`);
    const url = isKey ? vendor.keyAddress?.(token) : below();
    if (!url) throw new VendorFault('unauthorised', `The key of ${vendor.title} is no address of it.`);
    return moved === undefined ? url : new URL(`${url.pathname}${url.search}`, moved);
  }

  async function tokenOf(refused?: string): Promise<string> {
    if (connection.auth !== 'oauth') return openSecrets<{ key: string }>(deps.sealer, connection).key ?? '';
    const { tenantId, id: connectionId } = connection;
    const use = deps.tokens.use({ tenantId, connectionId, ...(refused === undefined ? {} : { refused }) });
    return (await use.catch(refuseGrant)).accessToken;
  }

  async function send(request: Request, token: string): Promise<Response> {
    const url = urlOf(request.path, token);
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const headers = { accept: 'application/json', ...request.headers, ...vendor.authorise(token, settings) };
    const hasBody = request.body !== undefined;
    try {
      return await deps.egress.fetch(url, {
        method: request.method,
        headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
        signal: asked.signal,
        timeoutMs: asked.timeoutMs,
        maxBytes: maxAnswerBytes,
        retries: request.method === 'GET' ? 1 : 0,
        // A caller waits.
        longestRetryAfterMs: 1_000,
        redirects: 0,
      });
    } catch (cause) {
      asked.signal.throwIfAborted();
      if (!(cause instanceof EgressError)) throw cause;
      throw new VendorFault('unreachable', `${vendor.title} could not be reached: ${cause.message}`, { cause });
    }
  }

  return {
    settings,
    async json(request) {
      const token = await tokenOf();
      try {
        return await readAnswer(vendor, await send(request, token));
      } catch (error) {
        // Some vendors tell an expired token by an answer with status 200.
        const mayRenew = connection.auth === 'oauth' && error instanceof VendorFault && error.code === 'unauthorised';
        if (!mayRenew) throw error;
        return readAnswer(vendor, await send(request, await tokenOf(token)));
      }
    },
  };
}

/** Origins instead of the vendors' own, by provider. For tests. */
export type Addresses = Readonly<Partial<Record<string, string>>>;

function refuseGrant(error: unknown): never {
  if (!(error instanceof OAuthError)) throw error;
  const code = error.code === 'unreachable' ? 'unreachable' : 'unauthorised';
  throw new VendorFault(code, error.message, { cause: error });
}

/** Reads JSON or the failure. Words of the vendor are left out: some repeat the key or personal data. */
async function readAnswer(vendor: Vendor, response: Response): Promise<Record<string, unknown>> {
  const { status } = response;
  const { title } = vendor;
  const text = await response.text().catch((cause: unknown) => {
    throw new VendorFault('unreachable', `${title} broke off its answer.`, { cause });
  });
  const answer = text.trim() === '' ? {} : parse(text);
  const fault = answer && vendor.findFault?.(answer, status);
  if (fault) throw fault;
  if (status === 401)
    throw new VendorFault('unauthorised', `${title} does not accept the key or grant (401).`, { status });
  if (status === 403)
    throw new VendorFault('refused', `${title} does not permit this to the key or grant (403).`, { status });
  if (status === 429) {
    const words = `${title} limits requests just now (429).${waitOf(response)}`;
    throw new VendorFault('unreachable', words, { status });
  }
  if (status >= 500) throw new VendorFault('unreachable', `${title} has a fault of its own (${status}).`, { status });
  if (status >= 300) throw new VendorFault('refused', `${title} did not accept the request (${status}).`, { status });
  if (answer === undefined) throw new VendorFault('unreachable', `${title} sent an answer that is no JSON.`);
  return answer;
}

/** When to try again, of `Retry-After` in seconds (RFC 9110, 10.2.3). */
function waitOf(response: Response): string {
  const seconds = Number(response.headers.get('retry-after') ?? 'none');
  return Number.isInteger(seconds) && seconds > 0 && seconds <= 86_400 ? ` Try again in ${seconds} seconds.` : '';
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return Array.isArray(value) ? { items: value } : (value as Record<string, unknown>);
  } catch {
    return undefined;
  }
}
