import { agentFields } from '@parley/contract/resources/agent';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { agent_fields as en } from '../../texts/en/agent-fields.ts';
import { fieldGroups, fieldsOf } from './agent-fields.ts';
import type { AgentField } from './field-types.ts';
import { textKeyOf } from './text-key.ts';

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

const contract = z.toJSONSchema(z.object(agentFields), { io: 'output', unrepresentable: 'any' }) as Schema;

/** The schema itself, without null and references. */
function bare(schema: Schema): Schema {
  const named = schema.$ref === undefined ? schema : contract.$defs?.[schema.$ref.replace('#/$defs/', '')];
  return named?.anyOf?.find(({ type }) => type !== 'null') ?? named ?? schema;
}

/** Every field by its path: objects are walked, lists of objects too, with `[]`. */
function leaves(schema: Schema, path: string): [string, Schema][] {
  const own = bare(schema);
  if (own.type === 'array' && own.items && bare(own.items).properties)
    return [[path, own], ...leaves(own.items, `${path}[]`)];
  if (!own.properties) return [[path, own]];
  return Object.entries(own.properties).flatMap(([name, inner]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  );
}

function edited(fields: readonly AgentField[], before = ''): [string, AgentField][] {
  return fields.flatMap((field): [string, AgentField][] => {
    const path = before + field.path;
    if (field.kind === 'rows') return [[path, field], ...edited(field.row, `${path}[].`)];
    if (field.kind === 'threshold') return edited(field.inner, `${path}.`);
    // The hours themselves are no field: their days are.
    if (field.kind === 'hours') return (field.covers ?? []).map((each): [string, AgentField] => [each, field]);
    return [[path, field], ...(field.covers ?? []).map((each): [string, AgentField] => [each, field])];
  });
}

const inContract = new Map(leaves(contract, ''));
const inEditor = edited(fieldGroups.flatMap(fieldsOf));

describe('the fields of the editor of agents', () => {
  it('are all fields of an agent in the contract, each once', () => {
    const paths = inEditor.map(([path]) => path);
    expect(paths.toSorted()).toEqual([...inContract.keys()].toSorted());
  });

  it('have the bounds, lengths and choices of the contract', () => {
    for (const [path, field] of inEditor) {
      const schema = inContract.get(path) ?? {};
      if (field.kind === 'number' || field.kind === 'slider')
        expect([path, field.min, field.max]).toEqual([path, schema.minimum, schema.maximum]);
      if (field.kind === 'choice') expect([path, field.choices]).toEqual([path, schema.enum]);
      if (field.kind === 'long') expect([path, field.max]).toEqual([path, schema.maxLength]);
      if (field.kind === 'text') expect([path, field.max]).toEqual([path, schema.maxLength]);
      if (field.kind === 'words' || field.kind === 'rows') expect([path, field.max]).toEqual([path, schema.maxItems]);
      if (field.kind === 'switch') expect([path, schema.type]).toEqual([path, 'boolean']);
    }
  });

  it('have a name and a hint each', () => {
    const named = inEditor.filter(([, { covers = [] }]) => covers.length === 0).map(([path]) => textKeyOf(path));
    for (const key of named) expect(Object.keys(en)).toContain(key);
  });
});
