import type { AgentConfig, DraftState } from '../draft/agent-draft.ts';
import { type ConfigChange, changesBetween, patchOf } from '../draft/config-changes.ts';

/** Fields of a draft that a test chat takes, as in `TestChatOverride` of the contract. */
const chatFields: readonly string[] = [
  'name',
  'language',
  'timezone',
  'prompt',
  'greeting',
  'dynamic_variables',
  'knowledge',
];
const chatModelFields: readonly string[] = ['provider', 'model', 'temperature', 'max_tokens'];

/** Fields of a draft that a test call takes, as in `AgentOverride` of the contract. */
const callFields: readonly string[] = [
  'name',
  'language',
  'timezone',
  'prompt',
  'greeting',
  'first_speaker',
  'greeting_delay_ms',
  'greeting_interruptible',
  'voice',
  'interruption_sensitivity',
  'responsiveness',
  'turn_taking',
  'max_duration_seconds',
  'silence',
  'end_call_phrases',
  'end_call_message',
  'keypad',
  'background_sound',
  'recording_enabled',
  'consent_message',
];

type DraftBase = Pick<DraftState, 'base'> & { present: AgentConfig };

const overrideOf = ({ base, present }: DraftBase, takes: (change: ConfigChange) => boolean) => {
  const changes = changesBetween(base, present).filter(takes);
  return changes.length === 0 ? undefined : patchOf(changes);
};

/** Unsaved changes as a test chat takes them; undefined: none. */
export const chatOverride = (draft: DraftBase) =>
  overrideOf(draft, ({ path: [name = '', inner = ''] }) =>
    name === 'llm' ? chatModelFields.includes(inner) : chatFields.includes(name),
  );

/** Unsaved changes as a test call takes them; undefined: none. */
export const callOverride = (draft: DraftBase) =>
  overrideOf(draft, ({ path: [name = ''] }) => callFields.includes(name));
