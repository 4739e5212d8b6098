import { GeneratedAgent, WizardRequest } from '@parley/contract/resources/ai-assist';
import { noOwnWords } from '#areas/assist/composer';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleGeneratedAgent } from './agent-writing.examples.ts';
import { engineHeader, operation } from './agent-writing.operation.ts';
import { languageFor } from './language.rules.ts';
import { writeAgent } from './write-agent.ts';

/** Writes an agent from a few answers. */
export const wizardGenerate = operation({
  method: 'POST',
  path: '/api/ai-tools/wizard-generate',
  id: 'wizardGenerate',
  summary: 'Generate an agent via the guided wizard',
  description:
    'Name and description of the business, and a few wishes. Nothing is stored: create the agent with `POST /api/agents`. The header `X-Assist-Engine` names the model that has written it, or `builtin`.',
  access: apiKey('ai:write'),
  audit: 'assist.generate_agent',
  maxBodyBytes: 256 * 1024,
  requestsPerMinute: 30,
  body: WizardRequest,
  answer: { status: 200, schema: GeneratedAgent },
  refusals: ['model_failed'],
  example: {
    body: {
      businessName: 'Harbour Cycles',
      businessDescription: 'We repair bicycles by the harbour. A standard service costs 65 euro.',
      openingHours: { weekdays: '9-18', weekend: 'closed' },
      language: 'en',
    },
    answer: exampleGeneratedAgent,
  },
  transaction: 'none',
  async run({ body, tenantId, deps, headers, request, log, audit }) {
    const { language, ...own } = body;
    const context = { model: deps.models.ofInstallation(tenantId), closed: request.closed, log };
    const agent = await writeAgent(context, {
      language: languageFor(language, [own.businessDescription, own.agentTasks, own.customerQuestions]),
      own: { ...noOwnWords(), ...own },
      website: [],
      facts: null,
    });
    headers.set(engineHeader, agent.engine);
    audit.details({ engine: agent.engine });
    return { success: true as const, prompt: agent.prompt, agentName: agent.agentName, greeting: agent.greeting };
  },
});
