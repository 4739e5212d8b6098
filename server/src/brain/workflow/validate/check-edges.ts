import type { WorkflowEdge } from '@parley/contract/resources/workflow-edge';
import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import { emptyCondition } from './check-nodes.ts';
import type { Faults, Place } from './faults.ts';
import type { GraphIndex } from './graph-index.ts';
import { factsOf, type NodeFacts } from './node-facts.ts';

/** Checks each edge's condition, and that every node leads on whatever happens. */
export function checkEdges(index: GraphIndex, faults: Faults): void {
  const { graph, nodes } = index;
  for (const [at, edge] of graph.edges.entries()) {
    const empty = emptyCondition(edge.condition);
    if (empty) faults.error({ edge, at }, `condition.${empty.field}`, 'field_missing', empty.message);
    const source = nodes.get(edge.source);
    if (source) checkCondition(source, { edge, at }, faults);
  }
  for (const [at, node] of graph.nodes.entries()) {
    if (nodes.get(node.id) === node) checkLeaving(node, at, index.edgesFrom(node.id), faults);
  }
}

function checkCondition(source: WorkflowNode, place: { edge: WorkflowEdge; at: number }, faults: Faults): void {
  const { condition } = place.edge;
  const { conditions } = factsOf(source);
  if (conditions.length === 0) {
    faults.error(place, 'source', 'edge_from_end', `a run ends at ${source.kind} ${source.id}: no edge leads on`);
    return;
  }
  if (!conditions.includes(condition.type)) {
    const message = `cannot hold at a node of kind ${source.kind}; possible are ${conditions.join(', ')}`;
    faults.error(place, 'condition.type', 'condition_impossible', message);
    return;
  }
  if (source.kind === 'transfer' && condition.type === 'result' && condition.outcome === 'succeeded') {
    const message = 'a transfer that succeeds ends the run; the outcome can only be failed';
    faults.error(place, 'condition.outcome', 'condition_impossible', message);
  }
}

function checkLeaving(node: WorkflowNode, at: number, edges: readonly WorkflowEdge[], faults: Faults): void {
  const place: Place = { node, at };
  const facts = factsOf(node);
  const of = (type: string) => edges.filter(({ condition }) => condition.type === type);
  const [always, otherwise] = [of('always'), of('else')];
  if (always.length + otherwise.length > 1) {
    const message = 'has several edges of type always or else; only one of them can be taken';
    faults.error(place, null, 'else_duplicate', message);
  }
  const outcomes = new Set(edges.flatMap(({ condition }) => (condition.type === 'result' ? [condition.outcome] : [])));
  if (facts.ends) {
    warnOfFailure(node, place, outcomes.has('failed') || always.length + otherwise.length > 0, faults);
    return;
  }
  if (edges.length === 0) {
    if (node.global?.return) return;
    faults.error(place, null, 'dead_end', 'no edge leads on, and the node does not end the run; add an edge or an end');
    return;
  }
  const isCovered = always.length + otherwise.length > 0 || outcomes.size === 2 || node.global?.return === true;
  if (!facts.stays && !isCovered) faults.error(place, null, 'else_missing', missingElse(facts, outcomes));
}

function missingElse({ conditions }: NodeFacts, outcomes: ReadonlySet<string>): string {
  if (!conditions.includes('result')) return 'no edge is taken when no condition holds; add one of type else';
  const missing = ['succeeded', 'failed'].filter((outcome) => !outcomes.has(outcome));
  return `no edge is taken when the node ${missing.join(' or ')}; add one of type else, or for each result`;
}

function warnOfFailure(node: WorkflowNode, place: Place, isCovered: boolean, faults: Faults): void {
  if (isCovered || (node.kind !== 'transfer' && node.kind !== 'handoff')) return;
  const message =
    node.kind === 'transfer'
      ? 'no edge is taken when the transfer fails; the run then ends and the agent continues by its own prompt'
      : 'no edge is taken when no operator is available; the run then ends and the agent continues by its own prompt';
  faults.warning(place, null, 'else_missing', message);
}
