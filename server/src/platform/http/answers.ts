import buildSerialiser from 'fast-json-stringify';
import { z } from 'zod';

/** Turns the answer of an operation into JSON text. */
export type Serialise = (answer: unknown) => string;

/** An operation answered something its schema does not allow: our fault, never the caller's. */
export class AnswerOffSchema extends Error {
  override readonly name = 'AnswerOffSchema';
}

/** Checks every answer against its schema before it leaves; for tests and development. */
export function checkingSerialiser(schema: z.ZodType, operationId: string): Serialise {
  return (answer) => {
    const result = schema.safeParse(answer);
    if (!result.success) {
      throw new AnswerOffSchema(`${operationId} answered off its schema: ${z.prettifyError(result.error)}`);
    }
    return JSON.stringify(result.data);
  };
}

/**
 * A serialiser compiled from the schema: writes known fields only, and fast. For production. Compiled with the first
 * answer: those of all operations together take a third of a start.
 */
export function compiledSerialiser(schema: z.ZodType): Serialise {
  let serialise: Serialise | undefined;
  return (answer) => {
    serialise ??= compile(schema);
    return serialise(answer);
  };
}

function compile(schema: z.ZodType): Serialise {
  const jsonSchema = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'draft-7' });
  return buildSerialiser(jsonSchema as Parameters<typeof buildSerialiser>[0]);
}
