import type { ErrorDetail } from '@parley/contract/errors';
import { type ApiKeyCreate, maxKeyYears } from '@parley/contract/resources/api-key';
import { Scope } from '@parley/contract/scopes';
import { invalidNetwork } from '#platform/networks/invalid-network.ts';
import { readNetwork } from '#platform/networks/networks.ts';
import { badKeyFields, expiryPassed, expiryTooFar, scopesNotHeld, unknownScopes } from './api-keys.errors.ts';

/** Validated request for a new key. */
export interface KeyRequest {
  name: string;
  scopes: Scope[];
  expiresAt: Date | null;
  allowedIps: string[];
  requestsPerMinute: number | null;
}

/** Validates a request for a key; refuses unknown scopes, naming each, and impossible limits. */
export function readKeyRequest(body: ApiKeyCreate, now: Date): KeyRequest {
  const scopes = readScopes(body.scopes);
  const faults: ErrorDetail[] = [];
  const expiresAt = body.expires_at === null ? null : new Date(body.expires_at);
  if (expiresAt) faults.push(...faultsOfExpiry(expiresAt, now));
  const networks = body.allowed_ips.map((text, at) => {
    const network = readNetwork(text);
    if (typeof network === 'string') return network;
    faults.push({ ...invalidNetwork(`/allowed_ips/${at}`), message: network.problem });
    return text;
  });
  if (faults.length > 0) throw badKeyFields(faults);
  return {
    name: body.name,
    scopes,
    expiresAt,
    allowedIps: [...new Set(networks)],
    requestsPerMinute: body.requests_per_minute,
  };
}

/** Deduplicates scopes, keeping their order. */
function readScopes(names: readonly string[]): Scope[] {
  const read = names.map((name, at) => ({ name, at, scope: Scope.safeParse(name) }));
  const unknown = read.filter(({ scope }) => !scope.success);
  if (unknown.length > 0) throw unknownScopes(unknown);
  return [...new Set(read.flatMap(({ scope }) => scope.data ?? []))];
}

function faultsOfExpiry(expiresAt: Date, now: Date): ErrorDetail[] {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + maxKeyYears);
  const path = '/expires_at';
  if (expiresAt <= now) return [expiryPassed(path)];
  if (expiresAt <= latest) return [];
  return [expiryTooFar(path, { years: maxKeyYears })];
}

/** Refuses scopes the issuer does not hold, naming each. */
export function checkGrant(held: ReadonlySet<Scope>, wanted: readonly Scope[]): void {
  const missing = wanted.flatMap((scope, at) => (held.has(scope) ? [] : [{ path: `/scopes/${at}`, scope }]));
  if (missing.length > 0) throw scopesNotHeld(missing);
}
