import { z } from 'zod';

/**
 * Everything a key or a person can be allowed to do, as `resource:action`. One list for API keys, roles, the guard of
 * every operation and the API document. `:write` does not imply `:read`.
 */
export const scopes = [
  'account:read',
  'account:write',
  'agents:read',
  'agents:write',
  'ai:write',
  'billing:read',
  'billing:write',
  'calendar:read',
  'calendar:write',
  'calls:read',
  'calls:write',
  'chat:operate',
  'chat:read',
  'chat:write',
  'crm:call',
  'crm:read',
  'identity:read',
  'identity:write',
  'integrations:read',
  'integrations:write',
  'kb:read',
  'kb:write',
  'keys:read',
  'keys:write',
  'numbers:read',
  'numbers:write',
  'organizations:read',
  'organizations:write',
  'privacy:erase',
  'privacy:export',
  'privacy:read',
  'privacy:write',
  'stats:read',
  'tools:read',
  'tools:write',
  'users:read',
  'users:write',
  'webhooks:read',
  'webhooks:write',
  'workflows:read',
  'workflows:write',
] as const;

export const Scope = z.enum(scopes);
export type Scope = z.infer<typeof Scope>;

/** Roles of a person in a tenant, from most to least scopes. */
export const roles = ['owner', 'admin', 'editor', 'operator', 'viewer'] as const;

export const Role = z.enum(roles).meta({
  id: 'Role',
  description:
    'owner: full access, including other owners; admin: full access except owners; editor: creates and edits agents; operator: handles conversations; viewer: read-only',
});
export type Role = z.infer<typeof Role>;

const reads = scopes.filter((scope) => scope.endsWith(':read'));

/** Scopes of a viewer: conversations and agents, but no people, keys and billing. */
const viewed = reads.filter((scope) => !['billing:read', 'keys:read', 'privacy:read', 'users:read'].includes(scope));

const builds: readonly Scope[] = [
  'agents:write',
  'ai:write',
  'calendar:write',
  'calls:write',
  'chat:operate',
  'chat:write',
  'crm:call',
  'identity:write',
  'integrations:write',
  'kb:write',
  'numbers:write',
  'tools:write',
  'webhooks:write',
  'workflows:write',
];

/** The one table of permissions: what each role may do. People are judged by it as keys are by their scopes. */
export const scopesOfRole: Readonly<Record<Role, readonly Scope[]>> = {
  owner: scopes,
  // An owner is no more than an admin whom only owners may change.
  admin: scopes,
  editor: scopes.filter((scope) => viewed.includes(scope) || builds.includes(scope) || scope === 'users:read'),
  operator: [
    'account:read',
    'agents:read',
    'calendar:read',
    'calendar:write',
    'calls:read',
    'chat:operate',
    'chat:read',
    'crm:call',
    'crm:read',
    'identity:read',
    'kb:read',
    'organizations:read',
    'stats:read',
    'users:read',
  ],
  viewer: viewed,
};

/** Roles whose people may do what a scope allows. */
export const rolesWith = (scope: Scope): readonly Role[] => roles.filter((role) => scopesOfRole[role].includes(scope));

/** True when a person with the role `holder` may grant, change or revoke the role `wanted`: never one above their own. */
export function mayGrantRole(holder: Role, wanted: Role): boolean {
  return roles.indexOf(holder) <= roles.indexOf(wanted);
}
