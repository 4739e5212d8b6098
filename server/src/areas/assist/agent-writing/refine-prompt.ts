import type { AgentId, TenantId } from '@parley/contract/ids';
import { RefinedPrompt, RefinePromptRequest } from '@parley/contract/resources/ai-assist';
import { getAgent, openSecrets } from '#areas/agents/agents';
import { findTexts } from '#areas/assist/composer';
import type { Database } from '#db/open.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { findReferenced } from '#platform/http/requests/body-reference.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { agentNotReadable } from './agent-writing.errors.ts';
import { builtinEngine, engineHeader, operation } from './agent-writing.operation.ts';
import { languageFor } from './language.rules.ts';
import { refineByModel } from './refine-by-model.ts';
import { changesBetween, hintsOf, refineByRules } from './refine-prompt.rules.ts';
import { writeWithModel } from './write-with-model.ts';

/** Refines a prompt and lists every change. */
export const refinePrompt = operation({
  method: 'POST',
  path: '/api/ai-tools/refine-prompt',
  id: 'refinePrompt',
  summary: 'Refine an existing agent prompt',
  description:
    'Answers with the refined prompt and every change; the agent itself stays as it is. By the model of the agent named, or else the one of the installation; without a model by rules, which tidy, remove repetitions and add the wishes and what every agent needs. `X-Assist-Engine` names which.',
  access: apiKey('ai:write'),
  audit: 'assist.refine_prompt',
  maxBodyBytes: 1024 * 1024,
  requestsPerMinute: 30,
  body: RefinePromptRequest,
  answer: { status: 200, schema: RefinedPrompt },
  refusals: ['model_failed'],
  example: {
    body: { prompt: 'You are Robin. Answer questions.', instructions: 'Offer a call back in the evening.' },
    answer: {
      success: true,
      prompt: 'You are Robin. Answer questions.\n\n# Your rules\n- Offer a call back in the evening.',
      changes: [
        { kind: 'added', before: '', after: '- Offer a call back in the evening.', reason: 'instructions', note: '' },
      ],
      hints: [{ hint: 'no_hours', text: '' }],
    },
  },
  transaction: 'none',
  async run({ body, deps, db, tenantId, scopes, headers, request, log, audit }) {
    const { prompt, instructions, agentId } = body;
    if (agentId !== undefined && !scopes.has('agents:read')) throw agentNotReadable();
    const agent = agentId === undefined ? null : await findAgentConfig({ db, vault: deps.vault }, tenantId, agentId);
    const language = agent?.language ?? languageFor(undefined, [prompt]);
    const model =
      (agent === null ? null : deps.models.ofAgent(agent.llm, tenantId)) ?? deps.models.ofInstallation(tenantId);
    if (model === null) {
      const texts = findTexts(language) ?? findTexts('en');
      if (texts === undefined) throw new Error('The composer has no English texts');
      headers.set(engineHeader, builtinEngine);
      audit.details({ engine: builtinEngine });
      return {
        success: true as const,
        ...refineByRules({ prompt, instructions, agentName: agent?.name ?? '', texts }),
      };
    }
    const refined = await writeWithModel({ closed: request.closed, log }, model, (bound) =>
      refineByModel({ model: bound, prompt, instructions, language }),
    );
    headers.set(engineHeader, refined.modelId);
    audit.details({ engine: refined.modelId });
    const changes = changesBetween(prompt, refined.value.prompt, 'refined');
    const noted = changes.map((change, at) => ({ ...change, note: refined.value.notes[at] ?? '' }));
    return {
      success: true as const,
      prompt: refined.value.prompt,
      changes: noted,
      hints: hintsOf(refined.value.prompt),
    };
  },
});

async function findAgentConfig(deps: { db: Database; vault: Vault }, tenantId: TenantId, agentId: AgentId) {
  return deps.db.app.inTenant(tenantId, async (tx) => {
    const { config } = await findReferenced({ path: '/agentId', code: 'unknown_agent' }, () => getAgent(tx, agentId));
    return openSecrets(tx, deps.vault, tenantId, config);
  });
}
