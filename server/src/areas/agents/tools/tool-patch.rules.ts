import { isDeepStrictEqual } from 'node:util';
import { applyMergePatch } from '@parley/contract/merge-patch';
import { ToolDefinition } from '@parley/contract/resources/tool';
import { faults } from '#platform/http/validation.ts';
import { maskToolSecrets } from './tool-secrets.rules.ts';

/**
 * What a tool becomes by a merge patch, as the API shows it (secrets masked), checked whole. `parameters` are replaced
 * whole: of two schemas merged name by name, nobody could tell what comes out.
 */
export function patchDefinition(stored: ToolDefinition, patch: Record<string, unknown>): ToolDefinition {
  const { parameters, ...rest } = patch;
  const merged = applyMergePatch(maskToolSecrets(stored), rest) as Record<string, unknown>;
  if (parameters !== undefined) merged['parameters'] = parameters ?? undefined;
  const result = ToolDefinition.safeParse(merged);
  if (!result.success) throw faults(result.error.issues, 'body');
  return result.data;
}

/** Top-level fields in which two definitions differ. Empty: no effective change. */
export function changedToolFields(before: ToolDefinition, after: ToolDefinition): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof ToolDefinition>;
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
