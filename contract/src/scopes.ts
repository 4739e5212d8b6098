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
