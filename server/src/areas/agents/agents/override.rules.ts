import { applyMergePatch } from '@parley/contract/merge-patch';
import { AgentConfig } from '@parley/contract/resources/agent';
import { invalidInput } from '#platform/http/requests/validation.ts';

/**
 * Applies a call's override to the agent's configuration. A valid patch may still not fit this agent; `field` names the
 * request field that held it.
 */
export function overriddenConfig(config: AgentConfig, override: unknown, field: string): AgentConfig {
  const result = AgentConfig.safeParse(applyMergePatch(config, override ?? {}));
  if (result.success) return result.data;
  throw invalidInput(
    result.error.issues.map((issue) => ({ ...issue, path: [field, ...issue.path] })),
    'body',
  );
}
