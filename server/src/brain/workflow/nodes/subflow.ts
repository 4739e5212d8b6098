import type { WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
import { initialValues } from '../values.ts';
import type { Walk } from '../walk.ts';
import type { NodeResult } from './node-result.ts';

/** Deepest nesting of sub-flows. */
const framesMax = 8;

/** Enters the graph of another workflow with the inputs of the node. */
export async function enterSubflow(walk: Walk, node: WorkflowNodeOf<'subflow'>): Promise<NodeResult> {
  if (walk.state.frames.length >= framesMax) {
    walk.addProblem('too_deep');
    return { kind: 'done', outcome: 'failed' };
  }
  const id = node.workflow_id;
  const version = node.version ?? (id === null ? null : (walk.runGraph.pins.subflows[id] ?? null));
  const graph = id === null ? null : await walk.host.findGraph({ workflowId: id, version });
  if (graph === null || graph.graph.start_node_id === null) {
    walk.addProblem('workflow_missing');
    return { kind: 'done', outcome: 'failed' };
  }
  const given: Record<string, unknown> = {};
  for (const [name, expression] of Object.entries(node.input)) given[name] = await walk.evaluate(expression);
  walk.enterGraph(graph, initialValues(graph.graph.variables, given), { isAlone: false });
  return { kind: 'moved' };
}
