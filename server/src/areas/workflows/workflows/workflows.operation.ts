import { AgentId, WorkflowId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { WorkflowRuns } from './usage.queries.ts';

/** Dependencies of the workflows operations beside the request's transaction. */
export interface WorkflowsDeps {
  runs: WorkflowRuns;
}

export const operation = operationOf<WorkflowsDeps>();

/** Limits of a body that holds a graph. Units: bytes, which bind first, and JSON values as the schema allows. */
export const graphBody = { maxBodyBytes: 1024 * 1024, maxBodyValues: 700_000 } as const;

export const workflowParams = z.object({ workflowId: WorkflowId });
export const agentParams = z.object({ agentId: AgentId });
export const workflowVersionParams = z.object({
  workflowId: WorkflowId,
  versionNumber: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

/** Ids in the examples of the API document. */
export const exampleWorkflowId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b90' as WorkflowId;
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;
