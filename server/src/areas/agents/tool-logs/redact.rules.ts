import { scrub } from '#platform/log/scrub.ts';
import { redacted } from '#platform/log/secret-names.ts';

/** Maximum size of a logged request or response. Unit: bytes of JSON. */
export const loggedBytesMax = 16_384;
const errorCharactersMax = 500;

/** Minimum length of a redacted secret: a shorter one would also match ordinary words. */
const secretCharactersMin = 6;

/**
 * Redacts a request or response for the log: removes secrets (by name, by format, or listed in `secrets`) and
 * characters PostgreSQL cannot store, and truncates it.
 */
export function redactForLog(value: unknown, secrets: readonly string[]): unknown {
  if (value === undefined || value === null) return null;
  const known = secrets.filter((secret) => secret.length >= secretCharactersMin);
  const clean = mapTexts(
    scrub(
      mapTexts(value, (text) => withoutSecrets(text, known)),
      { keepsPersonalData: true },
    ),
    storable,
  );
  const json = JSON.stringify(clean) ?? 'null';
  if (Buffer.byteLength(json) <= loggedBytesMax) return clean ?? null;
  const kept = Buffer.from(json)
    .subarray(0, loggedBytesMax - 256)
    .toString()
    .replace(/\uFFFD+$/, '');
  return { shortened: kept, bytes: Buffer.byteLength(json) };
}

/** Redacts an error for the log. */
export function redactError(error: string | null, secrets: readonly string[]): string | null {
  if (error === null) return null;
  const text = redactForLog(error.slice(0, errorCharactersMax), secrets);
  return typeof text === 'string' ? text : null;
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, redacted), text);
}

/** PostgreSQL text holds neither NUL nor lone surrogates. */
function storable(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

function mapTexts(value: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return change(value);
  // `scrub` omits values this deep; cycles end here too.
  if (typeof value !== 'object' || value === null || depth > 20) return value;
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [change(name), mapTexts(inner, change, depth + 1)]),
  );
}
