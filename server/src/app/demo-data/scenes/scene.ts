import type { CallEndReason } from '@parley/contract/resources/call';
import type { BusinessName } from '../businesses.ts';

/** Line of a conversation, with values to fill in between braces: `{name}`, `{day}`, `{time}`. */
export type Line =
  | readonly [speaker: 'customer' | 'agent' | 'operator', text: string]
  /** A tool the agent runs before its next line. */
  | readonly [speaker: 'tool', name: string, answer: string];

/** A conversation as it may happen many times in a month. */
export interface Scene {
  business: BusinessName;
  channels: readonly ('phone' | 'chat')[];
  /** Frequency beside the other scenes of its business. */
  weight: number;
  lines: readonly Line[];
  /** End of a call. Default: the customer hangs up. */
  end?: CallEndReason;
  /** The chat goes to the desk with this reason, where a person answers with the lines of the operator. */
  handoff?: string;
}

/** Values of one conversation. */
export interface SceneValues {
  name: string;
  day: string;
  time: string;
}

/** Fills the values into a text. */
export function fill(text: string, values: SceneValues): string {
  return text.replaceAll(/\{(name|day|time)\}/g, (_, key: keyof SceneValues) => values[key]);
}
