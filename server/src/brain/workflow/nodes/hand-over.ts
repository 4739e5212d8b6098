import type { WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
import type { TransferTarget } from '../types.ts';
import { initialValues } from '../values.ts';
import type { Walk } from '../walk.ts';
import { answerRemark } from './collect.ts';
import type { NodeResult, NodeWork } from './node-result.ts';

type Transfer = WorkflowNodeOf<'transfer'>;

/** Hands the call over once what was said has been heard. In a chat, `operator` and queues are a hand-off. */
export async function* enterTransfer(walk: Walk, node: Transfer): NodeWork {
  const target = targetOf(walk, node);
  const { channel } = await walk.context();
  const isToOperator = 'destination' in target && /^(?:operator$|queue:)/.test(target.destination);
  if (channel === 'chat' && isToOperator) return yield* handOff(walk, { reason: node.name, say: node.say });
  if (!walk.host.canTransfer(target)) return { kind: 'done', outcome: 'failed' };
  yield* walk.say(node.say);
  walk.isInputUsed = true;
  walk.transfer = target;
  walk.state.phase = { kind: 'handed-over' };
  return { kind: 'wait' };
}

/** The announcement was interrupted: the remark is answered, the rest said, and the transfer asked for again. */
export async function* resumeTransfer(walk: Walk, node: Transfer): NodeWork {
  yield* answerRemark(walk, node);
  yield* walk.sayUnheard();
  walk.isInputUsed = true;
  walk.transfer = targetOf(walk, node);
  walk.state.phase = { kind: 'handed-over' };
  return { kind: 'wait' };
}

function targetOf(walk: Walk, { target_key: key, destination, mode, whisper }: Transfer): TransferTarget {
  return key === '' ? { destination: walk.render(destination), mode, whisper: walk.render(whisper) } : { key };
}

export async function* enterHandoff(walk: Walk, node: WorkflowNodeOf<'handoff'>): NodeWork {
  return yield* handOff(walk, node);
}

async function* handOff(walk: Walk, { reason, say }: { reason: string; say: string }): NodeWork {
  const { handOff: request } = walk.host;
  if (request === null) return { kind: 'done', outcome: 'failed' };
  const outcome = await request({ reason: walk.render(reason), summary: '' });
  if (outcome === 'nobody_available') return { kind: 'done', outcome: 'failed' };
  yield* walk.say(say);
  walk.isInputUsed = true;
  walk.state.phase = { kind: 'handed-over' };
  return { kind: 'wait' };
}

/**
 * The conversation has come back. A person gave a chat back, which is the end of a hand-off that succeeded and not asked
 * for again; a call that still talks to the agent was not transferred.
 */
export async function returnFromHandOver(walk: Walk): Promise<NodeResult> {
  const { channel } = await walk.context();
  return { kind: 'done', outcome: channel === 'chat' ? 'succeeded' : 'failed' };
}

/** Another agent goes on, by its own workflow where it has one. */
export async function* enterAgentSwap(walk: Walk, node: WorkflowNodeOf<'agent_swap'>): NodeWork {
  const agent = node.agent_id === null ? null : await walk.host.findAgent(node.agent_id);
  if (agent === null) {
    walk.addProblem('agent_missing');
    return { kind: 'done', outcome: 'failed' };
  }
  yield* walk.say(node.say);
  const given = walk.texts;
  walk.agent = agent;
  walk.state.agentId = node.agent_id;
  yield { kind: 'agent', id: node.agent_id as string, config: agent };
  if (node.greet) yield* walk.say(agent.greeting);
  const graph =
    agent.workflow_id === null
      ? null
      : await walk.host.findGraph({ workflowId: agent.workflow_id, version: agent.workflow_version });
  if (graph === null || graph.graph.start_node_id === null) {
    return { kind: 'over', outcome: 'succeeded', ends: 'workflow' };
  }
  walk.enterGraph(graph, initialValues(graph.graph.variables, given), { isAlone: true });
  return { kind: 'moved' };
}
