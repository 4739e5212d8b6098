import type { WorkflowEdge } from '@parley/contract/resources/workflow-edge';
import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import type { WorkflowVariable } from '@parley/contract/resources/workflow-variable';
import { createExpressions, type Expressions } from '../expressions/expressions.ts';

/** A graph as the runner reads it. */
export interface CompiledGraph {
  nodes: ReadonlyMap<string, WorkflowNode>;
  variables: ReadonlyMap<string, WorkflowVariable>;
  expressions: Expressions;
  /** Nodes that can be entered from any other, in the order of the graph. */
  globals: readonly WorkflowNode[];
  /** Edges of a node by priority, equal ones in the order of the graph. */
  edgesOf(nodeId: string): readonly WorkflowEdge[];
}

const compiled = new WeakMap<WorkflowDefinition, CompiledGraph>();

/** Compiles a graph once for as long as it is in memory. */
export function compileGraph(graph: WorkflowDefinition): CompiledGraph {
  let found = compiled.get(graph);
  if (found === undefined) {
    found = compile(graph);
    compiled.set(graph, found);
  }
  return found;
}

function compile(graph: WorkflowDefinition): CompiledGraph {
  const edges = new Map<string, WorkflowEdge[]>();
  for (const edge of graph.edges) edges.set(edge.source, [...(edges.get(edge.source) ?? []), edge]);
  for (const each of edges.values()) each.sort((one, other) => one.priority - other.priority);
  return {
    nodes: new Map(graph.nodes.map((node) => [node.id, node])),
    variables: new Map(graph.variables.map((variable) => [variable.name, variable])),
    expressions: createExpressions(graph.variables),
    globals: graph.nodes.filter(({ global }) => global !== null),
    edgesOf: (nodeId) => edges.get(nodeId) ?? [],
  };
}
