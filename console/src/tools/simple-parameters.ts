/** A parameter that can be described without knowing JSON Schema. */
export interface SimpleParameter {
  name: string;
  type: 'string' | 'number' | 'integer' | 'boolean';
  description: string;
  /** Values a text may have; none means any. */
  choices: string[];
  isRequired: boolean;
}

const types = ['string', 'number', 'integer', 'boolean'];
const knownAtTop = ['type', 'properties', 'required'];
const knownInside = ['type', 'description', 'enum'];

/** The parameters as rows, or null when the schema says more than rows can hold. */
export function readSimple(text: string): SimpleParameter[] | null {
  const schema = parseObject(text);
  if (!schema || schema['type'] !== 'object') return null;
  const { properties = {}, required = [] } = schema;
  if (!onlyHas(schema, knownAtTop) || !isObject(properties) || !isTextList(required)) return null;
  const rows: SimpleParameter[] = [];
  for (const [name, property] of Object.entries(properties)) {
    const row = readProperty(name, property, required);
    if (row === null) return null;
    rows.push(row);
  }
  return required.every((name) => Object.hasOwn(properties, name)) ? rows : null;
}

function readProperty(name: string, property: unknown, required: readonly string[]): SimpleParameter | null {
  if (!isObject(property) || !onlyHas(property, knownInside)) return null;
  const { type, description = '', enum: choices = [] } = property;
  if (!types.includes(type as string) || typeof description !== 'string' || !isTextList(choices)) return null;
  if (choices.length > 0 && type !== 'string') return null;
  return { name, type: type as SimpleParameter['type'], description, choices, isRequired: required.includes(name) };
}

/** JSON Schema of the rows, as text. Rows without a name are omitted. */
export function writeSimple(rows: readonly SimpleParameter[]): string {
  const named = rows.filter(({ name }) => name.trim() !== '');
  const properties = Object.fromEntries(
    named.map(({ name, type, description, choices }) => [
      name.trim(),
      { type, ...(description && { description }), ...(type === 'string' && choices.length > 0 && { enum: choices }) },
    ]),
  );
  const required = named.filter(({ isRequired }) => isRequired).map(({ name }) => name.trim());
  return JSON.stringify({ type: 'object', properties, ...(required.length > 0 && { required }) }, null, 2);
}

/** Arguments to begin a test with: an empty value for each parameter. */
export function sampleArguments(schema: unknown): Record<string, unknown> {
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, sampleOf(property)]));
}

function sampleOf(property: unknown): unknown {
  if (!isObject(property)) return '';
  const { enum: choices, examples, type } = property;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (Array.isArray(choices) && choices.length > 0) return choices[0];
  const samples: Record<string, unknown> = { number: 0, integer: 0, boolean: false, array: [], object: {} };
  return samples[String(type)] ?? '';
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

const onlyHas = (value: object, names: readonly string[]) => Object.keys(value).every((name) => names.includes(name));
