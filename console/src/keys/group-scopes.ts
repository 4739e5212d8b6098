import type { Scope } from '@parley/contract/scopes';

/** Scopes by what they are about, in the order of the alphabet: `agents` with `agents:read` and `agents:write`. */
export function groupScopes(scopes: readonly Scope[]): { resource: string; scopes: Scope[] }[] {
  const groups = new Map<string, Scope[]>();
  for (const scope of scopes.toSorted()) {
    const resource = scope.slice(0, scope.indexOf(':'));
    groups.set(resource, [...(groups.get(resource) ?? []), scope]);
  }
  return [...groups].map(([resource, held]) => ({ resource, scopes: held }));
}
