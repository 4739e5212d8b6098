import { type Agent, AgentConfig } from '@parley/contract/resources/agent';
import type { FreedNumber } from '@parley/contract/resources/trashed-agent';
import { exampleAgentId } from './agents.operation.ts';

/** Request body that creates an agent. */
export const exampleAgentCreate = {
  name: 'Reception',
  language: 'en',
  timezone: 'Europe/Stockholm',
  prompt: 'You answer for Lindgren Dental. We are open Monday to Friday 8-17.',
  greeting: 'Lindgren Dental, how can I help?',
};

export const exampleConfig = AgentConfig.parse(exampleAgentCreate);

export const exampleAgent: Agent = {
  id: exampleAgentId as Agent['id'],
  version: 3,
  ...exampleConfig,
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T10:15:00.000Z',
  trashed_at: null,
  warnings: [],
};

export const exampleVersion = {
  version: 3,
  source: 'edit' as const,
  author: { kind: 'api_key' as const, id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b11', name: 'Default key' },
  changed_fields: ['greeting'],
  note: '',
  restored_from: null,
  created_at: '2026-03-01T10:15:00.000Z',
};

export const exampleFreedNumbers: FreedNumber[] = [
  {
    number_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b51' as FreedNumber['number_id'],
    number: '+46846500412',
    state: 'reassigned',
    agent_id: exampleAgent.id,
  },
];
