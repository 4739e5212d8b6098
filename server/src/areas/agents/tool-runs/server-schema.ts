import type { ErrorDetail } from '@parley/contract/errors';
import { type CompiledParameters, compileWhenUsed } from '#areas/agents/tools';
import { Refusal } from '#platform/http/refusal.ts';
import type { ServerTool } from './tool-servers.ts';

export interface CompiledServerTool extends ServerTool {
  compiled: CompiledParameters;
}

/**
 * Faults tolerated in a server's schema, because the server validates the arguments itself. Servers declare their draft
 * and include generator notes.
 */
const needless: ReadonlySet<string> = new Set(['unknown_keyword', 'unknown_format', 'unknown_dialect']);

/**
 * Adapts and compiles a server tool's parameters under the limits of all tools, or returns the reason they are
 * unusable. Names of older drafts are rewritten and unchecked keywords dropped.
 */
export function adaptSchema(tool: ServerTool): CompiledServerTool | { objection: string } {
  let parameters = renameDefinitions(tool.parameters);
  for (const isLast of [false, true]) {
    try {
      return { ...tool, parameters, compiled: compileWhenUsed(parameters, '') };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const details = error.details ?? [];
      if (isLast || details.some(({ code }) => !needless.has(code))) return { objection: objectionOf(details) };
      parameters = structuredClone(parameters);
      for (const { path } of details) removeAt(parameters, path);
    }
  }
  return { objection: 'its schema cannot be used' };
}

/** Code only: messages may repeat text of the server. */
const objectionOf = (details: readonly ErrorDetail[]) => details[0]?.code ?? 'unusable';

function renameDefinitions(schema: Record<string, unknown>): Record<string, unknown> {
  if (!('definitions' in schema) || '$defs' in schema) return schema;
  const { definitions, ...rest } = schema;
  const text = JSON.stringify({ ...rest, $defs: definitions });
  return JSON.parse(text.replaceAll('"$ref":"#/definitions/', '"$ref":"#/$defs/')) as Record<string, unknown>;
}

function removeAt(schema: Record<string, unknown>, pointer: string): void {
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = steps.pop();
  let current: unknown = schema;
  for (const step of steps) current = (current as Record<string, unknown> | undefined)?.[step];
  if (typeof current === 'object' && current !== null && last !== undefined) Reflect.deleteProperty(current, last);
}
