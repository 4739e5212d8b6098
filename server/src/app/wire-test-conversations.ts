import type { TestConversationsDeps } from '#areas/agents/test-conversations';
import type { ToolRuns } from '#areas/agents/tool-runs';
import type { RunGraphs } from '#areas/workflows/runs';
import type { SummarisingBrain } from '#brain/create-brain.ts';
import { fold, stemsOf } from '#brain/words.ts';
import type { Logger } from '#platform/log/logger.ts';
import { verifiedChatTools } from './verified-chat-tools.ts';

/** Brain and tool definitions for test conversations. Tools are offered as in a chat whose visitor is verified. */
export function wireTestConversations({
  answer,
  analyse,
  tools,
  graphs,
  log,
}: Pick<SummarisingBrain, 'analyse' | 'answer'> & {
  tools: ToolRuns;
  graphs: RunGraphs;
  log: Logger;
}): Omit<TestConversationsDeps, 'knowledge'> {
  const runnerFor = verifiedChatTools({ tools, log });
  return {
    brain: { answer, analyse },
    words: { fold, stems: stemsOf },
    graphs,
    tools: { definitionsFor: runnerFor, runnerFor },
  };
}
