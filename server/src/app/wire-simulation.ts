import type { ToolRuns } from '#areas/agents/tool-runs';
import type { RunGraphs } from '#areas/workflows/runs';
import type { SimulationDeps } from '#areas/workflows/simulation';
import type { SummarisingBrain } from '#brain/create-brain.ts';
import type { Logger } from '#platform/log/logger.ts';
import { verifiedChatTools } from './verified-chat-tools.ts';

/** Brain and tool definitions for simulations of workflows. Tools are offered as in a chat whose visitor is verified. */
export function wireSimulation({
  answer,
  tools,
  graphs,
  log,
}: Pick<SummarisingBrain, 'answer'> & {
  tools: Pick<ToolRuns, 'runnerFor'>;
  graphs: RunGraphs;
  log: Logger;
}): Pick<SimulationDeps, 'brain' | 'graphs' | 'tools'> {
  return {
    brain: { answer },
    graphs,
    tools: { definitionsFor: verifiedChatTools({ tools, log }) },
  };
}
