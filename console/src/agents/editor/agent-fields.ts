import type { AgentField, FieldGroup } from './field-types.ts';
import { chatGroup, knowledgeGroup, modelGroup, privacyGroups } from './model-fields.ts';
import { endingGroup, hearingGroup, phoneGroups, turnsGroup, voiceGroup } from './speech-fields.ts';

const identity: FieldGroup = {
  name: 'identity',
  fields: [
    { path: 'name', kind: 'text', max: 120 },
    { path: 'is_active', kind: 'switch' },
    { path: 'language', kind: 'language' },
    { path: 'timezone', kind: 'time_zone' },
  ],
  advanced: [{ path: 'metadata', kind: 'map' }],
};

const firstWords: FieldGroup = {
  name: 'first_words',
  fields: [
    { path: 'greeting', kind: 'long', max: 2000 },
    { path: 'first_speaker', kind: 'choice', choices: ['agent', 'user', 'model'] },
    { path: 'ai_disclosure.enabled', kind: 'automatic' },
    { path: 'ai_disclosure.text', kind: 'long', max: 500 },
  ],
  advanced: [
    { path: 'greeting_delay_ms', kind: 'number', min: 0, max: 10_000, unit: 'milliseconds' },
    { path: 'greeting_interruptible', kind: 'switch' },
    { path: 'dynamic_variables', kind: 'map' },
  ],
};

/** Every field of an agent, in the order of the editor. `agent-fields.test.ts` compares them with the contract. */
export const fieldGroups: readonly FieldGroup[] = [
  identity,
  firstWords,
  modelGroup,
  knowledgeGroup,
  voiceGroup,
  hearingGroup,
  turnsGroup,
  endingGroup,
  ...phoneGroups,
  chatGroup,
  ...privacyGroups,
];

export const fieldsOf = ({ fields, advanced }: FieldGroup): AgentField[] => [...fields, ...advanced];

/** The group and the field that a path of the configuration belongs to. */
export function fieldAt(path: readonly string[]): { group: FieldGroup; field: AgentField } | null {
  const isIn = (name: string) => name.split('.').every((part, index) => path[index] === part);
  for (const group of fieldGroups) {
    const field = fieldsOf(group).find(({ path: name, covers = [] }) => [name, ...covers].some(isIn));
    if (field) return { group, field };
  }
  return null;
}
