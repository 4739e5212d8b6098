import { quotedValue } from './containment/untrusted-text.ts';
import { renderTemplate } from './template.ts';

/**
 * The agent's prompt with its variables filled. Values of the owner are put in as they are; `collected` ones, which a
 * person, a page or a tool gave, on one line and quoted unless they are short and plain.
 */
export function renderPrompt(
  agent: { name: string; prompt: string; dynamicVariables: Readonly<Record<string, string>> },
  collected: Readonly<Record<string, string>>,
): string {
  const values = Object.fromEntries(Object.entries(collected).map(([name, value]) => [name, quotedValue(value)]));
  return renderTemplate(agent.prompt, { agent_name: agent.name, ...agent.dynamicVariables, ...values });
}
