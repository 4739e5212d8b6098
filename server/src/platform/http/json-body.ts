import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

/** Escapes that stand for what no text in the database can hold: NUL, or a surrogate that may lack its other half. */
const suspicious = /\\u(?:0000|d[89a-f])/i;
const unstorable = /\0|\p{Surrogate}/u;

/** The value of a JSON body; undefined for an empty one. Refuses (400) what is no JSON and text that cannot be kept. */
export function parseJsonBody(text: string): unknown {
  if (text === '') return undefined;
  const faults: ErrorDetail[] = [];
  let value: unknown;
  try {
    value = JSON.parse(text, (key, inner) => {
      if (key === '__proto__') throw new SyntaxError('__proto__ is no field');
      return inner;
    });
    if (suspicious.test(text)) collectUnstorable(value, '', faults);
  } catch {
    throw new Refusal('invalid_request', 'The body is not valid JSON', {
      details: [{ path: '/', code: 'invalid_json', message: 'not valid JSON' }],
    });
  }
  const [first] = faults;
  if (first) throw new Refusal('invalid_request', `${first.path}: ${first.message}`, { details: faults });
  return value;
}

/** A detail for a text that cannot be kept, or null. */
export function findUnstorable(text: string, path: string): ErrorDetail | null {
  if (!unstorable.test(text)) return null;
  return { path, code: 'invalid_character', message: 'holds a NUL character or half of a surrogate pair' };
}

function collectUnstorable(value: unknown, path: string, faults: ErrorDetail[]): void {
  if (typeof value === 'string') {
    const fault = findUnstorable(value, path || '/');
    if (fault) faults.push(fault);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const fault = findUnstorable(key, path || '/');
      if (fault) faults.push(fault);
      else collectUnstorable(inner, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, faults);
    }
  }
}
