import { applyMergePatch } from '@parley/contract/merge-patch';
import { AgentConfig } from '@parley/contract/resources/agent';
import { faults } from '#platform/http/validation.ts';

/** The agent as a call asks for it. A patch may be right in itself and not go with this agent; `field` held it. */
export function overriddenConfig(config: AgentConfig, override: unknown, field: string): AgentConfig {
  const result = AgentConfig.safeParse(applyMergePatch(config, override ?? {}));
  if (result.success) return result.data;
  throw faults(
    result.error.issues.map((issue) => ({ ...issue, path: [field, ...issue.path] })),
    'body',
  );
}
