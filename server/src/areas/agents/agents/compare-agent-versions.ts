import { AgentVersionComparison } from '@parley/contract/resources/agent-version';
import { createTwoFilesPatch } from 'diff';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { maskSecrets } from './agent-secrets.rules.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgent } from './agents.queries.ts';
import { compareJson } from './agents.rules.ts';
import { configOf, getVersion } from './versions.queries.ts';

const VersionNumber = z.coerce.number().int().min(1).max(999_999_999);

/** Compares two versions field by field, and the prompt as a text diff. Secrets stay masked. */
export const compareAgentVersions = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/versions/compare',
  id: 'compareAgentVersions',
  summary: 'Compare two versions of an agent',
  access: apiKey('agents:read'),
  params: agentParams,
  query: z.strictObject({ from: VersionNumber, to: VersionNumber }),
  answer: { status: 200, schema: AgentVersionComparison },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    query: { from: 2, to: 3 },
    answer: {
      from: 2,
      to: 3,
      changes: [{ path: '/greeting', op: 'replace', before: 'Hi', after: 'Lindgren Dental, how can I help?' }],
      prompt_diff: '',
    },
  },
  async run({ tx, params, query }) {
    const agent = await getAgent(tx, params.agentId);
    const [from, to] = await Promise.all([getVersion(tx, agent, query.from), getVersion(tx, agent, query.to)]);
    const before = maskSecrets(configOf(from));
    const after = maskSecrets(configOf(to));
    const isSamePrompt = before.prompt === after.prompt;
    return {
      from: query.from,
      to: query.to,
      changes: compareJson(before, after) as z.input<typeof AgentVersionComparison>['changes'],
      prompt_diff: isSamePrompt
        ? ''
        : createTwoFilesPatch(`version ${query.from}`, `version ${query.to}`, before.prompt, after.prompt, '', ''),
    };
  },
});
