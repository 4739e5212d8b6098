import fc from 'fast-check';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Text that breaks things: what no database, URL or template likes. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
    '\u202e',
    '\n',
    '%00',
    "' or 1=1 --",
    '{{name}}',
    '../..',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom('x'.repeat(300), '9'.repeat(40), '1e999', '-0', 'NaN', 'null', 'true'),
);

/** Any JSON at all. */
export const garbage: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    nastyText,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e300, Number.MAX_SAFE_INTEGER, [], {}),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(nastyText, fc.constantFrom('name', 'llm', 'text')), tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** Values that mostly fit a schema: some of their parts are replaced by garbage, left out or added. */
export function requestPart(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const fitting = valueOf(json, (json['$defs'] ?? {}) as Record<string, Json>);
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: garbage });
}

function valueOf(json: Json, definitions: Record<string, Json>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 80, arbitrary: fittingValue(json, definitions) }, { weight: 1, arbitrary: garbage });
}

function fittingValue(json: Json, definitions: Record<string, Json>): fc.Arbitrary<unknown> {
  const inner = (schema: unknown) => valueOf(schema as Json, definitions);
  if (typeof json['$ref'] === 'string') return inner(definitions[json['$ref'].split('/').at(-1) ?? ''] ?? {});
  if ('const' in json) return fc.constant(json['const']);
  if (Array.isArray(json['enum'])) return fc.constantFrom(...(json['enum'] as unknown[]));
  const branches = (json['anyOf'] ?? json['oneOf']) as Json[] | undefined;
  if (branches) return fc.oneof(...branches.map(inner));
  switch (json['type']) {
    case 'object': {
      const known = Object.entries((json['properties'] ?? {}) as Json).map(
        ([name, each]) => [name, inner(each)] as const,
      );
      const required = (json['required'] ?? []) as string[];
      // A few of many fields: with all of them, some part would nearly always be wrong.
      const optional = known.map(([name]) => name).filter((name) => !required.includes(name));
      const record = fc
        .subarray(optional, { maxLength: Math.min(optional.length, 4) })
        .chain((chosen) =>
          fc.record(Object.fromEntries(known.filter(([name]) => required.includes(name) || chosen.includes(name)))),
        );
      const extra = json['additionalProperties'];
      return typeof extra === 'object' && extra !== null
        ? fc.dictionary(fc.oneof(fc.stringMatching(/^[a-z_]{1,8}$/), nastyText), inner(extra), { maxKeys: 3 })
        : record;
    }
    case 'array':
      return fc.array(inner(json['items'] ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number': {
      const min = Number(json['minimum'] ?? -10);
      const max = Math.min(Number(json['maximum'] ?? 100), 1_000_000);
      if (json['type'] === 'number') return fc.double({ min, max, noNaN: true });
      const least = Math.max(min, -1e6);
      return fc.oneof(fc.integer({ min: least, max }), fc.integer({ min: least, max: Math.min(max, least + 2) }));
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(json);
    default:
      return garbage;
  }
}

const text = fc.oneof(
  { weight: 12, arbitrary: fc.string({ minLength: 1, maxLength: 30 }) },
  { weight: 1, arbitrary: nastyText },
);

function textOf(json: Json): fc.Arbitrary<string> {
  // Where only a list kept elsewhere says what is right, such as that of time zones.
  if (Array.isArray(json['examples'])) return fc.constantFrom(...(json['examples'] as string[]));
  if (json['format'] === 'uuid') return fc.uuid();
  if (json['format'] === 'uri') return fc.webUrl();
  if (json['format'] === 'email') return fc.emailAddress();
  if (json['format'] === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString());
  if (typeof json['pattern'] === 'string') {
    const pattern = json['pattern'];
    try {
      return fc.oneof(
        { weight: 12, arbitrary: fc.stringMatching(new RegExp(pattern)) },
        { weight: 1, arbitrary: nastyText },
      );
    } catch {
      return nastyText;
    }
  }
  return text;
}

/** A header: mostly not sent. */
export const headerValue = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '"1"',
      '"2"',
      '*',
      'W/"1"',
      '',
      'x',
      '"999999999"',
      'text/event-stream',
      'application/json',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 30 }) },
);
