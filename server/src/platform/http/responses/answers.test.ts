import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allOperations } from '../../../app/areas.ts';
import { AnswerSchemaMismatch, checkingSerialiser, compiledSerialiser } from './answers.ts';

const withAnswer = allOperations.flatMap(({ operation }) =>
  operation.answer.schema && operation.answer.contentType === undefined
    ? [{ id: operation.id, schema: operation.answer.schema, example: operation.example.answer }]
    : [],
);

describe('production serialises what tests have validated', () => {
  it.each(withAnswer)('$id: the same JSON from both serialisers', ({ id, schema, example }) => {
    expect(example).toBeDefined();
    const checked = checkingSerialiser(schema, id)(example);
    expect(JSON.parse(compiledSerialiser(schema)(example))).toEqual(JSON.parse(checked));
  });

  it('the list of operations is not empty', () => expect(withAnswer.length).toBeGreaterThan(20));
});

describe('the compiled serialiser', () => {
  const shape = z.object({
    text: z.string(),
    maybe: z.string().nullable(),
    left_out: z.int().optional(),
    any: z.record(z.string(), z.unknown()),
    list: z.array(z.union([z.strictObject({ kind: z.literal('a'), n: z.number() }), z.string()])),
    when: z.iso.datetime(),
  });
  const write = compiledSerialiser(shape);
  const value = {
    text: 'quote " newline \n null \u0000 line \u2028 half \ud800 smile 😀 </script>',
    maybe: null,
    any: { deep: { er: [1, null, true, { x: 'å' }] }, 'a"b': 1 },
    list: [{ kind: 'a' as const, n: 1.5e-7 }, 'plain'],
    when: '2026-01-01T00:00:00.000Z',
  };

  it('serialises any text, null, nested and mixed values as JSON does', () => {
    expect(JSON.parse(write(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it('omits fields not in the schema', () => {
    expect(JSON.parse(write({ ...value, password: 'x' }))).toEqual(JSON.parse(JSON.stringify(value)));
  });
});

describe('the checking serialiser', () => {
  it('throws AnswerSchemaMismatch, naming operation and place, for a response off its schema', () => {
    const write = checkingSerialiser(z.object({ list: z.array(z.object({ n: z.int() })) }), 'listThings');
    expect(() => write({ list: [{ n: 1 }, { n: 'x' }] })).toThrow(AnswerSchemaMismatch);
    expect(() => write({ list: [{ n: 'x' }] })).toThrow(/listThings.*list\[0\]\.n/s);
  });
});
