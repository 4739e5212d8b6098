import { TenantId } from '@parley/contract/ids';
import { parse } from 'cookie';
import type { Proof } from '#platform/http/access/access.ts';
import { hashToken, issueToken, matchesTokenHash } from '#platform/ids/token.ts';
import { findAuthorization } from './authorizations.queries.ts';

/** Name of the cookie that binds an authorization to the browser in which it began. */
const cookieName = 'parley_oauth';

/** Secrets of an authorization: `state` goes to the vendor, `cookie` stays in the browser. */
export function issueState(tenantId: TenantId, callbackUrl: string, seconds: number) {
  const { token, hash } = issueToken('oas');
  const browser = issueToken('oab');
  const { pathname, protocol } = new URL(callbackUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return {
    // The account is part of it, so that the callback, which has no other credential, knows where to look.
    state: `${token}.${tenantId}`,
    stateHash: hash,
    browserHash: browser.hash,
    cookie: `${cookieName}=${browser.token}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  };
}

/**
 * Proof of a callback: the state that the vendor sends back, in the browser in which the authorization began, while
 * the session that began it goes on.
 */
export const authorizationState: Proof<{ authorizationId: string; state: string; query: URLSearchParams }> = {
  name: 'OAuth state',
  inQuery: 'state',
  description: 'The state of an authorization that was begun in this browser by a person who is still logged in.',
  async verify({ query, params, url, now, header }, db) {
    const state = query['state'] ?? '';
    const [token = '', account] = state.split('.');
    const tenantId = TenantId.safeParse(account);
    const browser = parse(header('cookie') ?? '')[cookieName];
    if (!tenantId.success || browser === undefined) return null;
    const found = await db.platform.inTenant(tenantId.data, (tx) =>
      findAuthorization(tx, { tenantId: tenantId.data, stateHash: hashToken(token), now }),
    );
    if (!found || !matchesTokenHash(browser, found.browserHash)) return null;
    if (params['provider'] !== undefined && params['provider'] !== found.provider) return null;
    return {
      tenantId: tenantId.data,
      actor: found.createdBy,
      subject: {
        authorizationId: found.id,
        state,
        query: new URL(url, 'http://callback.invalid').searchParams,
      },
    };
  },
};
