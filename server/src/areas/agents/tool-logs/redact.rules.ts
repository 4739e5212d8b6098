import { redacted } from '#platform/log/secret-names.ts';
import { scrub } from '#platform/log/scrub.ts';

/** As much of a request or an answer as a log keeps. Unit: bytes of JSON. */
export const keptBytesMax = 16_384;
const errorCharactersMax = 500;

/** A secret shorter than this is also part of ordinary words, which it would take out of every text. */
const secretCharactersMin = 6;

/**
 * What may be kept of a request or an answer: without secrets (known by their name, by their form, or because they are
 * among `secrets`), without what no database can hold, and cut to size.
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
  if (Buffer.byteLength(json) <= keptBytesMax) return clean ?? null;
  const kept = Buffer.from(json)
    .subarray(0, keptBytesMax - 256)
    .toString()
    .replace(/\uFFFD+$/, '');
  return { shortened: kept, bytes: Buffer.byteLength(json) };
}

/** An error as a log keeps it. */
export function redactError(error: string | null, secrets: readonly string[]): string | null {
  if (error === null) return null;
  const text = redactForLog(error.slice(0, errorCharactersMax), secrets);
  return typeof text === 'string' ? text : null;
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, redacted), text);
}

/** A database holds neither NUL nor half of a surrogate pair. */
function storable(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

function mapTexts(value: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return change(value);
  // `scrub` leaves out what is this deep; a cycle ends here too.
  if (typeof value !== 'object' || value === null || depth > 20) return value;
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [change(name), mapTexts(inner, change, depth + 1)]),
  );
}
