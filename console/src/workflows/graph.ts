import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';

export type { WorkflowCondition, WorkflowConditionType, WorkflowEdge } from '@parley/contract/resources/workflow-edge';
export type { WorkflowFault } from '@parley/contract/resources/workflow-fault';
export type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
export type { WorkflowNode, WorkflowNodeKind, WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
export type { WorkflowVariable } from '@parley/contract/resources/workflow-variable';

export const emptyGraph: WorkflowDefinition = {
  start_node_id: null,
  global_prompt: '',
  variables: [],
  nodes: [],
  edges: [],
};
