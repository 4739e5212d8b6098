import buildSerialiser from 'fast-json-stringify';
import { z } from 'zod';

/** Serialises the answer of an operation as JSON. */
export type Serialise = (answer: unknown) => string;

/** An answer that does not match the operation's schema: a fault, never the caller's. */
export class AnswerSchemaMismatch extends Error {
  override readonly name = 'AnswerSchemaMismatch';
}

/** Creates a serialiser that checks each answer against its schema; for tests and development. */
export function checkingSerialiser(schema: z.ZodType, operationId: string): Serialise {
  return (answer) => {
    const result = schema.safeParse(answer);
    if (!result.success) {
      throw new AnswerSchemaMismatch(`${operationId} answered off its schema: ${z.prettifyError(result.error)}`);
    }
    return JSON.stringify(result.data);
  };
}

/**
 * Creates a serialiser compiled from the schema, for production: fast, and known fields only. Compiled with the first
 * answer: compiling those of all operations takes a third of the start.
 */
export function compiledSerialiser(schema: z.ZodType): Serialise {
  return (answer) => {
    const serialise = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, serialise);
    return serialise(answer);
  };
}

/** Compiled once per schema: ten operations answer with a workflow, whose serialiser takes a second to compile. */
const compiled = new WeakMap<z.ZodType, Serialise>();

function compile(schema: z.ZodType): Serialise {
  const jsonSchema = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'draft-7' });
  return buildSerialiser(jsonSchema as Parameters<typeof buildSerialiser>[0]);
}
