import type { AgentConfig } from '@parley/contract/resources/agent';
import { Refusal } from '#platform/http/refusal.ts';

/**
 * Refuses (400) a workflow that is not there, which every id is until there are workflows. One that was there before is
 * left alone.
 */
export function checkWorkflow(config: AgentConfig, before: AgentConfig | null): void {
  if (config.workflow_id === null || config.workflow_id === before?.workflow_id) return;
  const path = '/workflow_id';
  const message = 'there is no workflow with this id';
  throw new Refusal('invalid_request', `${path}: ${message}`, {
    details: [{ path, code: 'unknown_workflow', message }],
  });
}
