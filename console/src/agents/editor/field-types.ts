import type { AgentConfig } from '../draft/agent-draft.ts';

interface Bounds {
  min: number;
  max: number;
}

/** Input of a field. Bounds, lengths and choices equal those of the API (`agent-fields.test.ts`). */
export type FieldInput =
  | { kind: 'text'; max?: number }
  | { kind: 'long'; max: number; rows?: number }
  | { kind: 'address' }
  | ({ kind: 'number'; unit?: 'days' | 'milliseconds' | 'seconds'; isOptional?: boolean } & Bounds)
  | ({ kind: 'slider'; step: number } & Bounds)
  | { kind: 'switch' }
  /** Null: decided by the server. */
  | { kind: 'automatic' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'words'; max: number }
  | { kind: 'map'; isSecret?: boolean }
  /** Weekly hours; null: always. */
  | { kind: 'hours' }
  /** `isSpoken`: each row is an entry of the pronunciation dictionary, which can be listened to. */
  | { kind: 'rows'; row: readonly AgentField[]; max: number; isSpoken?: boolean }
  /** An optional group of two bounds of barge-in. */
  | { kind: 'threshold'; inner: readonly AgentField[] }
  | { kind: 'language' }
  | { kind: 'time_zone' }
  | { kind: 'model' }
  | { kind: 'voice' }
  | { kind: 'tools' }
  | { kind: 'events' }
  /** Edited on another tab of the agent. */
  | { kind: 'elsewhere'; tab: 'instructions' | 'workflow' };

export type AgentField = FieldInput & {
  /** Path in the configuration; inside a row, that of the row. Its text has the same name with `_`. */
  path: string;
  /** Further paths that this input edits. */
  covers?: readonly string[];
  /** Left out where false. Only the value of an input hides it, never its error. */
  isShown?: (config: AgentConfig) => boolean;
};

export interface FieldGroup {
  name:
    | 'identity'
    | 'first_words'
    | 'model'
    | 'voice'
    | 'hearing'
    | 'turns'
    | 'ending'
    | 'phone'
    | 'transfer'
    | 'chat'
    | 'knowledge'
    | 'analysis'
    | 'privacy'
    | 'integration';
  fields: readonly AgentField[];
  /** Folded until opened. */
  advanced: readonly AgentField[];
}
