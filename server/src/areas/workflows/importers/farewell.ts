import type { ImportContext } from './import-context.ts';
import type { Source } from './source-document.ts';

/** Silence after the last words before the conversation ends. Unit: seconds. */
const silenceSeconds = 3;

/**
 * Adds an end whose last words the model writes: an end of Parley says a fixed text, so a conversation node comes
 * before it.
 */
export function addFarewell(
  key: string,
  fields: { name: string; position?: { x: number; y: number }; prompt: string },
  source: Source,
  { graph, report }: ImportContext,
): void {
  const end = `${key}_end`;
  const { x, y } = fields.position ?? { x: 0, y: 0 };
  graph.node('conversation', key, fields, source);
  graph.node('end', end, { name: '', ...(fields.position ? { position: { x, y: y + 160 } } : {}) }, source);
  graph.edge({ from: key, to: end, condition: { type: 'timeout', seconds: silenceSeconds } }, source);
  graph.edge({ from: key, to: end, condition: { type: 'always' } }, source);
  report.changed(source, {
    what: `End "${fields.name || key}"`,
    why: 'An end node says a fixed text, and these last words are an instruction to the model.',
    what_to_do: 'It is a conversation node before an end; write a fixed text to have the end alone.',
  });
}
