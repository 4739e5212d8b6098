import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import type { Walk } from '../walk.ts';
import { enterCollect, receiveInCollect, resumeCollect } from './collect.ts';
import { enterConversation, receiveInConversation } from './conversation.ts';
import { enterDtmf, receiveInDtmf, resumeDtmf } from './dtmf.ts';
import { enterAgentSwap, enterHandoff, enterTransfer, resumeTransfer, returnFromHandOver } from './hand-over.ts';
import type { NodeResult, NodeWork } from './node-result.ts';
import { enterEnd, enterSay, enterSetVariables, enterWait, receiveInWait, resumeEnd } from './plain-nodes.ts';
import { enterSubflow } from './subflow.ts';
import { enterTool, resumeTool } from './tool.ts';

/** Enters a node. */
export function enterNode(walk: Walk, node: WorkflowNode): NodeWork {
  switch (node.kind) {
    case 'conversation':
      return enterConversation(walk, node);
    case 'say':
      return enterSay(walk, node);
    case 'collect':
      return enterCollect(walk, node);
    case 'branch':
      return silently(Promise.resolve({ kind: 'done', outcome: null }));
    case 'tool':
      return enterTool(walk, node);
    case 'transfer':
      return enterTransfer(walk, node);
    case 'handoff':
      return enterHandoff(walk, node);
    case 'dtmf':
      return enterDtmf(walk, node);
    case 'set_variables':
      return silently(enterSetVariables(walk, node));
    case 'agent_swap':
      return enterAgentSwap(walk, node);
    case 'subflow':
      return silently(enterSubflow(walk, node));
    case 'wait':
      return silently(enterWait(walk, node));
    case 'end':
      return enterEnd(walk, node);
  }
}

/** Gives a node that waits what the person said or pressed, or their silence. */
export function receiveInNode(walk: Walk, node: WorkflowNode): NodeWork {
  const { phase } = walk.state;
  if (phase.kind === 'handed-over') {
    if (['handoff', 'tool', 'transfer'].includes(node.kind)) return silently(returnFromHandOver(walk));
    // The model of the node asked for it: the node goes on.
    walk.state.phase = { kind: 'waiting', attempts: 0 };
  }
  if (walk.input.kind === 'transfer_failed') return silently(Promise.resolve({ kind: 'wait' }));
  switch (node.kind) {
    case 'conversation':
      return receiveInConversation(walk, node);
    case 'collect':
      return receiveInCollect(walk, node);
    case 'dtmf':
      return receiveInDtmf(walk, node);
    case 'wait':
      return receiveInWait(walk, node);
    case 'transfer':
      return resumeTransfer(walk, node);
    case 'end':
      return resumeEnd(walk, node);
    default:
      return enterNode(walk, node);
  }
}

/** Goes on with a node after a crash, or after a global node: repeats the open question alone. */
export function resumeNode(walk: Walk, node: WorkflowNode): NodeWork {
  switch (node.kind) {
    case 'tool':
      return resumeTool(walk, node);
    case 'collect':
      return resumeCollect(walk, node);
    case 'dtmf':
      return resumeDtmf(walk, node);
    default:
      return silently(Promise.resolve({ kind: 'wait' }));
  }
}

/** Work of a node that says nothing. */
async function* silently(work: Promise<NodeResult>): NodeWork {
  yield* [];
  return work;
}
