import type { AgentConfig } from '@parley/contract/resources/agent';
import type { TestChatReply, TestChatTool, TestChatTurn } from '@parley/contract/resources/test-chat';
import type { ModelMessage, Passage, ToolRunner } from '#brain/ports.ts';
import type { CompletedTurn } from '#brain/turn.ts';
import type { Logger } from '#platform/log/logger.ts';
import { completionOf, type TestedAgent } from './converse-in-test.ts';
import type { TestBrain } from './test-conversations.operation.ts';
import { WorkflowInTest } from './workflow-in-test.ts';

/** Result of a tool that did not run, as the model reads it. */
const notRun = 'The tool was not run: this is a test. Go on as if it had succeeded, without inventing its result.';

export interface TriedAgent extends Omit<TestedAgent, 'toolsOf'> {
  toolsOf(config: AgentConfig): ToolRunner;
}

/**
 * Answers the next turn of a test chat. Earlier turns are its history; those of a workflow are played again, as its
 * state is stored nowhere. Throws when no model could reply.
 */
export async function converseInTrial(
  brain: TestBrain,
  agent: TriedAgent,
  chat: TestChatTurn,
  options: { signal: AbortSignal; log: Logger },
): Promise<TestChatReply> {
  const { config, knowledge, workflow } = agent;
  const history: ModelMessage[] = config.greeting === '' ? [] : [{ role: 'assistant', text: config.greeting }];
  const variables = { ...chat.variables };
  let tools: TestChatTool[] = [];
  const toolsOf = (asked: AgentConfig) =>
    watched(agent.toolsOf(asked), chat.run_tools, (tool) => void tools.push(tool));
  const run = workflow && new WorkflowInTest(workflow, toolsOf);
  const answer = async (say: string) => {
    history.push({ role: 'user', text: say });
    tools = [];
    const turn = {
      tenantId: agent.tenantId,
      agent: config,
      history,
      variables,
      tools: toolsOf(config),
      ...(knowledge && { knowledge }),
      ...(run && { workflow: run.turnOf(say) }),
      ...options,
    };
    const completed = await completionOf(brain.answer(turn), variables);
    run?.complete(completed);
    options.signal.throwIfAborted();
    history.push(...completed.messages);
    return completed;
  };
  for (const { say, reply } of chat.turns) {
    if (run) await answer(say);
    else
      history.push({ role: 'user', text: say }, ...(reply === '' ? [] : [{ role: 'assistant' as const, text: reply }]));
  }
  const completed = await answer(chat.say);
  return { ...replyOf(completed), tools, variables, path: run?.path() ?? [] };
}

function replyOf({ text, modelId, isUnsure, sources, latency }: CompletedTurn) {
  const { firstDeltaMs, retrievalMs, modelMs, totalMs } = latency;
  return {
    reply: text,
    model: modelId,
    is_unsure: isUnsure,
    passages: sources.map(presentPassage),
    latency: {
      first_word_ms: firstDeltaMs === null ? null : Math.round(firstDeltaMs),
      retrieval_ms: Math.round(retrievalMs),
      model_ms: Math.round(modelMs),
      total_ms: Math.round(totalMs),
    },
  };
}

const presentPassage = ({ title, text, url, origin, score }: Passage) => ({
  title,
  text,
  url: url ?? null,
  origin: origin ?? ('instructions' as const),
  score,
});

/** Tools whose calls are reported; they run only where that was chosen. */
function watched(runner: ToolRunner, runs: boolean, onCall: (tool: TestChatTool) => void): ToolRunner {
  return {
    definitions: () => runner.definitions(),
    async run(call, signal) {
      const startedAt = performance.now();
      const outcome = runs ? await runner.run(call, signal) : { result: notRun, isError: false };
      onCall({
        name: call.name,
        arguments: call.arguments,
        result: outcome.result,
        is_error: outcome.isError,
        was_run: runs,
        duration_ms: Math.round(performance.now() - startedAt),
      });
      return outcome;
    },
  };
}
