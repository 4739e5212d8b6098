import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { quoted } from '../message/characters.ts';
import { readUri } from '../message/uri.ts';
import { type DigestFields, readDigestFields } from './digest-fields.ts';
import { digestAlgorithm, digestResponse } from './digest-response.ts';
import { createNonces } from './nonces.ts';

export type DigestOffer = 'SHA-256' | 'MD5';

export interface DigestServerOptions {
  /** Signs nonces. Processes that share it accept each other's, but count only their own uses. */
  secret: string | Uint8Array;
  /** Unit: milliseconds since 1970. */
  now(): number;
  /** Lifetime of a nonce. */
  nonceSeconds: number;
  /** Algorithms of challenges in order of preference. Default: SHA-256, then MD5. Responses are accepted in each. */
  algorithms?: readonly DigestOffer[];
  /** Bound of the memory for nonces in use. Default 10,000, about 2 MB. */
  maxNonces?: number;
}

export interface DigestAttempt {
  /** Value of Authorization or Proxy-Authorization; missing counts as `none`. */
  authorization: string | undefined;
  method: string;
  /** Request URI as written. */
  uri: string;
  realm: string;
  /** Passwords of every user of that name; none for unknown names, which take as long as a wrong password. */
  passwordsOf(username: string): readonly string[];
}

export type DigestOutcome =
  | { kind: 'ok'; username: string; password: string }
  /** Name and password are right, but the nonce is expired, used or foreign: challenge again with `stale`. */
  | { kind: 'stale' }
  | { kind: 'wrong' }
  /** No credentials of this scheme and realm: challenge. */
  | { kind: 'none' };

export interface DigestServer {
  /** Values of the WWW-Authenticate or Proxy-Authenticate fields, in order of preference (RFC 8760, section 2.3). */
  challenge(realm: string, options?: { stale?: boolean }): string[];
  check(question: DigestAttempt): DigestOutcome;
}

const strongestFirst: readonly DigestOffer[] = ['SHA-256', 'MD5'];

/** Creates a Digest verifier (RFC 7616, RFC 8760): MD5 and SHA-256, qop `auth` or none. */
export function createDigestServer(options: DigestServerOptions): DigestServer {
  const { secret, now, nonceSeconds, algorithms = strongestFirst, maxNonces: mostRemembered = 10_000 } = options;
  const nonces = createNonces({ secret, now, nonceSeconds, maxNonces: mostRemembered });
  /** Dummy password for unknown users, so that timing reveals nothing. */
  const dummyPassword = randomBytes(24).toString('base64url');
  return {
    challenge: (realm, { stale = false } = {}) =>
      algorithms.map((algorithm) => {
        const nonce = nonces.create(realm);
        const start = `Digest realm=${quoted(realm)}, nonce="${nonce}", algorithm=${algorithm}, qop="auth"`;
        return stale ? `${start}, stale=true` : start;
      }),
    check({ authorization, method, uri, realm, passwordsOf }) {
      const fields = authorization === undefined ? undefined : readDigestFields(authorization);
      if (!fields || fields.get('realm') !== realm) return { kind: 'none' };
      const claim = readClaim(fields);
      if (!claim || !isSameTarget(claim.uri, uri)) return { kind: 'wrong' };
      const { username } = claim;
      const isAnswer = (password: string) =>
        isEqual(digestResponse({ ...claim, realm, method, password }), claim.response);
      const passwords = passwordsOf(username);
      if (passwords.length === 0) isAnswer(dummyPassword);
      const password = passwords.find(isAnswer);
      if (password === undefined) return { kind: 'wrong' };
      return nonces.use(claim.nonce, realm, claim.count) ? { kind: 'ok', username, password } : { kind: 'stale' };
    },
  };
}

/** Reads credentials with all required fields; undefined otherwise. */
function readClaim(fields: DigestFields) {
  const username = fields.get('username');
  const nonce = fields.get('nonce');
  const uri = fields.get('uri');
  const response = fields.get('response');
  const algorithm = digestAlgorithm(fields.get('algorithm'));
  if (username === undefined || nonce === undefined || uri === undefined || response === undefined) return undefined;
  if (!algorithm) return undefined;
  const qop = fields.get('qop')?.toLowerCase();
  const cnonce = fields.get('cnonce');
  const claim = { username, nonce, uri, response: response.toLowerCase(), algorithm };
  if (qop === undefined) {
    if (!algorithm.isSession) return { ...claim, count: undefined };
    return cnonce === undefined ? undefined : { ...claim, cnonce, count: undefined };
  }
  const nc = fields.get('nc');
  if (qop !== 'auth' || cnonce === undefined || nc === undefined || !/^[0-9a-f]{8}$/i.test(nc)) return undefined;
  return { ...claim, qop: 'auth' as const, cnonce, nc, count: Number.parseInt(nc, 16) };
}

/** Hashed first, so that neither length nor position of a difference shows in the timing. */
function isEqual(expected: string, given: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(expected), hash(given));
}

/**
 * Compares the signed URI with the request URI. Proxies add and drop parameters and ports on the path, so only user
 * and host are compared; some callers sign the host alone (SIPp, and gateways that sign their registrar).
 */
function isSameTarget(signed: string, asked: string): boolean {
  if (signed === asked) return true;
  const one = readUri(signed);
  const other = readUri(asked);
  if (one === undefined || other === undefined || one.host !== other.host) return false;
  return one.user === undefined || one.user === '' || one.user === other.user;
}
