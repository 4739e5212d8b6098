import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ToolRunner } from '#brain/ports.ts';
import type { CompletedTurn, RunGraph, RunHost, RunStep, WorkflowTurn } from '#brain/turn.ts';

/** Workflow of a tested agent, and where its run finds sub-flows and other agents. */
export interface TestedWorkflow extends Pick<RunHost, 'findAgent' | 'findGraph' | 'knowledgeOf'> {
  start: RunGraph;
}

/** Follows a workflow through the turns of a test. Nothing is stored, and operators are available. */
export class WorkflowInTest {
  readonly #workflow: TestedWorkflow;
  readonly #toolsOf: (agent: AgentConfig) => ToolRunner;
  #state: WorkflowTurn['state'] = null;
  #turns = 0;
  /** By number: a step committed around a side effect comes again at the end of its turn. */
  readonly #steps = new Map<number, string>();

  constructor(workflow: TestedWorkflow, toolsOf: (agent: AgentConfig) => ToolRunner) {
    this.#workflow = workflow;
    this.#toolsOf = toolsOf;
  }

  /** The next turn, in which the visitor says `text`. */
  turnOf(text: string): WorkflowTurn {
    const { start } = this.#workflow;
    this.#turns += 1;
    return {
      runId: 'test',
      state: this.#state,
      start,
      input: { kind: 'text', text },
      upTo: this.#turns,
      host: this.#host(),
    };
  }

  complete({ workflow }: Pick<CompletedTurn, 'workflow'>): void {
    if (!workflow) return;
    this.#state = workflow.state;
    this.#add(workflow.steps);
  }

  /** Ids of the nodes passed through, in order; staying at a node adds nothing. */
  path(): string[] {
    const nodeIds = [...this.#steps].toSorted(([a], [b]) => a - b).map(([, nodeId]) => nodeId);
    return nodeIds.filter((nodeId, at) => nodeId !== nodeIds[at - 1]);
  }

  #add(steps: readonly RunStep[]): void {
    for (const { step, nodeId } of steps) this.#steps.set(step, nodeId);
  }

  #host(): RunHost {
    const { findAgent, findGraph, knowledgeOf } = this.#workflow;
    return {
      context: async () => ({
        channel: 'chat',
        direction: 'inbound',
        callerNumber: '',
        isVerified: true,
        operatorsOnline: true,
      }),
      findGraph,
      findAgent,
      toolsOf: this.#toolsOf,
      knowledgeOf,
      handOff: async () => 'asked',
      canTransfer: () => false,
      pressDigits: null,
      commit: async ({ steps }) => this.#add(steps),
    };
  }
}
