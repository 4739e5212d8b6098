import type { ErrorDetail } from '@parley/contract/errors';
import { plainRefusal, type Refusal } from '#platform/http/refusal.ts';
import { findDuplicateMember, measureJson } from '#platform/http/requests/json-structure.ts';

/** Characters that no text in the database can hold: lone surrogates and NUL. */
const unstorable = /\0|\p{Surrogate}/u;
/** Escapes of these, or of a surrogate in a pair. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/**
 * Limits of a JSON body's structure: validation takes time for each value, also for refused ones, and blocks the
 * process. Measured: 2,000 members of one object take 5 ms to refuse.
 */
export const jsonLimits = { depth: 64, membersOfObject: 2000 };

/**
 * Parses a JSON body; undefined for an empty one. Refuses with 400: invalid JSON, an object with a duplicate member,
 * which parsers read differently (RFC 8259, section 4), text that cannot be stored, and more values or levels than any
 * operation takes.
 */
export function parseJsonBody(text: string, { maxValues }: { maxValues: number }): unknown {
  if (text === '') return undefined;
  const structure = measureJson(text);
  if (structure.depth > jsonLimits.depth) throw tooLarge(`at most ${jsonLimits.depth} levels deep`);
  if (structure.values > maxValues) throw tooLarge(`at most ${maxValues} values`);
  if (structure.widest > jsonLimits.membersOfObject) {
    throw tooLarge(`at most ${jsonLimits.membersOfObject} fields in one object`);
  }
  const value = parse(text);
  const found: Findings = { members: 0, faults: [], looksAtText: suspicious.test(text) };
  examine(value, '', found);
  if (found.members < structure.members) throw duplicateMember(text);
  const [first] = found.faults;
  if (first) throw plainRefusal('invalid_request', `${first.path}: ${first.message}`, { details: found.faults });
  return value;
}

/** Returns a detail for a text that cannot be stored, or null. */
export function findUnstorable(text: string, path: string): ErrorDetail | null {
  if (!unstorable.test(text)) return null;
  return { path, code: 'invalid_character', message: 'holds a NUL character or half of a surrogate pair' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw plainRefusal('invalid_request', 'The body is not valid JSON', {
      details: [{ path: '/', code: 'invalid_json', message: 'not valid JSON' }],
    });
  }
}

interface Findings {
  /** Members of all objects: fewer than in the text when one replaced another of the same name. */
  members: number;
  faults: ErrorDetail[];
  looksAtText: boolean;
}

function examine(value: unknown, path: string, found: Findings): void {
  if (typeof value === 'string') {
    const fault = found.looksAtText ? findUnstorable(value, path || '/') : null;
    if (fault) found.faults.push(fault);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) {
      if (typeof inner === 'object' || found.looksAtText) examine(inner, `${path}/${at}`, found);
    }
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    found.members++;
    const fault = faultOfName(name, path, found);
    if (fault) found.faults.push(fault);
    if (typeof inner === 'object' || found.looksAtText) examine(inner, below(path, name), found);
  }
}

/** Refuses `__proto__`, which would set an object's prototype (prototype pollution). */
function faultOfName(name: string, path: string, found: Findings): ErrorDetail | null {
  if (name === '__proto__') {
    return { path: below(path, name), code: 'unknown_field', message: 'no object has a field of this name' };
  }
  return found.looksAtText ? findUnstorable(name, path || '/') : null;
}

const below = (path: string, name: string) => `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function duplicateMember(text: string): Refusal {
  const path = (findDuplicateMember(text) ?? []).reduce(below, '') || '/';
  const message = 'duplicate field; send it once';
  return plainRefusal('invalid_request', `${path}: ${message}`, {
    details: [{ path, code: 'duplicate_field', message }],
  });
}

function tooLarge(bound: string): Refusal {
  return plainRefusal('invalid_request', `The body is too complex: ${bound}`, {
    details: [{ path: '/', code: 'too_complex', message: bound }],
  });
}
