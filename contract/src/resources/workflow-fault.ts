import { z } from 'zod';

/** Every kind of fault that validation finds. Errors refuse a publish; warnings do not. */
export const workflowFaultCodes = [
  'duplicate_id',
  'duplicate_variable',
  'start_missing',
  'node_missing',
  'unreachable',
  'dead_end',
  'else_missing',
  'else_duplicate',
  'condition_impossible',
  'edge_from_end',
  'loop_without_wait',
  'field_missing',
  'invalid_value',
  'expression_invalid',
  'expression_type',
  'expression_limit',
  'variable_unknown',
  'variable_type',
  'variable_unset',
  'tool_unknown',
  'agent_unknown',
  'workflow_unknown',
  'workflow_unpublished',
  'workflow_recursion',
  'transfer_target_unknown',
  'destination_refused',
  'graph_too_large',
] as const;

export const WorkflowFault = z
  .object({
    severity: z.enum(['error', 'warning']).meta({ description: 'An error refuses publishing; a warning does not' }),
    code: z.enum(workflowFaultCodes),
    node_id: z.string().nullable().meta({ description: 'Node it is about; null: an edge or the whole graph' }),
    edge_id: z.string().nullable().meta({ description: 'Edge it is about; null: a node or the whole graph' }),
    field: z
      .string()
      .nullable()
      .meta({ description: 'Field of node, edge or graph, as a path such as fields.0.variable' }),
    path: z.string().meta({ description: 'JSON pointer into the graph', examples: ['/nodes/3/tool_id'] }),
    message: z.string().meta({ description: 'What is wrong and what to do' }),
  })
  .meta({ id: 'WorkflowFault' });
export type WorkflowFault = z.infer<typeof WorkflowFault>;
export type WorkflowFaultCode = WorkflowFault['code'];

export const WorkflowCheck = z
  .object({
    valid: z.boolean().meta({ description: 'No fault is an error: it can be published' }),
    faults: z.array(WorkflowFault),
  })
  .meta({ id: 'WorkflowCheck' });
export type WorkflowCheck = z.infer<typeof WorkflowCheck>;
