import type { agent_fields } from '../../texts/en/agent-fields.ts';

export type FieldTextKey = keyof typeof agent_fields;

/** Key of the texts of a field: `voice.speed` has those of `voice_speed`, `llm.fallbacks[].url` of `llm_fallbacks_url`. */
export const textKeyOf = (path: string): FieldTextKey =>
  path
    .replaceAll('[].', '_')
    .replaceAll('.', '_')
    .replace(/_(?:fallbacks|while_speaking|while_thinking)_/, '_') as FieldTextKey;
