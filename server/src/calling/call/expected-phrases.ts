import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ToolDefinition } from '#brain/ports.ts';
import { stopWords } from '#brain/stop-words.ts';
import { renderTemplate } from '#brain/template.ts';
import { fold as foldWord } from '#brain/words.ts';
import { parametersOf } from '../../providers/language/builtin/tool-parameters.ts';
import { phrasesForAgent } from '../../providers/speech/local/grammar/phrases-for-agent.ts';
import { thingsOfAgent } from '../../providers/speech/local/grammar/things-of-agent.ts';

/** Puts the variables of a call into texts of its agent. */
export function filling(agent: AgentConfig, variables: Readonly<Record<string, string>>): (text: string) => string {
  const all = { agent_name: agent.name, ...agent.dynamic_variables, ...variables };
  return (text) => renderTemplate(text, all);
}

/** Values that tools take, such as the services that can be booked. */
export function choicesOf(tools: readonly ToolDefinition[]): string[] {
  return tools.flatMap((tool) => parametersOf(tool).flatMap(({ choices }) => choices));
}

/**
 * Things that an agent's callers may name, for questions put together by a recognizer with a fixed vocabulary.
 * `topics`: what the agent knows of beside its prompt, such as headings of its knowledge and values of its tools.
 */
export function expectedThings(
  agent: AgentConfig,
  variables: Readonly<Record<string, string>>,
  topics: readonly string[],
): string[] {
  const fill = filling(agent, variables);
  return thingsOfAgent({
    texts: [...topics, fill(agent.prompt), fill(agent.greeting)],
    isFiller: (word) => stopWords.has(foldWord(word)),
  });
}

/** Beginning of a request for a person, by language. */
const requests: Readonly<Record<string, string>> = {
  en: 'put me through to',
  sv: 'koppla mig till',
  de: 'verbinden Sie mich mit',
  fr: 'passez-moi',
  es: 'páseme con',
};

/** Phrases by which callers ask for names: alone, and with a request to be connected. */
export function spokenPhrases(names: readonly string[], language: string): string[] {
  const request = requests[language.slice(0, 2).toLowerCase()] ?? '';
  return [...names, ...(request === '' ? [] : names.map((name) => `${request} ${name}`))];
}

/** Likely phrases of an agent's callers, the likeliest first, for a recognizer with a fixed vocabulary. */
export function expectedPhrases(
  agent: AgentConfig,
  variables: Readonly<Record<string, string>>,
  quickQuestions: readonly string[],
  toolChoices: readonly string[] = [],
): string[] {
  const fill = filling(agent, variables);
  return phrasesForAgent({
    prompt: fill(agent.prompt),
    greeting: fill(agent.greeting),
    quickQuestions: [...quickQuestions],
    toolEnums: toolChoices,
    choices: [],
    name: agent.name,
    language: agent.language,
  });
}
