import type { TenantId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import { type BrainTurn, createBrain } from '#brain/create-brain.ts';
import type { LanguageModel, ModelMessage, ToolDefinition, ToolOutcome } from '#brain/ports.ts';
import { createPromptFacts, createWordReader } from '#brain/prompt-facts.ts';
import type { CompletedTurn, RunContext, RunGraph, RunInput, RunProgress, RunState, RunStep } from '#brain/turn.ts';
import { createLogger } from '#platform/log/logger.ts';
import { createBuiltinModel } from '../src/providers/language/builtin/builtin-model.ts';
import { createWordUnderstanding } from '../src/providers/language/builtin/word-understanding.ts';

/** The brain with the built-in model, or with one of the test in its vendor's place. */
export function rehearsalBrain(options: { vendor?: LanguageModel; now?: () => Date } = {}) {
  const facts = createPromptFacts();
  const builtin = createBuiltinModel({ reader: createWordReader({ facts }) });
  const now = options.now ?? (() => new Date('2026-11-23T09:00:00Z'));
  return createBrain({
    facts,
    clock: { now, monotonicMs: () => performance.now() },
    models: {
      builtin,
      words: createWordUnderstanding(),
      idleTimeoutMs: 5_000,
      modelFor: ({ provider }) => (provider === 'builtin' || !options.vendor ? builtin : options.vendor),
      defaultFallbacks: () => [],
    },
  });
}

type Draft = Omit<Parameters<typeof WorkflowDefinition.parse>[0] & object, never>;

/** A graph as `findGraph` gives it. */
export function graphOf(draft: Draft, workflowId = 'main', version: number | null = 1): RunGraph {
  return { workflowId, version, graph: WorkflowDefinition.parse(draft), pins: { tools: {}, subflows: {} } };
}

interface RehearsalOptions {
  agent?: Record<string, unknown>;
  graphs?: readonly RunGraph[];
  agents?: Record<string, Record<string, unknown>>;
  context?: Partial<RunContext>;
  /** Tools by id, with what each answers. */
  tools?: Record<
    string,
    { definition?: Partial<ToolDefinition>; run(given: Record<string, unknown>): ToolOutcome | Promise<ToolOutcome> }
  >;
  handOff?: 'asked' | 'nobody_available' | null;
  transferable?: boolean;
  vendor?: LanguageModel;
  variables?: Record<string, string>;
  now?: () => Date;
}

/** A conversation that follows a workflow, turn by turn, with everything it did. */
export function rehearseWorkflow(start: RunGraph, options: RehearsalOptions = {}) {
  const brain = rehearsalBrain(options);
  const agent = AgentConfig.parse({ name: 'Ada', ...options.agent });
  const history: ModelMessage[] = [];
  const commits: RunProgress[] = [];
  const ran: { id: string; name: string; arguments: Record<string, unknown> }[] = [];
  const keys: string[] = [];
  const steps: RunStep[] = [];
  let state: RunState | null = null;
  let last: CompletedTurn | undefined;

  const host = {
    context: async () => ({
      channel: 'chat' as const,
      direction: 'inbound' as const,
      callerNumber: '',
      isVerified: false,
      operatorsOnline: false,
      ...options.context,
    }),
    findGraph: async ({ workflowId, version }: { workflowId: string; version: number | null }) =>
      [start, ...(options.graphs ?? [])].find(
        (graph) => graph.workflowId === workflowId && (version === null || graph.version === version),
      ) ?? null,
    findAgent: async (id: string) => {
      const found = options.agents?.[id];
      return found ? AgentConfig.parse({ name: id, ...found }) : null;
    },
    toolsOf: (config: AgentConfig) => {
      const offered = config.tool_ids.flatMap((id) => {
        const tool = options.tools?.[id];
        return tool
          ? [{ tool, definition: { name: id.slice(0, 8), description: '', parameters: {}, ...tool.definition } }]
          : [];
      });
      return {
        definitions: async () => offered.map(({ definition }) => definition),
        run: async (call: { id: string; name: string; arguments: Record<string, unknown> }) => {
          ran.push(call);
          const found = offered.find(({ definition }) => definition.name === call.name);
          return found ? found.tool.run(call.arguments) : { result: 'none', isError: true };
        },
      };
    },
    knowledgeOf: () => undefined,
    handOff: options.handOff == null ? null : async () => options.handOff as 'asked' | 'nobody_available',
    canTransfer: () => options.transferable === true,
    pressDigits: options.context?.channel === 'phone' ? async (digits: string) => void keys.push(digits) : null,
    commit: async (progress: RunProgress) => void commits.push(progress),
  };

  /** One turn; `signal` interrupts it. */
  async function turn(input: RunInput, more: Partial<BrainTurn> & { from?: RunState } = {}): Promise<CompletedTurn> {
    if (input.kind === 'text') history.push({ role: 'user', text: input.text });
    if (input.kind === 'digits') history.push({ role: 'user', text: input.digits });
    const events = brain.answer({
      tenantId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId,
      agent,
      channel: options.context?.channel === 'phone' ? 'voice' : 'chat',
      history: [...history],
      variables: options.variables ?? {},
      workflow: { runId: 'run', state: more.from ?? state, start, input, upTo: history.length, host },
      signal: new AbortController().signal,
      log: createLogger({ level: 'silent' }),
      ...more,
    });
    for await (const event of events) if (event.kind === 'completed') last = event;
    const completed = last as CompletedTurn;
    state = completed.workflow?.state ?? null;
    steps.push(...(completed.workflow?.steps ?? []));
    history.push(...completed.messages);
    return completed;
  }

  return {
    turn,
    start: () => turn({ kind: 'none' }),
    say: (text: string) => turn({ kind: 'text', text }),
    press: (digits: string) => turn({ kind: 'digits', digits }),
    wait: () => turn({ kind: 'silence' }),
    ran,
    keys,
    commits,
    steps,
    history,
    state: () => state as RunState,
    resumeFrom: (from: RunState) => void (state = from),
    /** Nodes passed so far, in order. */
    path: () => steps.map(({ nodeId }) => nodeId),
    variables: () => state?.frames[0]?.variables ?? {},
  };
}
