import type { AgentConfig } from '@parley/contract/resources/agent';
import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import type { Walk } from './walk.ts';

/** The agent as it is in a node: its model, tools and knowledge, and its prompt with those of workflow and node. */
export function nodeAgent(walk: Walk, node: WorkflowNode, instruction = ''): AgentConfig {
  const { agent, runGraph } = walk;
  const { model = {}, tool_ids: toolIds, knowledge } = node.overrides;
  const own = 'prompt' in node ? node.prompt : '';
  const isOtherVendor = model.provider !== undefined && model.provider !== agent.llm.provider;
  return {
    ...agent,
    prompt: [agent.prompt, runGraph.graph.global_prompt, own, instruction]
      .filter((part) => part.trim() !== '')
      .join('\n\n'),
    llm: withoutUndefined({
      ...agent.llm,
      ...(isOtherVendor ? { url: undefined, headers: undefined, model: '' } : {}),
      ...model,
    }) as AgentConfig['llm'],
    ...(toolIds === undefined ? {} : { tool_ids: toolIds, disabled_tool_ids: [] }),
    tool_revisions: { ...agent.tool_revisions, ...runGraph.pins.tools },
    knowledge: withoutUndefined({ ...agent.knowledge, ...knowledge }) as AgentConfig['knowledge'],
  };
}

function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
