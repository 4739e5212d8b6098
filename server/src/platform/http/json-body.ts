import type { ErrorDetail } from '@parley/contract/errors';
import { findDuplicateMember, measureJson } from '#platform/http/json-structure.ts';
import { Refusal } from '#platform/http/refusal.ts';

/** Half of a surrogate pair, or NUL: no text in the database can hold either. */
const unstorable = /\0|\p{Surrogate}/u;
/** Escapes that stand for one of these, or for a surrogate that has its other half. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/**
 * Bounds of what a body may consist of, beside its length: validation takes its time for each value, also for those
 * that are refused, and all others wait meanwhile. Measured: 2,000 members of one object take 5 ms to refuse.
 */
export const jsonLimits = { depth: 64, membersOfObject: 2000 };

/**
 * The value of a JSON body; undefined for an empty one. Refuses (400) what is no JSON, an object that has a member
 * twice, which readers before and behind us may read differently (RFC 8259, section 4), text that cannot be stored, and
 * more values or levels than any operation takes.
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
  if (first) throw new Refusal('invalid_request', `${first.path}: ${first.message}`, { details: found.faults });
  return value;
}

/** A detail for a text that cannot be kept, or null. */
export function findUnstorable(text: string, path: string): ErrorDetail | null {
  if (!unstorable.test(text)) return null;
  return { path, code: 'invalid_character', message: 'holds a NUL character or half of a surrogate pair' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_request', 'The body is not valid JSON', {
      details: [{ path: '/', code: 'invalid_json', message: 'not valid JSON' }],
    });
  }
}

interface Findings {
  /** Members of all objects: fewer than the text has, where one replaced another of the same name. */
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

/** `__proto__` would set the prototype of an object somewhere instead of a field. */
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
  return new Refusal('invalid_request', `${path}: ${message}`, {
    details: [{ path, code: 'duplicate_field', message }],
  });
}

function tooLarge(bound: string): Refusal {
  return new Refusal('invalid_request', `The body is too complex: ${bound}`, {
    details: [{ path: '/', code: 'too_complex', message: bound }],
  });
}
