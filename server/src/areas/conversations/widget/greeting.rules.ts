import type { AgentConfig } from '@parley/contract/resources/agent';
import type { WidgetRuntime } from '@parley/contract/resources/chat-widget';
import { variablesIn } from '#brain/template.ts';

/** Greeting of a widget before there is a session, with only those of the agent's variables it mentions. */
export function greetingOf(agent: AgentConfig): WidgetRuntime['greeting'] {
  const text = agent.first_speaker === 'agent' ? agent.greeting.trim() : '';
  const { dynamic_variables: known } = agent;
  const named = variablesIn(text).filter((name) => Object.hasOwn(known, name));
  return {
    text,
    variables: Object.fromEntries(named.map((name) => [name, known[name] ?? ''])),
    is_from_model: agent.first_speaker === 'model',
  };
}
