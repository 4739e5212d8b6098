import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

/** 404 for an unknown key and for another account's key alike, so that ids cannot be probed. */
export const keyNotFound = () => new Refusal('not_found', 'There is no API key with this id');

export const unknownScopes = (unknown: readonly { at: number; name: string }[]) =>
  new Refusal('unknown_scope', `There is no scope ${listed(unknown.map(({ name }) => `"${name}"`))}`, {
    details: unknown.map(({ at, name }) => ({
      path: `/scopes/${at}`,
      code: 'unknown_scope',
      message: `there is no scope "${name}"`,
    })),
  });

export const scopesNotHeld = (missing: readonly { path: string; scope: string }[]) =>
  new Refusal('forbidden', `A key cannot have scopes that you lack: ${listed(missing.map(({ scope }) => scope))}`, {
    details: missing.map(({ path, scope }) => ({
      path,
      code: 'scope_not_held',
      message: `you lack the scope ${scope}`,
    })),
  });

export const badKeyFields = (details: ErrorDetail[]) =>
  new Refusal('invalid_request', details.map(({ path, message }) => `${path}: ${message}`).join('; '), { details });

export const ownKeyStays = (instead: string) =>
  new Refusal(
    'conflict',
    `This is the account's own key; instead of revoking it, ${instead}, which gives it a new secret`,
  );

export const keyOver = (state: 'revoked' | 'expired') =>
  new Refusal('conflict', `This key is ${state}, so there is nothing to rotate; create a new one`);

export const keyReplaced = (by: string) =>
  new Refusal('conflict', `This key was already rotated; its replacement is ${by}`);

/** Shortens a list of names for a sentence; the details hold all of them. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 10).join(', ');
  return names.length > 10 ? `${shown} and ${names.length - 10} more` : shown;
}
