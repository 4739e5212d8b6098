import type { Access, Proof } from '#platform/http/access/access.ts';
import { allowsCors } from '#platform/http/access/cross-origin.ts';
import type { Operation } from '#platform/http/operation.ts';

/**
 * Caching headers (RFC 9111) of an operation, derived from its declaration alone. Refusals are never stored; see
 * answer-refusal.ts.
 */
export function cachingHeadersOf(operation: Operation<never>): Readonly<Record<'cache-control' | 'vary', string>> {
  return { 'cache-control': cacheControlOf(operation), vary: varyOf(operation) };
}

function cacheControlOf({ access, answer, method }: Operation<never>): string {
  if (answer.holdsSecret) return 'no-store';
  if (answer.caching) return answer.caching;
  if (access.kind === 'public') return method === 'GET' ? 'no-cache' : 'no-store';
  return 'private, no-cache';
}

/** Request headers the answer depends on. */
function varyOf(operation: Operation<never>): string {
  const { access, answer } = operation;
  const names = namesOf(access);
  if (allowsCors(operation) || (access.kind === 'public' && access.requiresSameOrigin)) names.push('Origin');
  if (answer.stream) names.push('Accept');
  names.push(...(answer.varies ?? []));
  return [...new Set(names)].join(', ');
}

function namesOf(access: Access): string[] {
  switch (access.kind) {
    case 'public':
      return [
        ...(access.takesKey ? ['X-API-Key'] : []),
        ...(access.requiresSameOrigin ? ['Authorization', 'Cookie'] : []),
      ];
    case 'signed':
      return namesOfProof(access.proof);
    case 'tenant':
    case 'person':
      return [
        'X-API-Key',
        'Authorization',
        'Cookie',
        'X-Tenant-Id',
        'X-Acting-User',
        ...(access.orProof ? namesOfProof(access.orProof) : []),
      ];
    case 'login':
    case 'reseller':
    case 'admin':
      return ['X-API-Key', 'Authorization', 'Cookie'];
  }
}

function namesOfProof({ inQuery, inHeader }: Proof<unknown>): string[] {
  if (inQuery) return [];
  return [inHeader ?? 'Authorization'];
}
