import type { AgentConfig } from '../draft/agent-draft.ts';
import type { AgentField, FieldGroup } from './field-types.ts';

const providers = ['builtin', 'openai', 'openai-compatible', 'local', 'anthropic', 'google', 'groq', 'mistral'];

const isCompatible = ({ llm }: AgentConfig) => llm.provider === 'openai-compatible';
const isVendor = ({ llm }: AgentConfig) => llm.provider !== 'builtin';
const takesHeaders = ({ llm }: AgentConfig) => llm.provider !== 'builtin' && llm.provider !== 'local';

const fallback: readonly AgentField[] = [
  { path: 'provider', kind: 'choice', choices: providers },
  { path: 'model', kind: 'text', max: 200 },
  { path: 'url', kind: 'address' },
  { path: 'headers', kind: 'map', isSecret: true },
];

export const modelGroup: FieldGroup = {
  name: 'model',
  fields: [
    { path: 'prompt', kind: 'elsewhere', tab: 'instructions' },
    { path: 'llm.provider', kind: 'choice', choices: providers },
    { path: 'llm.model', kind: 'model', isShown: isVendor },
    { path: 'llm.url', kind: 'address', isShown: isCompatible },
    { path: 'llm.temperature', kind: 'slider', min: 0, max: 2, step: 0.1, isShown: isVendor },
  ],
  advanced: [
    { path: 'llm.max_tokens', kind: 'number', min: 16, max: 32_000 },
    { path: 'llm.timeout_seconds', kind: 'number', min: 1, max: 120, unit: 'seconds' },
    { path: 'llm.headers', kind: 'map', isSecret: true, isShown: takesHeaders },
    { path: 'llm.fallbacks', kind: 'rows', row: fallback, max: 5 },
  ],
};

export const knowledgeGroup: FieldGroup = {
  name: 'knowledge',
  fields: [
    { path: 'knowledge.enabled', kind: 'switch' },
    { path: 'knowledge.show_sources', kind: 'switch' },
    { path: 'tool_ids', kind: 'tools', covers: ['disabled_tool_ids', 'tool_revisions'] },
    { path: 'workflow_id', kind: 'elsewhere', tab: 'workflow', covers: ['workflow_version'] },
  ],
  advanced: [
    { path: 'knowledge.top_k', kind: 'number', min: 1, max: 20 },
    { path: 'knowledge.min_score', kind: 'slider', min: 0, max: 1, step: 0.05 },
    { path: 'knowledge.write_questions', kind: 'switch' },
  ],
};

export const chatGroup: FieldGroup = {
  name: 'chat',
  fields: [{ path: 'chat_enabled', kind: 'switch' }],
  advanced: [],
};

const analysed: readonly AgentField[] = [
  { path: 'name', kind: 'text' },
  { path: 'type', kind: 'choice', choices: ['string', 'number', 'boolean', 'enum'] },
  { path: 'description', kind: 'text', max: 500 },
  { path: 'choices', kind: 'words', max: 50 },
];

export const privacyGroups: readonly FieldGroup[] = [
  {
    name: 'analysis',
    fields: [
      { path: 'analysis.summary', kind: 'switch' },
      { path: 'analysis.success_criteria', kind: 'long', max: 2000 },
      { path: 'analysis.fields', kind: 'rows', row: analysed, max: 50 },
    ],
    advanced: [],
  },
  {
    name: 'privacy',
    fields: [
      { path: 'recording_enabled', kind: 'switch' },
      { path: 'consent_message', kind: 'long', max: 2000 },
      { path: 'data_retention_days', kind: 'number', min: 1, max: 3650, unit: 'days', isOptional: true },
      { path: 'pii_redaction', kind: 'switch' },
      { path: 'zero_retention', kind: 'switch' },
    ],
    advanced: [],
  },
  {
    name: 'integration',
    fields: [
      { path: 'webhook_url', kind: 'address' },
      { path: 'webhook_events', kind: 'events' },
    ],
    advanced: [],
  },
];
