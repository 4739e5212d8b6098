import { type Role, roles, scopes, scopesOfRole } from '@parley/contract/scopes';
import { describe, expect, it } from 'vitest';
import type { Principal } from '#platform/http/principal.ts';
import { authorityOf, checkAuthority } from './authority.rules.ts';

const key = (held: readonly string[], kind = 'api_key') => ({ kind, scopes: new Set(held) }) as unknown as Principal;
const person = (role: Role) => ({ kind: 'user', tenant: { role }, scopes: new Set() }) as unknown as Principal;

describe('the role with which roles are granted', () => {
  it.each(roles)('a person who is %s: that role', (role) => {
    expect(authorityOf(person(role), { hasOwner: true })).toBe(role);
  });

  it.each(['api_key', 'reseller_key'])('an %s: the highest role whose scopes it holds', (kind) => {
    const as = (held: readonly string[]) => authorityOf(key(held, kind), { hasOwner: true });
    expect(as(scopesOfRole.admin)).toBe('admin');
    expect(as(scopes.filter((scope) => scope !== 'keys:write'))).toBe('editor');
    expect(as([...scopesOfRole.viewer, 'users:write'])).toBe('viewer');
    expect(as(['users:write'])).toBeNull();
  });

  it('a key with every scope: never owner, unless the tenant has none', () => {
    expect(authorityOf(key(scopes), { hasOwner: true })).toBe('admin');
    expect(authorityOf(key(scopes), { hasOwner: false })).toBe('owner');
  });

  it('no caller, and a platform key: none', () => {
    for (const principal of [null, { kind: 'platform_key' } as Principal]) {
      expect(authorityOf(principal, { hasOwner: false })).toBeNull();
    }
  });
});

describe('granting, changing and revoking roles', () => {
  it.each(roles)('%s: no role above its own', (holder) => {
    for (const wanted of roles) {
      const isAbove = roles.indexOf(wanted) < roles.indexOf(holder);
      if (isAbove) expect(() => checkAuthority(holder, [holder, wanted])).toThrow(wanted);
      else expect(() => checkAuthority(holder, [holder, wanted])).not.toThrow();
    }
  });

  it('a key without the scopes of any role: none', () => {
    expect(() => checkAuthority(null, ['viewer'])).toThrow('viewer');
  });
});
