import type { AgentConfig } from '@parley/contract/resources/agent';
import type { WidgetRuntime } from '@parley/contract/resources/chat-widget';
import { aiDisclosureOf } from '#areas/agents/agents';
import { variablesIn } from '#brain/template.ts';

/** Disclosure of the agent as a machine, as the widget shows it; null where it makes none. */
export function disclosureIn(agent: AgentConfig, country: string): WidgetRuntime['ai_disclosure'] {
  const text = aiDisclosureOf(agent, { country, channel: 'chat' });
  return text === null ? null : { text, variables: variablesOf(text, agent) };
}

/** Greeting of a widget before there is a session, with only those of the agent's variables it mentions. */
export function greetingOf(agent: AgentConfig): WidgetRuntime['greeting'] {
  const text = agent.first_speaker === 'agent' ? agent.greeting.trim() : '';
  return { text, variables: variablesOf(text, agent), is_from_model: agent.first_speaker === 'model' };
}

/** The agent's defaults of the variables that a text mentions. */
function variablesOf(text: string, { dynamic_variables: known }: AgentConfig): Record<string, string> {
  const named = variablesIn(text).filter((name) => Object.hasOwn(known, name));
  return Object.fromEntries(named.map((name) => [name, known[name] ?? '']));
}
