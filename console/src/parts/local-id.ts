/** A name for something of this page, never the same twice. `crypto.randomUUID` is only there over https. */
export function newLocalId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
