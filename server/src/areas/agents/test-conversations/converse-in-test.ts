import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { TestConversation, TestTool } from '@parley/contract/resources/test-conversation';
import type { TestToolCall } from '@parley/contract/resources/test-run';
import type { ModelMessage, Retriever, ToolRunner } from '#brain/ports.ts';
import type { CompletedTurn, TurnEvent } from '#brain/turn.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { HeldConversation } from './checks.rules.ts';
import type { TestBrain } from './test-conversations.operation.ts';
import { type TestedWorkflow, WorkflowInTest } from './workflow-in-test.ts';

export interface TestedAgent {
  tenantId: TenantId;
  /** Secrets in clear. */
  config: AgentConfig;
  /** Tools of a configuration. Only their definitions are used: tools never run in tests. */
  toolsOf(config: AgentConfig): Pick<ToolRunner, 'definitions'>;
  /** Null: the agent follows none. */
  workflow: TestedWorkflow | null;
  knowledge?: Retriever;
}

/** Holds a test conversation with the agent. Throws when a turn could not be answered. */
export async function converseInTest(
  brain: TestBrain,
  agent: TestedAgent,
  test: Pick<TestConversation, 'tools' | 'turns' | 'variables'>,
  options: { signal: AbortSignal; log: Logger },
): Promise<HeldConversation> {
  const { greeting } = agent.config;
  const history: ModelMessage[] = greeting === '' ? [] : [{ role: 'assistant', text: greeting }];
  const held: HeldConversation = { model: null, turns: [], variables: { ...test.variables }, path: [] };
  let calls: TestToolCall[] = [];
  const toolsOf = (config: AgentConfig) =>
    scriptedTools(agent.toolsOf(config), test.tools, (call) => void calls.push(call));
  const run = agent.workflow && new WorkflowInTest(agent.workflow, toolsOf);
  for (const { say } of test.turns) {
    history.push({ role: 'user', text: say });
    calls = [];
    const tools = toolsOf(agent.config);
    const workflow = run && { workflow: run.turnOf(say) };
    const { config, knowledge } = agent;
    const turn = {
      tenantId: agent.tenantId,
      agent: config,
      history,
      variables: held.variables,
      tools,
      ...(knowledge && { knowledge }),
      ...workflow,
      ...options,
    };
    const completed = await completionOf(brain.answer(turn), held.variables);
    run?.complete(completed);
    held.path = run?.path() ?? [];
    options.signal.throwIfAborted();
    history.push(...completed.messages);
    held.model = completed.modelId;
    held.turns.push({
      say,
      reply: completed.text,
      is_unsure: completed.isUnsure,
      tools: calls,
      sources: completed.sources.map(({ title }) => title),
      latency_ms: Math.round(completed.latency.totalMs),
    });
  }
  return held;
}

/** Reads a turn to its end; collected values go into `variables`. */
export async function completionOf(
  events: AsyncIterable<TurnEvent>,
  variables: Record<string, string>,
): Promise<CompletedTurn> {
  for await (const event of events) {
    if (event.kind === 'collected') variables[event.name] = event.value;
    if (event.kind !== 'completed') continue;
    for (const { outcome } of event.toolCalls) Object.assign(variables, outcome.variables);
    if (event.failure) throw event.failure;
    return event;
  }
  throw new Error('The turn ended without completing');
}

/** Tools of the agent with the answers of the test; each call is reported. */
function scriptedTools(
  offered: Pick<ToolRunner, 'definitions'>,
  answers: readonly TestTool[],
  onCall: (call: TestToolCall) => void,
): ToolRunner {
  return {
    definitions: () => offered.definitions(),
    async run(call) {
      onCall({ tool: call.name, arguments: call.arguments });
      const answer = answers.find(({ name }) => name === call.name);
      return {
        result: answer?.result ?? '',
        isError: answer?.is_error ?? false,
        variables: answer?.variables ?? {},
      };
    },
  };
}
