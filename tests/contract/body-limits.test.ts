import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allOperations } from '../../server/src/app/areas.ts';
import { maxBodyBytesOf, maxBodyValuesOf } from '../../server/src/platform/http/requests/body-limits.ts';

type Json = Record<string, unknown>;

const withBody = allOperations
  .map(({ operation }) => operation)
  .filter(({ body, bodyType }) => body && bodyType === undefined)
  .map((operation) => [operation.id, operation] as const);

/** Largest body any operation takes. Unit: bytes. */
const ceilingBytes = 1024 * 1024;
/** Bytes per UTF-16 code unit in scripts other than Latin: at most three in UTF-8. */
const bytesPerUnit = 3;
/** Assumed size where the schema sets no limit. */
const unboundedBytes = 64;

/** Size of the largest value a schema allows, so far as it says. */
function largestBytes(json: Json, definitions: Record<string, Json>, depth = 0): number {
  if (depth > 12) return 0;
  const inner = (schema: unknown) => largestBytes(schema as Json, definitions, depth + 1);
  if (typeof json['$ref'] === 'string') return inner(definitions[json['$ref'].split('/').at(-1) ?? ''] ?? {});
  if ('const' in json) return JSON.stringify(json['const']).length;
  if (Array.isArray(json['enum'])) return Math.max(...json['enum'].map((value) => JSON.stringify(value).length));
  const branches = (json['anyOf'] ?? json['oneOf']) as Json[] | undefined;
  if (branches) return Math.max(...branches.map(inner));
  switch (json['type']) {
    case 'string':
      return typeof json['maxLength'] === 'number' ? json['maxLength'] * bytesPerUnit + 2 : unboundedBytes;
    case 'array':
      return (inner(json['items'] ?? {}) + 1) * Number(json['maxItems'] ?? 1) + 2;
    case 'object':
      return Object.entries((json['properties'] ?? {}) as Json).reduce(
        (sum, [name, schema]) => sum + name.length + 4 + inner(schema),
        2,
      );
    default:
      return 24;
  }
}

/** Number of values of the largest value a schema allows; of maps, 50 entries. */
function mostValues(json: Json, definitions: Record<string, Json>, depth = 0): number {
  if (depth > 12) return 0;
  const inner = (schema: unknown) => mostValues(schema as Json, definitions, depth + 1);
  if (typeof json['$ref'] === 'string') return inner(definitions[json['$ref'].split('/').at(-1) ?? ''] ?? {});
  const branches = (json['anyOf'] ?? json['oneOf']) as Json[] | undefined;
  if (branches) return Math.max(...branches.map(inner));
  if (json['type'] === 'array') return 1 + Number(json['maxItems'] ?? 50) * inner(json['items'] ?? {});
  if (json['type'] !== 'object') return 1;
  const known = Object.values((json['properties'] ?? {}) as Json).reduce<number>((sum, each) => sum + inner(each), 1);
  return known + (typeof json['additionalProperties'] === 'object' ? 50 * inner(json['additionalProperties']) : 0);
}

describe('a body as large as its schema allows', () => {
  // Each operation limits its body, so that a megabyte sent to the sign-in does not occupy the process; a limit
  // below what the schema allows would refuse what the document promises.
  it.each(withBody)(
    '%s: is within the operation’s limit, and the limit is no larger than necessary',
    (_id, operation) => {
      const json = z.toJSONSchema(operation.body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Json;
      const definitions = (json['$defs'] ?? {}) as Record<string, Json>;
      const largest = largestBytes(json, definitions);
      expect(maxBodyValuesOf(operation)).toBeGreaterThanOrEqual(mostValues(json, definitions));
      expect(maxBodyBytesOf(operation)).toBeGreaterThanOrEqual(Math.min(largest, ceilingBytes));
      expect(maxBodyBytesOf(operation)).toBeLessThanOrEqual(ceilingBytes);
    },
  );

  it('limits without a credential are small', () => {
    const anyone = withBody.filter(([, { access }]) => access.kind === 'public');
    expect(anyone.filter(([, operation]) => maxBodyBytesOf(operation) > 128 * 1024)).toEqual([]);
    const persons = anyone.filter(([, { access }]) => 'requiresSameOrigin' in access && access.requiresSameOrigin);
    expect(persons.filter(([, operation]) => maxBodyBytesOf(operation) > 8 * 1024)).toEqual([]);
  });
});
