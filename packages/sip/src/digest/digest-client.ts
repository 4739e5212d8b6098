import { randomBytes } from 'node:crypto';
import { quoted } from '../message/characters.ts';
import { type DigestFields, readDigestFields } from './digest-fields.ts';
import { type DigestAlgorithm, digestAlgorithm, digestResponse } from './digest-response.ts';

export interface DigestCredentials {
  username: string;
  password: string;
}

export interface DigestRequest {
  method: string;
  /** Request URI as written. */
  uri: string;
  /** For servers that require `auth-int`. */
  body?: Uint8Array;
}

export interface DigestClient {
  /**
   * Value of Authorization (401) or Proxy-Authorization (407) for the strongest challenge, the first among equals.
   * The count of a reused nonce continues. Undefined: none is supported.
   */
  answer(request: DigestRequest & { challenges: readonly string[] }): string | undefined;
  /** Credentials for another request, by the challenge answered last; undefined before any. */
  again(request: DigestRequest): string | undefined;
}

interface Challenge {
  fields: DigestFields;
  algorithm: DigestAlgorithm;
  realm: string;
  nonce: string;
  qop: 'auth' | 'auth-int' | undefined;
}

/** Creates a client that answers challenges with one name and password and counts the uses of the nonce. */
export function createDigestClient(credentials: DigestCredentials, cnonce = newCnonce): DigestClient {
  let current: Challenge | undefined;
  let count = 0;
  /** One cnonce for each nonce, because `-sess` binds the secret to the first one. */
  let own = '';

  function write(challenge: Challenge, request: DigestRequest): string {
    const { algorithm, realm, nonce, qop, fields } = challenge;
    const isCounted = qop !== undefined;
    count += 1;
    const nc = count.toString(16).padStart(8, '0');
    const input = { ...credentials, ...request, algorithm, realm, nonce, cnonce: own, nc };
    const response = digestResponse(isCounted ? { ...input, qop } : input);
    const { username } = credentials;
    const parts = [`Digest username=${quoted(username)}`, `realm=${quoted(realm)}`, `nonce=${quoted(nonce)}`];
    parts.push(`uri=${quoted(request.uri)}`, `response="${response}"`);
    const name = fields.get('algorithm');
    if (name !== undefined) parts.push(`algorithm=${name}`);
    if (isCounted) parts.push(`qop=${qop}`, `nc=${nc}`);
    if (isCounted || algorithm.isSession) parts.push(`cnonce="${own}"`);
    const opaque = fields.get('opaque');
    if (opaque !== undefined) parts.push(`opaque=${quoted(opaque)}`);
    return parts.join(', ');
  }

  return {
    answer({ challenges, ...request }) {
      const challenge = strongest(challenges);
      if (!challenge) return undefined;
      if (challenge.nonce !== current?.nonce || challenge.realm !== current.realm) {
        count = 0;
        own = cnonce();
      }
      current = challenge;
      return write(challenge, request);
    },
    again: (request) => current && write(current, request),
  };
}

/** Answers one challenge without counting: the first answer of `createDigestClient`. */
export function answerChallenge(
  options: DigestRequest & { challenges: readonly string[]; credentials: DigestCredentials },
): string | undefined {
  const { credentials, ...question } = options;
  return createDigestClient(credentials).answer(question);
}

/**
 * Returns true for a stale nonce: the same credentials may be tried once more (RFC 7616, section 3.3). Otherwise a
 * second challenge means that they are wrong.
 */
export function isStaleChallenge(challenges: readonly string[]): boolean {
  return challenges.some((value) => readDigestFields(value)?.get('stale')?.toLowerCase() === 'true');
}

function newCnonce(): string {
  return randomBytes(12).toString('base64url');
}

function strongest(challenges: readonly string[]): Challenge | undefined {
  let best: Challenge | undefined;
  for (const value of challenges) {
    const challenge = readChallenge(value);
    if (challenge && challenge.algorithm.strength > (best?.algorithm.strength ?? 0)) best = challenge;
  }
  return best;
}

function readChallenge(value: string): Challenge | undefined {
  const fields = readDigestFields(value);
  const realm = fields?.get('realm');
  const nonce = fields?.get('nonce');
  const algorithm = digestAlgorithm(fields?.get('algorithm'));
  if (!fields || realm === undefined || nonce === undefined || !algorithm) return undefined;
  const offered = fields.get('qop');
  if (offered === undefined) return { fields, algorithm, realm, nonce, qop: undefined };
  const qops = offered
    .toLowerCase()
    .split(',')
    .map((qop) => qop.trim());
  const qop = (['auth', 'auth-int'] as const).find((known) => qops.includes(known));
  return qop && { fields, algorithm, realm, nonce, qop };
}
