import { isDeepStrictEqual } from 'node:util';
import type { ErrorDetail } from '@parley/contract/errors';
import { applyMergePatch } from '@parley/contract/merge-patch';
import { AgentConfig } from '@parley/contract/resources/agent';
import { invalidInput } from '#platform/http/requests/validation.ts';
import { maskSecrets } from './agent-secrets.rules.ts';

/**
 * Applies a merge patch to the agent as the API shows it (secrets masked) and validates the whole result: a patch can
 * be valid by itself and still not fit the agent.
 */
export function patchConfig(stored: AgentConfig, patch: unknown): AgentConfig {
  const result = AgentConfig.safeParse(applyMergePatch(maskSecrets(stored), patch));
  if (!result.success) throw invalidInput(result.error.issues, 'body');
  return result.data;
}

/** Top-level fields that differ between two configurations, in schema order. Empty: no effective change. */
export function changedFields(before: AgentConfig, after: AgentConfig): (keyof AgentConfig)[] {
  return (Object.keys(AgentConfig.shape) as (keyof AgentConfig)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
}

export interface ConfigChange {
  /** JSON pointer. */
  path: ErrorDetail['path'];
  op: 'add' | 'remove' | 'replace';
  before?: unknown;
  after?: unknown;
}

/** Lists every difference between two JSON values, at the deepest path that differs. Lists are compared by position. */
export function compareJson(before: unknown, after: unknown, path = ''): ConfigChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, op: 'replace', before, after }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const place = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!Object.hasOwn(before, name)) return [{ path: place, op: 'add', after: after[name] } as const];
    if (!Object.hasOwn(after, name)) return [{ path: place, op: 'remove', before: before[name] } as const];
    return compareJson(before[name], after[name], place);
  });
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
