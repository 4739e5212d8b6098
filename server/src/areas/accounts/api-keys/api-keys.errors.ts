import type { ErrorDetail } from '@parley/contract/errors';
import { defineDetail, defineRefusal, refuseFields } from '#platform/http/define-refusal.ts';

/** 404 for an unknown key and for another account's key alike, so that ids cannot be probed. */
export const keyNotFound = defineRefusal('not_found', 'key_not_found', 'There is no API key with this id');

export const unknownScopes = (unknown: readonly { at: number; name: string }[]) =>
  noSuchScopes(
    { scopes: listed(unknown.map(({ name }) => `"${name}"`)) },
    { details: unknown.map(({ at, name }) => noSuchScope(`/scopes/${at}`, { scope: name })) },
  );
const noSuchScopes = defineRefusal('unknown_scope', 'unknown_scopes', 'There is no scope {{scopes}}');
const noSuchScope = defineDetail('unknown_scope', 'unknown_scope', 'there is no scope "{{scope}}"');

export const scopesNotHeld = (missing: readonly { path: string; scope: string }[]) =>
  scopesBeyondOwn(
    { scopes: listed(missing.map(({ scope }) => scope)) },
    { details: missing.map(({ path, scope }) => scopeBeyondOwn(path, { scope })) },
  );
const scopesBeyondOwn = defineRefusal(
  'forbidden',
  'scopes_not_held',
  'A key cannot have scopes that you lack: {{scopes}}',
);
const scopeBeyondOwn = defineDetail('scope_not_held', 'scope_not_held', 'you lack the scope {{scope}}');

export const expiryPassed = defineDetail('in_the_past', 'expiry_passed', 'expected an instant to come');
export const expiryTooFar = defineDetail(
  'too_far',
  'expiry_too_far',
  'expected an instant at most {{years}} years ahead',
);

export const badKeyFields = (details: ErrorDetail[]) => refuseFields(details);

const ownKeyStaysRefusal = defineRefusal(
  'conflict',
  'own_key_stays',
  "This is the account's own key; instead of revoking it, {{instead}}, which gives it a new secret",
);
export const ownKeyStays = (instead: string) => ownKeyStaysRefusal({ instead });

const keyOverRefusal = defineRefusal(
  'conflict',
  'key_over',
  'This key is {{state}}, so there is nothing to rotate; create a new one',
);
export const keyOver = (state: 'revoked' | 'expired') => keyOverRefusal({ state });

const keyReplacedRefusal = defineRefusal(
  'conflict',
  'key_replaced',
  'This key was already rotated; its replacement is {{by}}',
);
export const keyReplaced = (by: string) => keyReplacedRefusal({ by });

/** Shortens a list of names for a sentence; the details hold all of them. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 10).join(', ');
  return names.length > 10 ? `${shown} and ${names.length - 10} more` : shown;
}
