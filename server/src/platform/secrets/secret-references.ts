/**
 * How secrets of a tenant stand in what is stored and in what is shown. Stored: a reference to the vault. Shown: a
 * mask, which sent back means "as it is".
 */

/** `secret:<id of the vault>:<hint>` */
const reference = /^secret:([0-9a-f-]{36}):(.*)$/s;

const maskStart = '••••';

/** A secret that came in and must go to the vault under `id`. */
export interface NewSecret {
  id: string;
  value: string;
  hint: string;
}

/** A secret for the vault, and what stands in its place. */
export function replaceSecret(value: string, newId: () => string): { secret: NewSecret; reference: string } {
  const secret = { id: newId(), value, hint: hintOf(value) };
  return { secret, reference: `secret:${secret.id}:${secret.hint}` };
}

/** Id of the vault a stored value refers to; undefined where it is no reference. */
export function secretIdOf(stored: string): string | undefined {
  return reference.exec(stored)?.[1];
}

/** What is shown of a stored value. */
export function maskOf(stored: string): string {
  return `${maskStart}${reference.exec(stored)?.[2] ?? ''}`;
}

/** Whether a value that came in can only be a mask. */
export function isMask(value: string): boolean {
  return value.startsWith(maskStart);
}

/** Last four characters of a secret long enough to spare them. */
export function hintOf(secret: string): string {
  return secret.length >= 12 ? secret.slice(-4) : '';
}
