const decoder = new TextDecoder();
const digitPattern = /^[0-9*#A-Da-d]$/;
const defaultDigitMs = 100;
const maxDigitMs = 10_000;
const maxVariables = 32;
const maxVariableLength = 500;
const maxNumberLength = 128;

export type JsonObject = Readonly<Record<string, unknown>>;

export const textOf = (data: Uint8Array): string => decoder.decode(data);

/** Parses an object in a text message; undefined for anything else. Never throws. */
export function readObject(data: Uint8Array): JsonObject | undefined {
  try {
    return asObject(JSON.parse(textOf(data)));
  } catch {
    return undefined;
  }
}

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/** Returns a non-empty text up to the length, or undefined. */
export function asText(value: unknown, maxLength = 512): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined;
}

/** Returns a number given as such or as text. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function digitEvent(
  digit: unknown,
  durationMs?: unknown,
): { kind: 'digit'; digit: string; durationMs: number } | undefined {
  if (typeof digit !== 'string' || !digitPattern.test(digit)) return undefined;
  const given = asNumber(durationMs);
  const lasted = given === undefined ? defaultDigitMs : Math.min(maxDigitMs, Math.max(1, Math.round(given)));
  return { kind: 'digit', digit: digit.toUpperCase(), durationMs: lasted };
}

/** Decodes audio in base64; undefined for anything but text. */
export function audioEvent(
  payload: unknown,
  sequence?: number,
): { kind: 'sound'; payload: Uint8Array; sequence?: number } | undefined {
  if (typeof payload !== 'string') return undefined;
  const bytes = Buffer.from(payload, 'base64');
  return { kind: 'sound', payload: bytes, ...(sequence === undefined ? {} : { sequence }) };
}

export function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/**
 * Collects texts and numbers as facts of a call, names in lower case; values over the length and entries over the count
 * are left out.
 */
export function readVariables(...sources: (JsonObject | undefined)[]): Record<string, string> {
  const entries = sources.flatMap((source) => Object.entries(source ?? {}));
  const known = entries.flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    const isKept = typeof text === 'string' && text.length <= maxVariableLength && /^[\w.-]{1,64}$/.test(name);
    return isKept ? [[name.toLowerCase(), text]] : [];
  });
  return Object.fromEntries(known.slice(0, maxVariables));
}

/** Both parties, where the message names them. */
export function partiesOf(from: unknown, to: unknown): { from?: string; to?: string } {
  const caller = asText(from, maxNumberLength);
  const called = asText(to, maxNumberLength);
  return { ...(caller === undefined ? {} : { from: caller }), ...(called === undefined ? {} : { to: called }) };
}
