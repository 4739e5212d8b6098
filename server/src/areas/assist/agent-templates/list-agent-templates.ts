import { LanguageTag } from '@parley/contract/resources/agent';
import { AgentTemplates } from '@parley/contract/resources/business-profile';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { operationOf } from '#platform/http/operation.ts';
import { agentTemplates } from './agent-templates.ts';

const operation = operationOf<object>();

/** Lists the templates of agents in one language. */
export const listAgentTemplates = operation({
  method: 'GET',
  path: '/api/ai-tools/templates',
  id: 'listAgentTemplates',
  summary: 'List agent templates',
  description:
    'Profiles of fictitious businesses in English, Swedish, German, French or Spanish, English for any other `language`. Change what differs, then generate the agent with `POST /api/ai-tools/profile-generate`.',
  access: apiKey('ai:write'),
  query: z.strictObject({ language: LanguageTag.default('en') }),
  answer: { status: 200, schema: AgentTemplates },
  example: {
    query: { language: 'en' },
    answer: { language: 'en', templates: agentTemplates('en').templates.slice(0, 1) },
  },
  transaction: 'none',
  async run({ query }) {
    return agentTemplates(query.language);
  },
});
