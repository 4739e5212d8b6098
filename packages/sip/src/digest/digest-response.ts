import { createHash } from 'node:crypto';

/** Strongest first. SHA-512/256 of RFC 7616 is left out: no known trunk or phone uses it. */
const hashes = [
  { name: 'SHA-256', hash: 'sha256' },
  { name: 'MD5', hash: 'md5' },
] as const;

export interface DigestAlgorithm {
  /** Higher is stronger; equal for an algorithm and its `-sess` variant. */
  strength: number;
  /** Name in node:crypto. */
  hash: string;
  /** The `-sess` variant: the secret is bound to one nonce and cnonce. */
  isSession: boolean;
}

/** Finds an algorithm by name, MD5 by default; undefined for unsupported ones. */
export function digestAlgorithm(name = 'MD5'): DigestAlgorithm | undefined {
  const upper = name.toUpperCase();
  const isSession = upper.endsWith('-SESS');
  const plain = isSession ? upper.slice(0, -'-SESS'.length) : upper;
  const index = hashes.findIndex((entry) => entry.name === plain);
  const found = hashes[index];
  return found && { strength: hashes.length - index, hash: found.hash, isSession };
}

export interface DigestInput {
  algorithm: DigestAlgorithm;
  username: string;
  realm: string;
  password: string;
  nonce: string;
  method: string;
  /** As in the field `uri`. */
  uri: string;
  /** Missing: RFC 2069, without a count. */
  qop?: 'auth' | 'auth-int';
  /** Eight hexadecimal digits. */
  nc?: string;
  cnonce?: string;
  body?: Uint8Array;
}

/** Computes the field `response` (RFC 7616, section 3.4.1), in lower-case hexadecimal digits. */
export function digestResponse(input: DigestInput): string {
  const { algorithm, nonce, method, uri, qop, nc = '', cnonce = '' } = input;
  const hash = (content: string | Uint8Array) => createHash(algorithm.hash).update(content).digest('hex');
  const plainSecret = hash(`${input.username}:${input.realm}:${input.password}`);
  const secret = algorithm.isSession ? hash(`${plainSecret}:${nonce}:${cnonce}`) : plainSecret;
  const request = qop === 'auth-int' ? `${method}:${uri}:${hash(input.body ?? '')}` : `${method}:${uri}`;
  return qop === undefined
    ? hash(`${secret}:${nonce}:${hash(request)}`)
    : hash(`${secret}:${nonce}:${nc}:${cnonce}:${qop}:${hash(request)}`);
}
