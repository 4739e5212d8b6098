import type { AgentConfig } from '@parley/contract/resources/agent';
import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import type { WorkflowValue } from '@parley/contract/resources/workflow-variable';
import { wallClock } from '#platform/clock/wall-clock.ts';
import type { ExpressionScope } from '../expressions/expressions.ts';
import type { ModelMessage, Retriever } from '../ports.ts';
import { renderTemplate } from '../template.ts';
import type { CompletedTurn, ToolRecord, TurnEvent } from '../turn.ts';
import { type CompiledGraph, compileGraph } from './compiled-graph.ts';
import type { RunEngine } from './engine.ts';
import type {
  RunContext,
  RunFrame,
  RunGraph,
  RunHost,
  RunInput,
  RunProblem,
  RunState,
  RunStep,
  SaidPart,
  TransferTarget,
  WorkflowResult,
  WorkflowTurn,
} from './types.ts';
import { convertValue, textsOf } from './values.ts';

/** Conversation that a turn of a run belongs to. */
export interface WalkedTurn {
  /** The conversation's own agent, secrets in clear. */
  agent: AgentConfig;
  history: readonly ModelMessage[];
  /** Variables of the conversation, as texts. */
  variables: Readonly<Record<string, string>>;
  workflow: WorkflowTurn;
}

/** A run in one turn: its state, and what the turn adds to the conversation. */
export class Walk {
  readonly engine: RunEngine;
  readonly host: RunHost;
  readonly workflow: WorkflowTurn;
  readonly state: RunState;
  input: RunInput;
  readonly steps: RunStep[] = [];
  readonly said: SaidPart[] = [];
  readonly messages: ModelMessage[] = [];
  readonly toolRecords: ToolRecord[] = [];
  readonly toolRuns: WorkflowResult['toolRuns'] = [];
  readonly completedReplies: CompletedTurn[] = [];
  text = '';
  /** The input has moved the run on, or was answered. */
  isInputUsed: boolean;
  endsConversation = false;
  transfer: TransferTarget | null = null;
  /** Step of the present node. */
  current: RunStep | undefined;
  agent: AgentConfig;
  #graph: CompiledGraph | undefined;
  #runGraph: RunGraph | undefined;
  #context: Promise<RunContext> | undefined;
  readonly #turn: WalkedTurn;
  #stepStartedAt = 0;

  constructor(turn: WalkedTurn, state: RunState, engine: RunEngine) {
    this.#turn = turn;
    this.engine = engine;
    this.workflow = turn.workflow;
    this.host = turn.workflow.host;
    this.input = turn.workflow.input;
    this.isInputUsed = ['no_match', 'none', 'transfer_failed'].includes(this.input.kind);
    this.agent = turn.agent;
    this.state = state;
  }

  get frame(): RunFrame {
    return this.state.frames.at(-1) as RunFrame;
  }

  get graph(): CompiledGraph {
    return this.#graph as CompiledGraph;
  }

  get runGraph(): RunGraph {
    return this.#runGraph as RunGraph;
  }

  /** Knowledge of the agent that took over; empty: the conversation's own agent goes on with its own. */
  get knowledge(): { knowledge?: Retriever } {
    const { agentId } = this.state;
    const knowledge = agentId === null ? undefined : this.host.knowledgeOf({ id: agentId, config: this.agent });
    return knowledge === undefined ? {} : { knowledge };
  }

  /** The present node; undefined where the graph has none of that id. */
  get node(): WorkflowNode | undefined {
    return this.graph.nodes.get(this.frame.nodeId);
  }

  get history(): ModelMessage[] {
    return [...this.#turn.history, ...this.messages];
  }

  /** Counts the person's input. `awaitsKeys`: a text of keys alone is meant as keys. */
  receive(awaitsKeys: boolean): void {
    const { input, state } = this;
    if (input.kind === 'text' && awaitsKeys && /^[0-9A-D*#]{1,32}$/.test(input.text.trim())) {
      this.input = { kind: 'digits', digits: input.text.trim() };
    }
    if (this.input.kind === 'text') state.last.text = this.input.text;
    if (this.input.kind === 'digits') Object.assign(state.last, { digits: this.input.digits, text: this.input.digits });
    if (this.input.kind === 'text' || this.input.kind === 'digits') state.turns += 1;
  }

  useGraph(graph: RunGraph): void {
    this.#runGraph = graph;
    this.#graph = compileGraph(graph.graph);
  }

  /** Variables as texts: the conversation's, and over them those of the present graph. */
  get texts(): Record<string, string> {
    return { ...this.#turn.variables, ...textsOf(this.frame.variables) };
  }

  /** A text of the author with its variables filled. */
  render(text: string): string {
    return renderTemplate(text, {
      agent_name: this.agent.name,
      ...this.agent.dynamic_variables,
      ...this.texts,
    }).trim();
  }

  /** Sets a declared variable of the present graph; false where it is not declared or the value is none of its type. */
  setVariable(name: string, value: unknown): boolean {
    const declared = this.graph.variables.get(name);
    const converted = declared && convertValue(value, declared.type);
    if (converted === undefined) return false;
    this.frame.variables[name] = converted;
    if (this.current) this.current.variables[name] = converted;
    return true;
  }

  value(name: string): WorkflowValue | undefined {
    return this.frame.variables[name];
  }

  /** Makes a graph the present one, at its start. `isAlone`: the graphs before it are left for good. */
  enterGraph(graph: RunGraph, variables: Record<string, WorkflowValue>, { isAlone }: { isAlone: boolean }): void {
    const { state } = this;
    if (isAlone) state.frames.length = 0;
    state.frames.push({
      workflowId: graph.workflowId,
      version: graph.version,
      nodeId: graph.graph.start_node_id ?? '',
      variables,
      visits: {},
      returns: [],
      entered: {},
    });
    state.phase = { kind: 'entering' };
    this.useGraph(graph);
  }

  /** Says what an interruption had cut off. */
  *sayUnheard(): Generator<TurnEvent> {
    for (const text of this.state.unheard.splice(0)) yield* this.sayRendered(text, 'verbatim');
  }

  /** Says a text as it is. */
  *say(text: string, kind: SaidPart['kind'] = 'verbatim'): Generator<TurnEvent> {
    const words = this.render(text);
    if (words === '') return;
    yield* this.sayRendered(words, kind);
  }

  *sayRendered(words: string, kind: SaidPart['kind']): Generator<TurnEvent> {
    const delta = spaced(this.text, words);
    this.addSaid(words, kind);
    this.text += delta;
    this.addMessage(words);
    yield { kind: 'delta', text: delta, isWhole: true };
  }

  addSaid(text: string, kind: SaidPart['kind']): void {
    this.said.push({ step: this.current?.step ?? this.state.step, text, kind });
    if (this.current) this.current.text += spaced(this.current.text, text);
  }

  /** Adds words of the agent to the turn's messages. */
  addMessage(words: string): void {
    const last = this.messages.at(-1);
    if (last?.role === 'assistant' && !last.toolCalls) last.text += spaced(last.text, words);
    else this.messages.push({ role: 'assistant', text: words });
  }

  beginStep(node: WorkflowNode, event: RunStep['event']): void {
    this.#stepStartedAt = performance.now();
    this.state.step += 1;
    this.current = {
      step: this.state.step,
      workflowId: this.frame.workflowId,
      version: this.frame.version,
      nodeId: node.id,
      kind: node.kind,
      event,
      edgeId: null,
      reason: null,
      outcome: null,
      at: this.engine.now().toISOString(),
      variables: {},
      text: '',
      durationMs: 0,
      problem: null,
    };
    this.steps.push(this.current);
  }

  endStep(end: Partial<Pick<RunStep, 'edgeId' | 'reason' | 'outcome'>> = {}): void {
    if (!this.current) return;
    Object.assign(this.current, end);
    this.current.durationMs = Math.round(performance.now() - this.#stepStartedAt);
  }

  addProblem(problem: RunProblem): void {
    if (this.current) this.current.problem = problem;
  }

  async context(): Promise<RunContext> {
    this.#context ??= this.host.context();
    return this.#context;
  }

  /** Values that an expression reads now. */
  async scope(): Promise<ExpressionScope> {
    const { state, agent, frame } = this;
    const facts = await this.context();
    const local = new Date(wallClock(agent.timezone).localAt(this.engine.now().getTime()));
    return {
      vars: frame.variables,
      context: {
        channel: facts.channel,
        direction: facts.direction,
        language: agent.language,
        caller_number: facts.callerNumber,
        verified: facts.isVerified,
        operators_online: facts.operatorsOnline,
        date: local.toISOString().slice(0, 10),
        weekday: local.getUTCDay() === 0 ? 7 : local.getUTCDay(),
        hour: local.getUTCHours(),
        minute: local.getUTCMinutes(),
        turns: state.turns,
        node_visits: frame.visits[frame.nodeId] ?? 0,
      },
      last: { ...state.last },
    };
  }

  /** Value of an expression; undefined where it fails, which the step says. */
  async evaluate(expression: string): Promise<unknown> {
    const compiled = this.graph.expressions.compile(expression, 'any');
    const result = 'fault' in compiled ? undefined : compiled.expression.evaluate(await this.scope());
    if (result !== undefined && 'value' in result) return result.value;
    this.addProblem('expression_failed');
    return undefined;
  }

  /** Commits the steps so far with the state. `isBetween`: the present step is over, and the next has not begun. */
  async commit({ isBetween = false } = {}): Promise<void> {
    const { state } = this;
    state.underway = { upTo: this.workflow.upTo, text: this.text, messages: structuredClone(this.messages) };
    await this.host.commit({
      state: structuredClone(state),
      steps: this.steps.filter((step) => isBetween || step !== this.current).map((step) => structuredClone(step)),
    });
  }
}

/** `more` as it follows `text`: with a space between them where there is none. */
export const spaced = (text: string, more: string): string =>
  text !== '' && !/\s$/.test(text) && !/^\s/.test(more) ? ` ${more}` : more;
