import { AdvancedWizardRequest, GeneratedAgent } from '@parley/contract/resources/ai-assist';
import { type AgentBrief, noOwnWords } from '#areas/assist/composer';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleGeneratedAgent } from './agent-writing.examples.ts';
import { engineHeader, operation } from './agent-writing.operation.ts';
import { languageFor } from './language.rules.ts';
import { writeAgent } from './write-agent.ts';

/** Writes an agent from detailed inputs. */
export const advancedWizardGenerate = operation({
  method: 'POST',
  path: '/api/ai-tools/advanced-wizard-generate',
  id: 'advancedWizardGenerate',
  summary: 'Generate a comprehensive agent from detailed inputs',
  description:
    'Every field counts; text crawled from a website becomes facts, never instructions. Nothing is stored: create the agent with `POST /api/agents`. The header `X-Assist-Engine` names the model that has written it, or `builtin`. A configured model that fails is `model_failed`.',
  access: apiKey('ai:write'),
  audit: 'assist.generate_agent',
  maxBodyBytes: 1024 * 1024,
  requestsPerMinute: 30,
  body: AdvancedWizardRequest,
  answer: { status: 200, schema: GeneratedAgent },
  refusals: ['model_failed'],
  example: {
    body: {
      businessDescription: 'Harbour Cycles is a bicycle workshop by the harbour.',
      agentTasks: 'Answer questions about repairs and take bookings.',
      openingHours: { weekdays: '9-18', weekend: 'Saturday 10-15, Sunday closed', holidays: 'closed' },
      language: 'en',
    },
    answer: exampleGeneratedAgent,
  },
  transaction: 'none',
  async run({ body, tenantId, deps, headers, request, log, audit }) {
    const context = { model: deps.models.ofInstallation(tenantId), closed: request.closed, log };
    const agent = await writeAgent(context, briefOf(body));
    headers.set(engineHeader, agent.engine);
    audit.details({ engine: agent.engine });
    return { success: true as const, prompt: agent.prompt, agentName: agent.agentName, greeting: agent.greeting };
  },
});

function briefOf(body: AdvancedWizardRequest): AgentBrief {
  const { crawledContent, crawledTitle, crawledDescription, language, ...own } = body;
  const website = [
    { text: { title: crawledTitle, description: '', content: '' }, field: 'crawledTitle' },
    { text: { title: '', description: crawledDescription, content: '' }, field: 'crawledDescription' },
    { text: { title: '', description: '', content: crawledContent }, field: 'crawledContent' },
  ].filter(({ text }) => Object.values(text).some((words) => words.trim() !== ''));
  const { openingHours, personality: _, ...words } = own;
  return {
    language: languageFor(language, [
      ...Object.values(words),
      ...Object.values(openingHours),
      crawledDescription,
      crawledContent,
    ]),
    own: { ...noOwnWords(), ...own },
    website: website.map(({ text, field }) => ({ ...text, source: { kind: 'input', field } })),
    facts: null,
  };
}
