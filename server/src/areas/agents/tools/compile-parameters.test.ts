import { describe, expect, it } from 'vitest';
import { Refusal } from '#platform/http/refusal.ts';
import { compileParameters, compileWhenUsed } from './compile-parameters.ts';

const object = (properties: Record<string, unknown>, more = {}) => ({ type: 'object', properties, ...more });

function refusalOf(parameters: Record<string, unknown>): Refusal {
  try {
    compileParameters(parameters);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It compiled.');
}

describe('parameters', () => {
  const nested = (depth: number): unknown => (depth === 0 ? {} : { type: 'array', items: nested(depth - 1) });
  const doubling = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `d${at}`,
      { allOf: [{ $ref: `#/$defs/d${at + 1}` }, { $ref: `#/$defs/d${at + 1}` }] },
    ]),
  );
  it.each<[string, Record<string, unknown>, string, string]>([
    ['an invalid type', object({ date: { type: 'strng' } }), '/parameters/properties/date/type', 'string'],
    ['no object', { type: 'array' }, '/parameters/type', '"type": "object"'],
    ['no type', { properties: {} }, '/parameters/type', '"type": "object"'],
    ['required that is no list', object({}, { required: 'date' }), '/parameters/required', 'array'],
    ['an unknown keyword', object({ a: { minLenght: 3 } }), '/parameters/properties/a/minLenght', 'no keyword'],
    ['an unknown format', object({ a: { format: 'phone' } }), '/parameters/properties/a/format', 'known formats'],
    [
      'another dialect',
      object({}, { $schema: 'http://json-schema.org/draft-07/schema#' }),
      '/parameters/$schema',
      'leave it out',
    ],
    [
      'a reference to the outside',
      object({ a: { $ref: 'https://example.com/s.json' } }),
      '/parameters/properties/a/$ref',
      '#/$defs/<name>',
    ],
    [
      'a reference to nothing',
      object({ a: { $ref: '#/$defs/none' } }),
      '/parameters/properties/a/$ref',
      '#/$defs/<name>',
    ],
    ['a reference to the whole', object({ a: { $ref: '#' } }), '/parameters/properties/a/$ref', '#/$defs/<name>'],
    [
      'a circle',
      object({ a: { $ref: '#/$defs/b' } }, { $defs: { b: { not: { $ref: '#/$defs/b' } } } }),
      '/parameters/properties/a/$ref',
      'back to itself',
    ],
    ['an async schema', object({}, { $async: true }), '/parameters/$async', 'not supported'],
    ['an id', object({}, { $id: 'https://example.com/s' }), '/parameters/$id', 'not supported'],
    [
      'a pattern that looks around',
      object({ 'a/b': { pattern: '(?=x)' } }),
      '/parameters/properties/a~1b/pattern',
      'look-around',
    ],
    [
      'an invalid pattern as a property name',
      object({}, { patternProperties: { '(': {} } }),
      '/parameters/patternProperties/(',
      'regular expression',
    ],
    ['too deep', object({ a: nested(30) }), '/parameters', 'levels deep'],
    ['too long', object({ a: { description: 'x'.repeat(33_000) } }), '/parameters', 'bytes'],
    [
      'too many properties',
      object(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`p${at}`, {}]))),
      '/parameters',
      '200 properties',
    ],
    [
      'references that double at each step',
      object({ a: { $ref: '#/$defs/d0' } }, { $defs: { ...doubling, d30: {} } }),
      '/parameters',
      'written out',
    ],
    ['an enum of nothing', object({ a: { enum: [] } }), '/parameters', 'enum'],
    [
      'a number beyond all numbers',
      object({ a: { minimum: Number.POSITIVE_INFINITY } }),
      '/parameters/properties/a/minimum',
      'number',
    ],
  ])('%s: refused with the pointer', (_name, parameters, path, message) => {
    const refusal = refusalOf(parameters);
    expect(refusal.status).toBe(400);
    expect(refusal.details?.[0]).toMatchObject({ path, message: expect.stringContaining(message) });
  });

  it('reports every fault, not only the first', () => {
    const { details } = refusalOf(object({ a: { type: 'text' }, b: { minimum: 'x' } }));
    expect(details?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/parameters/properties/a/type', '/parameters/properties/b/minimum']),
    );
  });

  const booking = compileParameters(
    object(
      {
        date: { type: 'string', format: 'date' },
        size: { enum: ['s', 'm'] },
        people: { type: 'integer', minimum: 1 },
        code: { type: 'string', pattern: '^[A-Z]{2}$' },
        customer: { $ref: '#/$defs/customer' },
      },
      {
        required: ['date'],
        additionalProperties: false,
        $defs: {
          customer: object(
            { emails: { type: 'array', items: { type: 'string', format: 'email' } } },
            { required: ['emails'] },
          ),
        },
      },
    ),
  );

  it.each<[unknown, string[]]>([
    [{ date: '2026-03-01', size: 'm', people: 2, code: 'AB', customer: { emails: ['a@b.example'] } }, []],
    [{}, ['The argument "date" is missing.']],
    [{ date: 'tomorrow' }, ['"date" must be of the format date, such as 2026-03-01.']],
    [{ date: 5 }, ['"date" must be of type string.']],
    [{ date: '2026-03-01', size: 'xl' }, ['"size" must be one of "s","m".']],
    [{ date: '2026-03-01', people: 0 }, ['"people" must be >= 1.']],
    [{ date: '2026-03-01', code: 'abc' }, ['"code" must match pattern "^[A-Z]{2}$".']],
    [{ date: '2026-03-01', colour: 'red' }, ['There is no argument "colour"; leave it out.']],
    [{ date: '2026-03-01', customer: {} }, ['The argument "customer.emails" is missing.']],
    [
      { date: '2026-03-01', customer: { emails: ['x'] } },
      ['"customer.emails[0]" must be of the format email, such as name@example.com.'],
    ],
    ['text', ['The arguments must be of type object.']],
  ])('arguments %j: %j', (args, sentences) => expect(booking.faults(args)).toEqual(sentences));

  it('inherited properties do not count as sent', () => {
    const { faults } = compileParameters(object({}, { required: ['constructor'] }));
    expect(faults({})).toEqual(['The argument "constructor" is missing.']);
  });

  it('two patterns of one schema are distinct', () => {
    const { faults } = compileParameters(object({ a: { pattern: '^a$' }, b: { pattern: '^b$' } }));
    expect(faults({ a: 'a', b: 'b' })).toEqual([]);
    expect(faults({ a: 'b', b: 'a' })).toHaveLength(2);
  });

  // Denial of service: the author of a tool could otherwise block the process with one run.
  it('patterns, formats and unique lists are bounded on worst-case arguments', () => {
    const { faults } = compileParameters(
      object({
        a: { type: 'string', pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' },
        b: { type: 'string', format: 'email' },
        c: { type: 'array', uniqueItems: true },
      }),
    );
    expect(faults({ a: 'a'.repeat(30_000), b: `${'a'.repeat(30_000)}` })).toHaveLength(2);
    expect(faults({ c: Array.from({ length: 900 }, (_, at) => ({ at })) })).toEqual([]);
    expect(faults({ c: Array.from({ length: 3000 }, (_, at) => at) })).toEqual([
      expect.stringContaining('too many parts'),
    ]);
  }, 20_000);

  // Regression: a tenant could block all calls for 15 seconds: 1,900 parts were each checked against 900 schemas with
  // every fault recorded, and a pattern behind a reference counted once however often it matched.
  it('parts times schemas and characters times patterns are bounded', () => {
    const choice = { anyOf: Array.from({ length: 90 }, (_, at) => ({ const: at })) };
    const wide = compileParameters(object({ a: { type: 'array', items: { anyOf: Array(6).fill(choice) } } }));
    expect(wide.faults({ a: Array(1_900).fill(-1) })).toEqual([expect.stringContaining('too many parts')]);
    expect(wide.faults({ a: [89] })).toEqual([]);
    const narrow = compileParameters(object({ a: { type: 'array', items: choice } }));
    expect(narrow.faults({ a: Array(1_900).fill(-1) }).length).toBeGreaterThan(0);
    const referred = (times: number) => ({
      ...object({ a: { allOf: Array(times).fill({ $ref: '#/$defs/p' }) } }),
      $defs: { p: { pattern: '(a?b?c?d?){40}z' } },
    });
    expect(refusalOf(referred(9)).details?.[0]?.message).toContain('patterns are too large');
    expect(compileParameters(referred(2)).faults({ a: 'a'.repeat(30_000) })).toEqual([
      expect.stringContaining('too long'),
    ]);
  });

  // Regression: each pattern was compiled before the total limit was checked: half a minute for one request.
  it('many large patterns and deep groups are refused before compilation', () => {
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`${at}a{0,900}`, {}]));
    expect(refusalOf({ type: 'object', patternProperties: many }).details?.[0]?.code).toBe('too_large');
    const deep = `${'('.repeat(15_000)}a${')'.repeat(15_000)}`;
    expect(refusalOf(object({ a: { pattern: deep } })).details?.[0]?.code).toBe('unfit_pattern');
  });

  it('lazily compiled parameters validate alike and report compile errors', () => {
    const { faults } = compileWhenUsed(object({ a: { type: 'string' } }), '');
    expect([faults({ a: 'x' }), faults({ a: 1 })]).toEqual([[], ['"a" must be of type string.']]);
    expect(() => compileWhenUsed(object({ a: { minLenght: 3 } }), '')).toThrow(Refusal);
    expect(compileWhenUsed(object({ a: { enum: [] } }), '').faults({})).toEqual([
      expect.stringContaining('cannot be used'),
    ]);
  });

  // Regression: the meta-schema's `uniqueItems` compared entries pairwise: a second for one request of 32 KiB.
  it.each([
    ['type', 8],
    ['required', 201],
  ])('a list in "%s" longer than its maximum is not compared', (keyword, length) => {
    const list = Array.from({ length }, () => ({}));
    expect(refusalOf(object({ a: { [keyword]: list } })).details?.[0]).toMatchObject({
      path: `/parameters/properties/a/${keyword}`,
      code: 'too_large',
    });
  });

  it('a list of schemas has at most 100 entries', () => {
    const oneOf = Array.from({ length: 101 }, (_, at) => ({ const: at }));
    expect(refusalOf(object({ a: { oneOf } })).details?.[0]).toMatchObject({
      path: '/parameters/properties/a/oneOf',
      code: 'too_large',
    });
  });

  // Regression: a model that missed a list of 6,000 values was sent all of them eight times, and the conversation was
  // crowded out.
  it('faults for the model stay short', () => {
    const { faults } = compileParameters(
      object({ a: { type: 'array', items: { enum: Array.from({ length: 6_000 }, (_, at) => at) } } }),
    );
    const told = faults({ a: Array.from({ length: 100 }, (_, at) => -1 - at) });
    expect(told).toHaveLength(9);
    expect(told.join(' ').length).toBeLessThan(5_000);
    expect(told.at(-1)).toMatch(/^There are \d+ more faults\.$/);
  });

  it.each([
    [{ a: 'x'.repeat(70_000) }, 'too long'],
    [JSON.parse(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`), 'nested too deeply'],
  ])('oversized arguments are refused without validation', (args, reason) => {
    expect(compileParameters(object({})).faults(args)).toEqual([expect.stringContaining(reason)]);
  });
});
