import type { AgentConfig } from '@parley/contract/resources/agent';
import { Refusal } from '#platform/http/refusal.ts';

/** Refuses (400) a missing workflow; until workflows exist, every id is missing. An unchanged one passes. */
export function checkWorkflow(config: AgentConfig, before: AgentConfig | null): void {
  if (config.workflow_id === null || config.workflow_id === before?.workflow_id) return;
  const path = '/workflow_id';
  const message = 'there is no workflow with this id';
  throw new Refusal('invalid_request', `${path}: ${message}`, {
    details: [{ path, code: 'unknown_workflow', message }],
  });
}
