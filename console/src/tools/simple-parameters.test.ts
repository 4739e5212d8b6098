import { describe, expect, it } from 'vitest';
import { readSimple, sampleArguments, writeSimple } from './simple-parameters.ts';

const schema = {
  type: 'object',
  properties: {
    order: { type: 'string', description: 'Number of the order' },
    size: { type: 'string', enum: ['small', 'large'] },
    count: { type: 'integer' },
  },
  required: ['order'],
};

describe('parameters as rows', () => {
  it('round-trip to the schema they were read from', () => {
    const rows = readSimple(JSON.stringify(schema));
    expect(rows?.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['order', true],
      ['size', false],
      ['count', false],
    ]);
    expect(JSON.parse(writeSimple(rows ?? []))).toEqual(schema);
  });

  it('omit a row without a name', () => {
    const [row] = readSimple(JSON.stringify(schema)) ?? [];
    expect(JSON.parse(writeSimple(row ? [{ ...row, name: ' ' }] : []))).toEqual({ type: 'object', properties: {} });
  });

  it.each([
    ['a list', { type: 'object', properties: { a: { type: 'array', items: {} } } }],
    ['a bound', { type: 'object', properties: { a: { type: 'integer', minimum: 1 } } }],
    ['two types', { type: 'object', properties: { a: { type: ['string', 'null'] } } }],
    ['numbers to choose from', { type: 'object', properties: { a: { type: 'integer', enum: [1, 2] } } }],
    ['a rule for the whole', { type: 'object', properties: {}, additionalProperties: false }],
    ['a required property without a schema', { type: 'object', properties: {}, required: ['a'] }],
    ['no object', { type: 'string' }],
  ])('are not offered for a schema with %s', (_, value) => {
    expect(readSimple(JSON.stringify(value))).toBeNull();
  });

  it('are not offered for invalid JSON', () => {
    expect(readSimple('{')).toBeNull();
  });
});

it('a test is prefilled with a value of the right type for each parameter', () => {
  expect(sampleArguments(schema)).toEqual({ order: '', size: 'small', count: 0 });
  expect(sampleArguments({})).toEqual({});
});
