import type { AgentBrief, ComposedAgent, PromptPart } from './agent-brief.ts';
import { agentNameFor, businessNameOf } from './business-name.ts';
import { factParts } from './compose-facts.ts';
import { instructionParts } from './compose-instructions.ts';
import { findTexts, primaryLanguage } from './languages.ts';

/**
 * Writes an agent from a brief: the same brief gives the same agent. Every input stands in the prompt, text of a website
 * as facts alone. Null where the agent composer does not write the language.
 */
export function composeAgent(brief: AgentBrief): ComposedAgent | null {
  const texts = findTexts(brief.language);
  if (texts === undefined) return null;
  const business = businessNameOf(brief);
  const agentName = agentNameFor(business || brief.own.businessDescription);
  const parts = [
    ...instructionParts({ brief, texts, agentName, business }),
    ...factParts({ brief, texts, language: primaryLanguage(brief.language) }),
  ];
  return { prompt: promptOf(parts), agentName, greeting: texts.greeting(agentName, business), parts };
}

/** Parts joined to a prompt, those of a section under one heading. */
export function promptOf(parts: readonly PromptPart[]): string {
  const sections: { heading: string; texts: string[] }[] = [];
  for (const { section, text } of parts) {
    const last = sections.at(-1);
    if (last?.heading === section) last.texts.push(text);
    else sections.push({ heading: section, texts: [text] });
  }
  return sections
    .map(({ heading, texts }) => (heading === '' ? texts.join('\n') : `# ${heading}\n${texts.join('\n')}`))
    .join('\n\n');
}
