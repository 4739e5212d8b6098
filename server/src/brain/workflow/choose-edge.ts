import type { WorkflowEdge, WorkflowGlobalCondition } from '@parley/contract/resources/workflow-edge';
import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import { resembles } from './match-words.ts';
import { nodeAgent } from './node-agent.ts';
import type { EdgeReason, Outcome } from './types.ts';
import type { Walk } from './walk.ts';

/** Way out of a node. */
export type Choice =
  | { kind: 'edge'; edge: WorkflowEdge; reason: EdgeReason }
  /** A global node that the person's words begin. */
  | { kind: 'global'; node: WorkflowNode };

export interface ChoiceFacts {
  /** The node is done: `expression`, `result`, `always` and `else` may hold. */
  isDone: boolean;
  outcome: Outcome | null;
  /** Global nodes are asked too: the person said or pressed something. */
  mayLeave: boolean;
  /** Prompt conditions are asked too. */
  mayJudge: boolean;
}

type Condition = WorkflowEdge['condition'] | WorkflowGlobalCondition;

/**
 * Chooses the way out of the present node: its deterministic edges by priority, then global nodes with deterministic
 * conditions, then all prompt conditions by one request to the model, then `always` and `else`. Null: none holds.
 */
export async function chooseEdge(walk: Walk, node: WorkflowNode, facts: ChoiceFacts): Promise<Choice | null> {
  const edges = walk.graph.edgesOf(node.id);
  for (const edge of edges) {
    if (await holds(walk, edge.condition, facts)) {
      return { kind: 'edge', edge, reason: edge.condition.type as EdgeReason };
    }
  }
  const globals = facts.mayLeave ? enterable(walk, node) : [];
  for (const each of globals) {
    if (each.global && (await holds(walk, each.global.condition, { ...facts, isDone: true })))
      return { kind: 'global', node: each };
  }
  const judged = facts.mayJudge ? await judge(walk, node, edges, globals) : null;
  if (judged) return judged;
  if (!facts.isDone) return null;
  const last =
    edges.find(({ condition }) => condition.type === 'always') ??
    edges.find(({ condition }) => condition.type === 'else');
  return last ? { kind: 'edge', edge: last, reason: last.condition.type as EdgeReason } : null;
}

/** The edge of a silence: the one with the shortest time, which is what was waited for. */
export function timeoutEdge(walk: Walk, nodeId: string): WorkflowEdge | undefined {
  const secondsOf = ({ condition }: WorkflowEdge) => (condition.type === 'timeout' ? condition.seconds : Infinity);
  const timeouts = walk.graph.edgesOf(nodeId).filter(({ condition }) => condition.type === 'timeout');
  return timeouts.toSorted((one, other) => secondsOf(one) - secondsOf(other))[0];
}

async function holds(walk: Walk, condition: Condition, { isDone, outcome }: ChoiceFacts): Promise<boolean> {
  const { last } = walk.state;
  switch (condition.type) {
    case 'expression':
      return isDone && (await walk.evaluate(condition.expression)) === true;
    case 'intent':
      return (
        last.text !== '' &&
        walk.input.kind !== 'silence' &&
        walk.input.kind !== 'transfer_failed' &&
        [condition.intent, ...condition.phrases].some((phrase) => phrase !== '' && resembles(last.text, phrase))
      );
    case 'dtmf':
      return walk.input.kind === 'digits' && (condition.digits === '' || condition.digits === last.digits);
    case 'result':
      return isDone && outcome !== null && condition.outcome === outcome;
    default:
      return false;
  }
}

/** Global nodes that may be entered: not the present one, nor one entered a few turns ago. */
function enterable(walk: Walk, node: WorkflowNode): WorkflowNode[] {
  const { frame, state } = walk;
  return walk.graph.globals.filter((each) => {
    const enteredAt = frame.entered[each.id];
    const isCool = enteredAt === undefined || state.turns - enteredAt > (each.global?.cooldown_turns ?? 0);
    return each.id !== node.id && isCool && !frame.returns.some(({ nodeId }) => nodeId === each.id);
  });
}

async function judge(
  walk: Walk,
  node: WorkflowNode,
  edges: readonly WorkflowEdge[],
  globals: readonly WorkflowNode[],
): Promise<Choice | null> {
  const choices: { condition: string; choice: Choice }[] = [];
  for (const edge of edges) {
    if (edge.condition.type === 'prompt' && edge.condition.prompt.trim() !== '')
      choices.push({ condition: edge.condition.prompt, choice: { kind: 'edge', edge, reason: 'prompt' } });
  }
  for (const each of globals) {
    if (each.global?.condition.type === 'prompt' && each.global.condition.prompt.trim() !== '')
      choices.push({ condition: each.global.condition.prompt, choice: { kind: 'global', node: each } });
  }
  if (choices.length === 0) return null;
  const index = await walk.engine.judge({
    agent: nodeAgent(walk, node),
    history: walk.history,
    variables: walk.texts,
    conditions: choices.map(({ condition }) => walk.render(condition)),
  });
  return index === null ? null : (choices[index]?.choice ?? null);
}
