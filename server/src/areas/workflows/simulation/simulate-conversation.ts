import type { AgentId, TenantId, WorkflowId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { WorkflowStep } from '@parley/contract/resources/workflow-run';
import type {
  SimulatedTurn,
  WorkflowSimulate,
  WorkflowSimulation,
} from '@parley/contract/resources/workflow-simulation';
import type { z } from 'zod';
import type { ModelMessage } from '#brain/ports.ts';
import type { CompletedTurn, RunGraph, RunHost, RunInput, RunState, RunStep } from '#brain/turn.ts';
import { MockedTools } from './mocked-tools.ts';
import type { SimulationDeps } from './simulation.operation.ts';

/** Upper bound on a simulation, which a vendor's model may use up. Unit: milliseconds. */
const simulationTimeoutMs = 60_000;

export interface SimulatedConversation {
  tenantId: TenantId;
  graph: RunGraph;
  /** Secrets in clear. */
  agent: { id: AgentId | null; version: number | null; config: AgentConfig };
  /** Loads another agent, for `agent_swap`. */
  findAgent(id: string): Promise<AgentConfig | null>;
  script: WorkflowSimulate;
}

type Turn = z.infer<typeof SimulatedTurn>;
type Action = Turn['actions'][number];

/** Plays a scripted conversation through a workflow. Nothing is stored, sent or run beside models. */
export async function simulateConversation(
  deps: Pick<SimulationDeps, 'brain' | 'graphs' | 'knowledge' | 'log' | 'tools'>,
  conversation: SimulatedConversation,
): Promise<WorkflowSimulation> {
  const startedAt = performance.now();
  const simulation = new Simulation(deps, conversation);
  const { turns } = conversation.script;
  await simulation.start(turns[0]);
  let used = 0;
  for (const turn of turns) {
    if (simulation.isOver()) break;
    used += 1;
    await simulation.play(turn);
  }
  return { ...simulation.result(), unused_turns: turns.length - used, duration_ms: performance.now() - startedAt };
}

class Simulation {
  readonly #deps: Pick<SimulationDeps, 'brain' | 'graphs' | 'knowledge' | 'log' | 'tools'>;
  readonly #conversation: SimulatedConversation;
  readonly #tools: MockedTools;
  readonly #history: ModelMessage[] = [];
  readonly #turns: Turn[] = [];
  readonly #actions: Action[] = [];
  readonly #signal = AbortSignal.timeout(simulationTimeoutMs);
  #state: RunState | null = null;
  #last: CompletedTurn | undefined;
  #hasEnded = false;

  constructor(
    deps: Pick<SimulationDeps, 'brain' | 'graphs' | 'knowledge' | 'log' | 'tools'>,
    conversation: SimulatedConversation,
  ) {
    this.#deps = deps;
    this.#conversation = conversation;
    this.#tools = new MockedTools(conversation.script.tool_results);
  }

  isOver(): boolean {
    return this.#hasEnded;
  }

  /** The agent speaks first, but where its greeting does or the person. */
  async start(first: WorkflowSimulate['turns'][number] | undefined): Promise<void> {
    const { greeting, first_speaker: speaker } = this.#conversation.agent.config;
    if (greeting.trim() !== '' && speaker === 'agent') {
      this.#history.push({ role: 'assistant', text: greeting });
      return;
    }
    if (speaker !== 'user' || first === undefined) await this.#turn({ kind: 'none' }, { kind: 'start', input: '' });
  }

  async play(turn: WorkflowSimulate['turns'][number]): Promise<void> {
    if ('text' in turn) return this.#turn({ kind: 'text', text: turn.text }, { kind: 'text', input: turn.text });
    if ('digits' in turn) {
      return this.#turn({ kind: 'digits', digits: turn.digits }, { kind: 'digits', input: turn.digits });
    }
    await this.#silence(turn.silence_seconds);
  }

  /** Lets a silence pass, which may be as long as several that the run waits for. */
  async #silence(seconds: number): Promise<void> {
    const input = String(seconds);
    let leftMs = seconds * 1000;
    const before = this.#turns.length;
    for (;;) {
      const waitMs = this.#last?.workflow?.silenceMs ?? null;
      if (waitMs === null || waitMs > leftMs || this.#hasEnded || this.#turns.length - before >= 20) break;
      leftMs -= Math.max(waitMs, 1);
      await this.#turn({ kind: 'silence' }, { kind: 'silence', input });
    }
    if (this.#turns.length === before) this.#turns.push(this.#turnOf({ kind: 'silence', input }));
  }

  async #turn(input: RunInput, shown: Pick<Turn, 'input' | 'kind'>): Promise<void> {
    const { tenantId, agent, graph, script } = this.#conversation;
    if (shown.kind !== 'silence' && shown.input !== '') this.#history.push({ role: 'user', text: shown.input });
    const events = this.#deps.brain.answer({
      tenantId,
      agent: agent.config,
      channel: script.channel === 'chat' ? 'chat' : 'voice',
      history: [...this.#history],
      variables: script.variables,
      workflow: {
        runId: 'simulation',
        state: this.#state,
        start: graph,
        input,
        upTo: this.#turns.length,
        host: this.#host(),
      },
      ...(agent.id !== null && {
        knowledge: this.#deps.knowledge.retrieverFor({ tenantId, agentId: agent.id, language: agent.config.language }),
      }),
      signal: this.#signal,
      log: this.#deps.log,
    });
    this.#last = undefined;
    for await (const event of events) if (event.kind === 'completed') this.#last = event;
    const { workflow } = this.#last ?? {};
    if (!workflow || !this.#last) throw new Error('A turn of a simulation ended without completing');
    this.#state = workflow.state;
    this.#history.push(...this.#last.messages);
    if (workflow.transfer) {
      const { transfer } = workflow;
      this.#actions.push({ kind: 'transfer', detail: 'key' in transfer ? transfer.key : transfer.destination });
    }
    this.#hasEnded = workflow.endsConversation || workflow.transfer !== null;
    if (workflow.endsConversation) this.#actions.push({ kind: 'end_conversation', detail: '' });
    this.#turns.push(this.#turnOf(shown));
  }

  #turnOf(shown: Pick<Turn, 'input' | 'kind'>): Turn {
    const workflow = this.#last?.workflow;
    const isPlayed = shown.kind !== 'silence' || this.#last !== undefined;
    const steps = isPlayed ? (workflow?.steps ?? []) : [];
    const nodeId = this.#state?.frames.at(-1)?.nodeId ?? '';
    return {
      ...shown,
      reply: this.#last?.text ?? '',
      steps: steps.map(presentStep),
      tools: this.#tools.takeCalls().map(({ call, result, isError }) => ({
        node_id: workflow?.toolRuns.find(({ name }) => name === call.name)?.nodeId ?? nodeId,
        name: call.name,
        arguments: call.arguments,
        result,
        is_error: isError,
      })),
      actions: this.#actions.splice(0),
      node_id: nodeId,
      waits_seconds: workflow?.silenceMs == null ? null : workflow.silenceMs / 1000,
    };
  }

  #host(): RunHost {
    const { tenantId, agent, script, findAgent } = this.#conversation;
    const isCall = script.channel !== 'chat';
    return {
      context: async () => ({
        channel: script.channel,
        direction: script.direction,
        callerNumber: script.caller_number,
        isVerified: script.verified,
        operatorsOnline: script.operators_online,
      }),
      findGraph: (workflow) => this.#deps.graphs.find(tenantId, workflow),
      findAgent,
      toolsOf: (config) => this.#tools.runnerOf(this.#deps.tools.definitionsFor({ ...agent, tenantId, config })),
      knowledgeOf: ({ id, config }) =>
        this.#deps.knowledge.retrieverFor({ tenantId, agentId: id as AgentId, language: config.language }),
      handOff: isCall
        ? null
        : async ({ reason }) => {
            if (!script.operators_online) return 'nobody_available';
            this.#actions.push({ kind: 'handoff', detail: reason });
            return 'asked';
          },
      canTransfer: () => isCall && script.transfers_succeed,
      pressDigits: isCall ? async (digits) => void this.#actions.push({ kind: 'send_digits', detail: digits }) : null,
      commit: async () => {},
    };
  }

  result(): Omit<WorkflowSimulation, 'duration_ms' | 'unused_turns'> {
    const state = this.#state;
    return {
      version: this.#conversation.graph.version,
      status: state?.status ?? 'running',
      outcome: state?.outcome ?? null,
      node_id: state?.frames.at(-1)?.nodeId ?? '',
      path: this.#turns.flatMap(({ steps }) => steps.map((step) => step.node_id)),
      variables: state?.frames[0]?.variables ?? {},
      turns: this.#turns,
    };
  }
}

const presentStep = (step: RunStep): WorkflowStep => ({
  step: step.step,
  workflow_id: step.workflowId as WorkflowId,
  version: step.version,
  node_id: step.nodeId,
  kind: step.kind,
  event: step.event,
  edge_id: step.edgeId,
  reason: step.reason,
  outcome: step.outcome,
  problem: step.problem,
  at: step.at,
  variables: step.variables,
  text: step.text,
  duration_ms: step.durationMs,
});
