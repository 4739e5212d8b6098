import { z } from 'zod';
import { WorkflowEdge, WorkflowElementId } from './workflow-edge.ts';
import { WorkflowNode } from './workflow-node.ts';
import { WorkflowVariable } from './workflow-variable.ts';

export const workflowNodesMax = 300;
export const workflowEdgesMax = 1500;
export const workflowVariablesMax = 200;

/**
 * The graph of a workflow. A draft may be unfinished: references, reachability, expressions and texts that must be
 * there are checked by `POST /api/workflows/validate` and on publish, not when a draft is saved.
 */
export const WorkflowDefinition = z
  .strictObject({
    start_node_id: WorkflowElementId.nullable().default(null).meta({ description: 'Node where a run begins' }),
    global_prompt: z.string().max(50_000).default('').meta({
      description: "Instruction to the model in every node, in addition to the agent's prompt; `{{name}}` filled",
    }),
    variables: z.array(WorkflowVariable).max(workflowVariablesMax).default([]),
    nodes: z.array(WorkflowNode).max(workflowNodesMax).default([]),
    edges: z.array(WorkflowEdge).max(workflowEdgesMax).default([]),
  })
  .meta({ id: 'WorkflowDefinition' });
export type WorkflowDefinition = z.infer<typeof WorkflowDefinition>;
