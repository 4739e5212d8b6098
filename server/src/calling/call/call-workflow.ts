import type { WorkflowId, WorkflowRunId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { loadAgentConfig } from '#areas/agents/agents';
import { type RunGraphs, redactRun, saveRun, withoutWords } from '#areas/workflows/runs';
import type { ToolRunner } from '#brain/ports.ts';
import type { RunGraph, RunHost, RunProgress, TransferTarget } from '#brain/turn.ts';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { VoiceCall } from './voice-call.ts';
import { WriteQueue } from './write-queue.ts';

/** Workflow that a call follows. */
export interface CallWorkflow {
  runId: string;
  start: RunGraph;
  host: RunHost;
  /** Stores progress in order. */
  save(progress: RunProgress): void;
  /** Resolves when all progress is stored or given up. */
  saved(): Promise<unknown>;
}

export interface CallWorkflowParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  graphs: RunGraphs;
  newId(): string;
  log: Logger;
}

/** Opens the workflow of a call about to begin; undefined where its agent has none, or it was never published. */
export async function openCallWorkflow(
  parts: CallWorkflowParts,
  call: VoiceCall,
  line: {
    toolsOf(agent: AgentConfig): ToolRunner;
    knowledgeOf: RunHost['knowledgeOf'];
    canTransfer(target: TransferTarget): boolean;
    pressDigits: RunHost['pressDigits'];
  },
): Promise<CallWorkflow | undefined> {
  const { workflow_id: workflowId, workflow_version: version } = call.openedConfig;
  if (workflowId === null) return undefined;
  const { tenantId } = call;
  const start = await parts.graphs.findForNewRun(tenantId, { workflowId, version });
  if (start?.version == null || start.graph.start_node_id === null) return undefined;
  const run = { id: parts.newId() as WorkflowRunId, workflowId: workflowId as WorkflowId, version: start.version };
  const writes = new WriteQueue(parts.log.child({ callId: call.id }));
  const write = (progress: RunProgress) => writeProgress(parts, call, { run, progress });
  return {
    runId: run.id,
    start,
    host: {
      ...line,
      context: async () => ({
        channel: call.type === 'phone' ? 'phone' : 'web_voice',
        direction: call.info.direction,
        callerNumber: call.parties?.phoneNumber ?? '',
        isVerified: false,
        operatorsOnline: false,
      }),
      findGraph: (wanted) => parts.graphs.find(tenantId, wanted),
      findAgent: (agentId) =>
        parts.db.app.inTenant(tenantId, (tx) => loadAgentConfig(tx, parts.vault, { tenantId, agentId }), {
          onlyReads: true,
        }),
      handOff: null,
      async commit(progress) {
        await writes.drained();
        await write(progress);
      },
    },
    save: (progress) => writes.add(() => write(progress)),
    saved: () => writes.drained(),
  };
}

async function writeProgress(
  { db, clock }: CallWorkflowParts,
  call: VoiceCall,
  { run, progress }: { run: { id: WorkflowRunId; workflowId: WorkflowId; version: number }; progress: RunProgress },
): Promise<void> {
  const { config, tenantId } = call;
  const stored = config.zero_retention
    ? withoutWords(progress)
    : config.pii_redaction
      ? redactRun(progress, config.language)
      : progress;
  await db.app.inTenant(tenantId, (tx) =>
    saveRun(tx, {
      tenantId,
      run,
      agentId: call.agentId,
      conversation: { callId: call.id },
      now: clock.now(),
      ...stored,
    }),
  );
}

/** The call with the settings its workflow needs: keys are heard, and it begins where the agent has no greeting. */
export function callForWorkflow(call: VoiceCall, { start }: CallWorkflow): VoiceCall {
  const { openedConfig: agent } = call;
  const isSilent = agent.first_speaker === 'agent' && agent.greeting.trim() === '';
  return {
    ...call,
    quickQuestions: [...call.quickQuestions, ...phrasesOf(start)],
    openedConfig: {
      ...agent,
      ...(isSilent ? { first_speaker: 'model' as const } : {}),
      keypad: { ...agent.keypad, enabled: true },
    },
  };
}

/** Phrases a caller says to it, for a recognizer of a limited vocabulary. */
function phrasesOf({ graph }: RunGraph): string[] {
  const conditions = [
    ...graph.edges.map(({ condition }) => condition),
    ...graph.nodes.flatMap(({ global }) => (global ? [global.condition] : [])),
  ];
  const intents = conditions.flatMap((each) => (each.type === 'intent' ? [each.intent, ...each.phrases] : []));
  const choices = graph.nodes.flatMap((node) =>
    node.kind === 'collect' ? node.fields.flatMap((each) => each.choices) : [],
  );
  return [...new Set([...intents, ...choices])].filter((phrase) => phrase !== '').slice(0, 200);
}
