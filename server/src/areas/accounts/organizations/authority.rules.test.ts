import { type Role, roles, scopes, scopesOfRole } from '@parley/contract/scopes';
import { describe, expect, it } from 'vitest';
import type { Principal } from '#platform/http/principal.ts';
import { authorityOf, checkAuthority } from './authority.rules.ts';

const key = (held: readonly string[], kind = 'api_key') => ({ kind, scopes: new Set(held) }) as unknown as Principal;
const person = (role: Role) => ({ kind: 'user', tenant: { role }, scopes: new Set() }) as unknown as Principal;

describe('as what somebody hands out roles', () => {
  it.each(roles)('a person who is %s: as that', (role) => {
    expect(authorityOf(person(role), { hasOwner: true })).toBe(role);
  });

  it.each(['api_key', 'reseller_key'])('an %s: as the highest role all of whose scopes it holds', (kind) => {
    const as = (held: readonly string[]) => authorityOf(key(held, kind), { hasOwner: true });
    expect(as(scopesOfRole.admin)).toBe('admin');
    expect(as(scopes.filter((scope) => scope !== 'keys:write'))).toBe('editor');
    expect(as([...scopesOfRole.viewer, 'users:write'])).toBe('viewer');
    expect(as(['users:write'])).toBeNull();
  });

  it('a key with every scope: never as owner, unless the tenant has none', () => {
    expect(authorityOf(key(scopes), { hasOwner: true })).toBe('admin');
    expect(authorityOf(key(scopes), { hasOwner: false })).toBe('owner');
  });

  it('nobody, and a key of the platform: as nothing', () => {
    for (const principal of [null, { kind: 'platform_key' } as Principal]) {
      expect(authorityOf(principal, { hasOwner: false })).toBeNull();
    }
  });
});

describe('what may be given, changed or taken away', () => {
  it.each(roles)('%s: no role above it', (holder) => {
    for (const wanted of roles) {
      const isAbove = roles.indexOf(wanted) < roles.indexOf(holder);
      if (isAbove) expect(() => checkAuthority(holder, [holder, wanted])).toThrow(wanted);
      else expect(() => checkAuthority(holder, [holder, wanted])).not.toThrow();
    }
  });

  it('nothing by a key that holds the scopes of no role', () => {
    expect(() => checkAuthority(null, ['viewer'])).toThrow('viewer');
  });
});
