import type { CompiledParameters } from '#areas/agents/tools';
import type { ExecuteTool } from './tool-run.ts';

/** One thing a model may be offered, before its name is made to fit among the others. */
export interface Offer {
  name: string;
  description: string;
  /** JSON Schema 2020-12 of an object. */
  parameters: Record<string, unknown>;
  /** Where they were compiled before. */
  compiled?: CompiledParameters;
  execute: ExecuteTool;
}

/** The schema of generated parameters: nothing beyond them is taken. */
export function objectSchema(
  properties: Readonly<Record<string, Record<string, unknown>>>,
  required: readonly string[] = [],
): Record<string, unknown> {
  return { type: 'object', properties, required, additionalProperties: false };
}
