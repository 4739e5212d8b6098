import { BusinessProfile, GeneratedFromProfile } from '@parley/contract/resources/business-profile';
import { type AgentBrief, noOwnWords, quickQuestionsOf } from '#areas/assist/composer';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleGeneratedAgent, exampleProfile } from './agent-writing.examples.ts';
import { engineHeader, operation } from './agent-writing.operation.ts';
import { languageFor } from './language.rules.ts';
import { writeAgent } from './write-agent.ts';

/** Writes an agent from the profile of a business. */
export const profileGenerate = operation({
  method: 'POST',
  path: '/api/ai-tools/profile-generate',
  id: 'profileGenerate',
  summary: 'Generate an agent from a business profile',
  description:
    'A profile comes from a person, from a template (`GET /api/ai-tools/templates`), or from a text or website (`POST /api/ai-tools/profile-extract`). Every fact of it stands in the prompt. Nothing is stored: create the agent with `POST /api/agents`. The header `X-Assist-Engine` names the model that has written it, or `builtin`.',
  access: apiKey('ai:write'),
  audit: 'assist.generate_agent',
  maxBodyBytes: 640 * 1024,
  requestsPerMinute: 30,
  body: BusinessProfile,
  answer: { status: 200, schema: GeneratedFromProfile },
  refusals: ['model_failed'],
  example: {
    body: exampleProfile,
    answer: {
      ...exampleGeneratedAgent,
      language: 'en',
      quickQuestions: [{ text: 'Opening hours', message: 'When are you open?' }],
    },
  },
  transaction: 'none',
  async run({ body, tenantId, deps, headers, request, log, audit }) {
    const language = languageFor(body.language, [
      body.description,
      ...body.questions.flatMap(({ question, answer }) => [question, answer]),
      body.websiteText,
    ]);
    const context = { model: deps.models.ofInstallation(tenantId), closed: request.closed, log };
    const agent = await writeAgent(context, briefOf(body, language));
    headers.set(engineHeader, agent.engine);
    audit.details({ engine: agent.engine });
    const { prompt, agentName, greeting } = agent;
    return {
      success: true as const,
      prompt,
      agentName,
      greeting,
      language,
      quickQuestions: quickQuestionsOf(body, language),
    };
  },
});

function briefOf(profile: BusinessProfile, language: string): AgentBrief {
  const { hours, address, phone, email, prices, questions, websiteText } = profile;
  return {
    language,
    own: {
      ...noOwnWords(),
      businessName: profile.businessName,
      businessDescription: profile.description,
      agentTasks: profile.tasks,
      conversationRules: profile.rules,
      restrictions: profile.restrictions,
      conversationAction: profile.goal,
      personality: profile.personality,
    },
    website:
      websiteText.trim() === ''
        ? []
        : [
            {
              title: '',
              description: '',
              content: websiteText,
              source: { kind: 'input', field: 'websiteText' },
            },
          ],
    facts: null,
    profile: { hours, address, phone, email, prices, questions },
  };
}
