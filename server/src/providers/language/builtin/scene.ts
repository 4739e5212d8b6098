import type { ModelRequest, ToolDefinition, WordReader } from '#brain/ports.ts';
import type { DialogState } from './dialog/dialog-state.ts';
import type { PhraseKey, PhrasePack } from './phrases/phrase-pack.ts';
import { personTool } from './wanted-tool.ts';

/** Next text and action of the built-in model. */
export interface Reply {
  text: string;
  collected: Record<string, string>;
  sourceIds: string[];
  call?: { tool: ToolDefinition; arguments: Record<string, unknown> };
  /** It does not answer what was asked. */
  isUnsure?: true;
  /** Keypad digits that make a complete answer. */
  digitsMax?: number;
}

/** Everything a reply is decided from. */
export interface Scene {
  request: ModelRequest;
  reader: WordReader;
  pack: PhrasePack;
  state: DialogState;
  question: string;
  /** A phrase in the wording that has been used least. */
  phrase: (key: PhraseKey, values?: Record<string, string>) => string;
}

export const words = (text: string, sourceIds: string[] = []): Reply => ({ text, collected: {}, sourceIds });

/** Not what was asked for: it is not known, or was not understood. */
export const unsure = (text: string): Reply => ({ ...words(text), isUnsure: true });

export function offer({ phrase, request }: Pick<Scene, 'phrase' | 'request'>): string {
  return phrase(personTool(request.tools) ? 'offerPerson' : 'offerCallback');
}

export function listOf(items: readonly string[], pack: PhrasePack): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${pack.or} ${items.at(-1)}`;
}
