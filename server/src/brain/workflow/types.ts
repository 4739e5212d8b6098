import type { AgentConfig } from '@parley/contract/resources/agent';
import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import type { WorkflowNodeKind } from '@parley/contract/resources/workflow-node';
import type { WorkflowValue } from '@parley/contract/resources/workflow-variable';
import type { ModelMessage, Retriever, ToolRunner } from '../ports.ts';

export type Outcome = 'succeeded' | 'failed';

/** A graph as it is run: of a published version, or a draft in a simulation. */
export interface RunGraph {
  workflowId: string;
  /** null: a draft. */
  version: number | null;
  graph: WorkflowDefinition;
  /** Revisions and versions fixed at publish. */
  pins: { tools: Readonly<Record<string, number>>; subflows: Readonly<Record<string, number>> };
}

/** A graph entered and not left: the workflow itself, and above it the sub-flows it is in. */
export interface RunFrame {
  workflowId: string;
  version: number | null;
  nodeId: string;
  variables: Record<string, WorkflowValue>;
  /** Entries into each node. */
  visits: Record<string, number>;
  /** Nodes to go back to from the global nodes entered, innermost last. */
  returns: { nodeId: string; phase: RunPhase }[];
  /** Visitor's turn at the last entry of each global node. */
  entered: Record<string, number>;
}

/** Progress of a `collect` node. */
export interface CollectProgress {
  /** Variable asked for last. */
  asked: string | null;
  /** Variables set in this visit of the node. */
  found: string[];
  /** Optional variables asked for without an answer. */
  skipped: string[];
  isConfirming: boolean;
}

/** State of the present node. */
export type RunPhase =
  /** Not entered yet. */
  | { kind: 'entering' }
  /** Waits for the person; `attempts`: fruitless turns so far. */
  | { kind: 'waiting'; attempts: number; collect?: CollectProgress }
  /** A tool is about to run, or is running: after a crash it runs again under the same key. */
  | { kind: 'calling'; step: number; toolName: string; arguments: Record<string, unknown> }
  /** The call is being transferred, or the chat is with an operator. */
  | { kind: 'handed-over' }
  /** The last words before an end or a transfer were interrupted. */
  | { kind: 'interrupted' };

/** Progress of a run: JSON, complete to go on from in another process. */
export interface RunState {
  status: 'running' | 'ended' | 'failed';
  outcome: Outcome | null;
  /** Number of the last step. */
  step: number;
  /** Visitor's turns so far. */
  turns: number;
  /** Innermost last; the first is the workflow itself. */
  frames: RunFrame[];
  phase: RunPhase;
  /** Agent that took over from the conversation's own; null: none. */
  agentId: string | null;
  last: { text: string; digits: string; outcome: Outcome | ''; result: string };
  /** Instant at which the present node goes on without the person, ISO 8601; null: never. */
  dueAt: string | null;
  /** Verbatim sentences that an interruption cut off, to be said in the next turn. */
  unheard: string[];
  /** Turn that was under way at the last commit; null: none. */
  underway: { upTo: number; text: string; messages: ModelMessage[] } | null;
}

/** Reason an edge was taken. */
export type EdgeReason = 'expression' | 'intent' | 'dtmf' | 'timeout' | 'result' | 'prompt' | 'always' | 'else';

/** One passage through a node. Append-only. */
export interface RunStep {
  step: number;
  workflowId: string;
  version: number | null;
  nodeId: string;
  kind: WorkflowNodeKind;
  /** `enter`: by an edge or at the start; `input`: something of the person; `return`: from a global node. */
  event: 'enter' | 'input' | 'silence' | 'return' | 'resume';
  /** Edge taken; null: it waits here, or the run ended. */
  edgeId: string | null;
  reason: EdgeReason | 'global' | null;
  outcome: Outcome | null;
  /** Start of the step, ISO 8601. */
  at: string;
  /** Variables set here. */
  variables: Record<string, WorkflowValue>;
  /** Text said here; after an interruption, the part of it that was heard. */
  text: string;
  /** Unit: milliseconds. */
  durationMs: number;
  /** Code of a problem the run went on from; null: none. */
  problem: RunProblem | null;
}

export type RunProblem =
  | 'expression_failed'
  | 'no_edge'
  | 'node_missing'
  | 'too_many_steps'
  | 'too_deep'
  | 'workflow_missing'
  | 'tool_unavailable'
  | 'agent_missing';

/** Input of the person since the last turn. */
export type RunInput =
  | { kind: 'text'; text: string }
  | { kind: 'digits'; digits: string }
  /** The silence that the run waited for has passed. */
  | { kind: 'silence' }
  /** The person spoke, and no words were recognized. */
  | { kind: 'no_match' }
  /** The call could not be transferred, and its caller has been told so. */
  | { kind: 'transfer_failed' }
  /** Nothing: the agent speaks first. */
  | { kind: 'none' };

/** A call to be transferred: by key of a target of the agent, or to a destination. */
export type TransferTarget =
  | { key: string }
  | { destination: string; mode: 'cold' | 'warm' | 'attended'; whisper: string };

/** Facts of the conversation that expressions read as `context`. */
export interface RunContext {
  channel: 'chat' | 'phone' | 'web_voice';
  direction: 'inbound' | 'outbound';
  callerNumber: string;
  isVerified: boolean;
  operatorsOnline: boolean;
}

/** The conversation of a run, as its channel offers it. */
export interface RunHost {
  context(): Promise<RunContext>;
  /** A published version, or null where it is gone; `version` null: the newest. */
  findGraph(workflow: { workflowId: string; version: number | null }): Promise<RunGraph | null>;
  /** Another agent of the tenant, secrets in clear; null where it is gone. */
  findAgent(agentId: string): Promise<AgentConfig | null>;
  /** Tools of an agent's configuration, in this conversation. */
  toolsOf(agent: AgentConfig): ToolRunner;
  /** Knowledge of another agent, which took over. */
  knowledgeOf(agent: { id: string; config: AgentConfig }): Retriever | undefined;
  /** Asks for a person; null where there are none, as in a call. */
  handOff: ((request: { reason: string; summary: string }) => Promise<'asked' | 'nobody_available'>) | null;
  /** True where the call can be transferred there. */
  canTransfer(target: TransferTarget): boolean;
  /** Sends DTMF; null where there is no line. */
  pressDigits: ((digits: string) => Promise<void>) | null;
  /** Commits state and steps before and after a side effect. Throws where another process has the conversation. */
  commit(progress: RunProgress): Promise<void>;
}

export interface RunProgress {
  state: RunState;
  /** Steps since the last commit of the turn. */
  steps: RunStep[];
}

/** Text of a turn, by the step that said it. */
export interface SaidPart {
  step: number;
  text: string;
  /** `verbatim`: must be heard; `question`: asked again while it is open; `model`: as it came. */
  kind: 'verbatim' | 'question' | 'model';
}

/** Workflow of a turn. */
export interface WorkflowTurn {
  /** Names the run's side effects: `runId:step`. */
  runId: string;
  /** null: the run begins. */
  state: RunState | null;
  /** Graph of the run, where it begins. */
  start: RunGraph;
  input: RunInput;
  /** Number of the visitor's last message in this turn, 0 in a call. */
  upTo: number;
  host: RunHost;
  /** Keeps a tool from running before the person's turn is over; missing: at once. */
  mayAct?: Promise<unknown>;
}

/** Progress of a run in one turn. */
export interface WorkflowResult extends RunProgress {
  said: SaidPart[];
  /** The chat is to be closed, or the call hung up. */
  endsConversation: boolean;
  transfer: TransferTarget | null;
  /** Keypad digits that complete an answer, and the key that ends it early. */
  digitsMax: number | null;
  finishOn: string | null;
  /** Silence after which the run goes on without the person. Unit: milliseconds. */
  silenceMs: number | null;
  /** Barge-in sensitivity of the present node; null: the agent's. */
  interruptionSensitivity: number | null;
  /** Tool runs of the turn's tool nodes, for a simulation. */
  toolRuns: {
    step: number;
    nodeId: string;
    name: string;
    arguments: Record<string, unknown>;
    result: string;
    isError: boolean;
  }[];
}
