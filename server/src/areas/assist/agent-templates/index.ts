import { area } from '#platform/areas/area.ts';
import { listAgentTemplates } from './list-agent-templates.ts';

/** Templates of agents for seven kinds of businesses, in five languages. */
export const agentTemplatesArea = area<object>({
  name: 'agent-templates',
  module: 'writing_assistant',
  operations: { 'AI assist': [listAgentTemplates] },
});
