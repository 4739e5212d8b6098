import type { AgentConfig } from '@parley/contract/resources/agent';
import type { WidgetRuntime } from '@parley/contract/resources/chat-widget';
import { variablesIn } from '#brain/template.ts';

/** What a widget greets with before there is a session. Of the agent's variables only those the greeting says aloud. */
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
