import { isDeepStrictEqual } from 'node:util';
import { applyMergePatch } from '@parley/contract/merge-patch';
import { ToolDefinition } from '@parley/contract/resources/tool';
import { invalidInput } from '#platform/http/requests/validation.ts';
import { maskToolSecrets } from './tool-secrets.rules.ts';

/**
 * Applies a merge patch to a tool as the API shows it (secrets masked) and validates the whole result. `parameters` are
 * replaced whole: a merge of two schemas would be unpredictable.
 */
export function patchDefinition(stored: ToolDefinition, patch: Record<string, unknown>): ToolDefinition {
  const { parameters, ...rest } = patch;
  const merged = applyMergePatch(maskToolSecrets(stored), rest) as Record<string, unknown>;
  if (parameters !== undefined) merged['parameters'] = parameters ?? undefined;
  const result = ToolDefinition.safeParse(merged);
  if (!result.success) throw invalidInput(result.error.issues, 'body');
  return result.data;
}

/** Top-level fields that differ between two definitions. Empty: no effective change. */
export function changedToolFields(before: ToolDefinition, after: ToolDefinition): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof ToolDefinition>;
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
