import type { ToolDefinition } from '@parley/contract/resources/tool';
import { findUrlFaults, type UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import { compileParameters } from './compile-parameters.ts';
import { findRequestFaults, urlsOf } from './tool-request.rules.ts';
import { refusalOf } from './tools.errors.ts';

/**
 * Refuses (400, with pointers) a definition that cannot run: parameters that do not compile, URLs this installation
 * never requests, reserved headers. Unchanged URLs pass.
 */
export function checkDefinition(egress: UrlGuard, definition: ToolDefinition, before: ToolDefinition | null): void {
  const blocked = findUrlFaults(egress, urlsOf(definition), before ? urlsOf(before) : []);
  const refusal = refusalOf([...findRequestFaults(definition), ...blocked]);
  if (refusal) throw refusal;
  compileParameters(definition.parameters);
}
