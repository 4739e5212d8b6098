import type { TestConversationsDeps } from '#areas/agents/test-conversations';
import type { ToolRuns } from '#areas/agents/tool-runs';
import type { RunGraphs } from '#areas/workflows/runs';
import type { SummarisingBrain } from '#brain/create-brain.ts';
import { fold, stemsOf } from '#brain/words.ts';
import type { Logger } from '#platform/log/logger.ts';

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
  return {
    brain: { answer, analyse },
    words: { fold, stems: stemsOf },
    graphs,
    tools: {
      definitionsFor: ({ tenantId, ...agent }) =>
        tools.runnerFor({
          tenantId,
          agent,
          channel: 'chat',
          call: null,
          session: null,
          variables: () => agent.config.dynamic_variables,
          isVerified: () => true,
          isPortalUser: () => true,
          client: null,
          pressDigits: null,
          handOff: async () => 'asked',
          log,
        }),
    },
  };
}
