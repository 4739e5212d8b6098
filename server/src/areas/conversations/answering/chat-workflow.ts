import type { WorkflowId, WorkflowRunId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { loadAgentConfig } from '#areas/agents/agents';
import { type RunGraphs, redactRun, type StoredRun, saveRun } from '#areas/workflows/runs';
import type { ToolRunner } from '#brain/ports.ts';
import type { RunGraph, RunHost, RunInput, RunProgress, WorkflowTurn } from '#brain/turn.ts';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { type ClaimedTurn, renewLease } from './answer-turn.queries.ts';
import { inputOf } from './history.rules.ts';

/** Dependencies of workflows in chats. */
export interface ChatWorkflowParts {
  db: Database;
  clock: Clock;
  vault: Vault;
  graphs: RunGraphs;
  newId: () => string;
  /** Process that has the lease of the turn. */
  processId: string;
}

/** The chat as its workflow sees it. */
export interface WorkflowChat {
  toolsOf(agent: AgentConfig): ToolRunner;
  knowledgeOf: RunHost['knowledgeOf'];
  handOff: RunHost['handOff'];
  isHandoffPossible(): Promise<boolean>;
}

/** Workflow of a turn, and the run it belongs to. */
export interface ChatWorkflow {
  turn: WorkflowTurn;
  run: Pick<StoredRun, 'id' | 'workflowId' | 'version'>;
}

/**
 * Opens the workflow of a turn: the run that goes on, on the version it began with, or a new run of the agent's
 * workflow. Null: the chat follows none, or its version is gone.
 */
export async function openChatWorkflow(
  parts: ChatWorkflowParts,
  turn: ClaimedTurn,
  chat: WorkflowChat,
): Promise<ChatWorkflow | null> {
  const { agent, run: stored } = turn;
  const wanted = stored ?? (agent.workflow_id && { workflowId: agent.workflow_id, version: agent.workflow_version });
  if (!wanted) return null;
  const { tenantId } = turn.session;
  const start = stored ? await parts.graphs.find(tenantId, stored) : await parts.graphs.findForNewRun(tenantId, wanted);
  if (start?.version == null || start.graph.start_node_id === null) return null;
  const run = stored ?? newRun(parts, start);
  const state = stored?.state ?? null;
  return {
    run,
    turn: {
      runId: run.id,
      state,
      start,
      input: chatInput(turn, state?.underway?.upTo ?? 0),
      upTo: turn.upToSeq,
      host: hostOf(parts, turn, { run, chat }),
    },
  };
}

const newRun = (parts: ChatWorkflowParts, { workflowId, version }: RunGraph): ChatWorkflow['run'] => ({
  id: parts.newId() as WorkflowRunId,
  workflowId: workflowId as WorkflowId,
  version: version as number,
});

/** The visitor's words; a turn of a crashed process has read those up to `readUpTo`. */
function chatInput(turn: ClaimedTurn, readUpTo: number): RunInput {
  if (turn.isDue === true) return { kind: 'silence' };
  const text = inputOf(turn.messages, { upToSeq: turn.upToSeq, after: readUpTo });
  return text === '' ? { kind: 'none' } : { kind: 'text', text };
}

function hostOf(
  parts: ChatWorkflowParts,
  turn: ClaimedTurn,
  { run, chat }: { run: ChatWorkflow['run']; chat: WorkflowChat },
): RunHost {
  const { db, vault, graphs } = parts;
  const { tenantId } = turn.session;
  return {
    context: async () => ({
      channel: 'chat',
      direction: 'inbound',
      callerNumber: '',
      isVerified: turn.identity !== null,
      operatorsOnline: await chat.isHandoffPossible(),
    }),
    findGraph: (workflow) => graphs.find(tenantId, workflow),
    findAgent: (agentId) =>
      db.app.inTenant(tenantId, (tx) => loadAgentConfig(tx, vault, { tenantId, agentId }), { onlyReads: true }),
    toolsOf: chat.toolsOf,
    knowledgeOf: chat.knowledgeOf,
    handOff: chat.handOff,
    canTransfer: () => false,
    pressDigits: null,
    commit: (progress) => commit(parts, turn, { run, progress }),
  };
}

/** Commits a turn half done, while this process has the chat. */
async function commit(
  { db, clock, processId }: ChatWorkflowParts,
  turn: ClaimedTurn,
  { run, progress }: { run: ChatWorkflow['run']; progress: RunProgress },
): Promise<void> {
  const { tenantId, id: sessionId } = turn.session;
  const now = clock.now();
  await db.app.inTenant(tenantId, async (tx) => {
    if (!(await renewLease(tx, { sessionId, processId, now }))) throw new Error('Another process has the chat');
    await saveRun(tx, {
      tenantId,
      run,
      agentId: turn.agentId,
      conversation: { sessionId },
      now,
      ...(turn.isRedacted ? redactRun(progress, turn.agent.language) : progress),
    });
  });
}
