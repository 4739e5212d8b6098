import type { CompiledParameters } from '#areas/agents/tools';
import type { ExecuteTool } from './tool-run.ts';

/** Candidate tool before its name is made unique. */
export interface Offer {
  name: string;
  description: string;
  /** JSON Schema 2020-12 of an object. */
  parameters: Record<string, unknown>;
  /** Parameters compiled earlier, if any. */
  compiled?: CompiledParameters;
  spokenNames?: readonly string[];
  phoneCountry?: string;
  execute: ExecuteTool;
}

/** Schema of generated parameters; additional properties are refused. */
export function objectSchema(
  properties: Readonly<Record<string, Record<string, unknown>>>,
  required: readonly string[] = [],
): Record<string, unknown> {
  return { type: 'object', properties, required, additionalProperties: false };
}
