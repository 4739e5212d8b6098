import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import type { Faults } from './faults.ts';
import { entriesOf, type GraphIndex, reachedFrom } from './graph-index.ts';
import { factsOf } from './node-facts.ts';

/** True where a run of the graph cannot end without a wait: a loop around it as a sub-flow cannot spin. */
export function waitsBeforeEnd(index: GraphIndex): boolean {
  const { start_node_id: start } = index.graph;
  if (start === null) return false;
  const passes = (node: WorkflowNode) => !factsOf(node).waits;
  const reached = reachedFrom(index, [start], passes);
  return ![...reached].some((id) => {
    const node = index.nodes.get(id);
    return node !== undefined && factsOf(node).ends;
  });
}

/**
 * Checks for loops in which nothing waits, which would spin without the visitor, and warns of nodes from which no end
 * can be reached. `waits` says of a sub-flow node whether its workflow waits.
 */
export function checkPaths(index: GraphIndex, waits: (node: WorkflowNode) => boolean, faults: Faults): void {
  const isWaiting = (node: WorkflowNode) => factsOf(node).waits || waits(node);
  const spinning = nodesInLoops(index, isWaiting);
  for (const [at, node] of index.graph.nodes.entries()) {
    if (!spinning.has(node.id)) continue;
    const message =
      'is in a loop in which nothing waits for the visitor; put a conversation, collect, dtmf or wait node into it';
    faults.error({ node, at }, null, 'loop_without_wait', message);
  }
  warnOfNoEnd(index, faults);
}

function warnOfNoEnd(index: GraphIndex, faults: Faults): void {
  const { graph, nodes, edgesFrom } = index;
  const before = new Map<string, string[]>();
  for (const id of nodes.keys()) {
    for (const { target } of edgesFrom(id)) before.set(target, [...(before.get(target) ?? []), id]);
  }
  const endsHere = (node: WorkflowNode) => factsOf(node).ends || node.global?.return === true;
  const waiting = graph.nodes.filter(endsHere).map(({ id }) => id);
  const ending = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (ending.has(id)) continue;
    ending.add(id);
    waiting.push(...(before.get(id) ?? []));
  }
  const reached = reachedFrom(index, entriesOf(index));
  for (const [at, node] of graph.nodes.entries()) {
    if (ending.has(node.id) || !reached.has(node.id) || edgesFrom(node.id).length === 0) continue;
    faults.warning({ node, at }, null, 'dead_end', 'no path leads from here to an end, a transfer or a hand-off');
  }
}

/** Ids of the nodes on a cycle of nodes that do not wait. Strongly connected components (Tarjan), without recursion. */
function nodesInLoops({ nodes, edgesFrom }: GraphIndex, isWaiting: (node: WorkflowNode) => boolean): Set<string> {
  const immediate = new Set([...nodes.values()].filter((node) => !isWaiting(node)).map(({ id }) => id));
  const next = (id: string) =>
    edgesFrom(id)
      .filter(({ condition }) => condition.type !== 'timeout')
      .map(({ target }) => target)
      .filter((target) => immediate.has(target));
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const found = new Set<string>();
  for (const root of immediate) {
    if (order.has(root)) continue;
    const work: { id: string; targets: string[] }[] = [];
    const open = (id: string) => {
      order.set(id, order.size);
      low.set(id, order.size - 1);
      stack.push(id);
      onStack.add(id);
      work.push({ id, targets: next(id) });
    };
    open(root);
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const { id } = top;
      const target = top.targets.pop();
      if (target !== undefined) {
        if (!order.has(target)) open(target);
        else if (onStack.has(target)) low.set(id, Math.min(low.get(id) ?? 0, order.get(target) ?? 0));
        continue;
      }
      work.pop();
      const parent = work.at(-1);
      if (parent) low.set(parent.id, Math.min(low.get(parent.id) ?? 0, low.get(id) ?? 0));
      if (low.get(id) !== order.get(id)) continue;
      const component = stack.splice(stack.lastIndexOf(id));
      for (const member of component) onStack.delete(member);
      if (component.length > 1 || next(id).includes(id)) for (const member of component) found.add(member);
    }
  }
  return found;
}
