/**
 * A tenant's secrets in stored and in shown resources. Stored: a reference to the vault. Shown: a mask, which sent back
 * means unchanged.
 */

/** `secret:<id of the vault>:<hint>` */
const reference = /^secret:([0-9a-f-]{36}):(.*)$/s;

const maskStart = '••••';

/** A new secret to be stored in the vault under `id`. */
export interface NewSecret {
  id: string;
  value: string;
  hint: string;
}

/** Replaces a secret by its reference; returns both. */
export function replaceSecret(value: string, newId: () => string): { secret: NewSecret; reference: string } {
  const secret = { id: newId(), value, hint: hintOf(value) };
  return { secret, reference: `secret:${secret.id}:${secret.hint}` };
}

/** Vault id of a stored value; undefined for anything but a reference. */
export function secretIdOf(stored: string): string | undefined {
  return reference.exec(stored)?.[1];
}

/** Mask shown for a stored value. */
export function maskOf(stored: string): string {
  return `${maskStart}${reference.exec(stored)?.[2] ?? ''}`;
}

/** True for a value that can only be a mask. */
export function isMask(value: string): boolean {
  return value.startsWith(maskStart);
}

/** Last four characters of a secret that is long enough to disclose them. */
export function hintOf(secret: string): string {
  return secret.length >= 12 ? secret.slice(-4) : '';
}
