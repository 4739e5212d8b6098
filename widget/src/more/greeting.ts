import { renderTemplate, variablesIn } from '@parley/contract/browser/template';
import type { ChatMessage, WidgetRuntime } from '../api.ts';
import { type Entry, emptyEntry } from '../conversation.ts';
import type { PageState } from '../page-state.ts';

/** Key of the local greeting, so that the server's replaces it without an announcement. */
export const greetingKey = 'greeting';

/** Only the server can make the greeting: a model writes it, or it names what a signed token says of the visitor. */
export const needsServerToGreet = (greeting: WidgetRuntime['greeting'] | undefined, { user }: PageState): boolean =>
  greeting !== undefined &&
  (greeting.is_from_model || (user.identity_token !== undefined && variablesIn(greeting.text).length > 0));

/** Text of a template with what the page knows of its visitor. */
function filled({ text, variables }: { text: string; variables: Record<string, string> }, page: PageState): string {
  const { name, email, phone_number } = page.user;
  const said = Object.entries({ name, email, phone_number }).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return renderTemplate(text, { ...variables, ...page.variables, ...Object.fromEntries(said) }).trim();
}

/** Statement that the agent is a machine, above the conversation; empty: none. */
export const disclosureText = (disclosure: WidgetRuntime['ai_disclosure'] | undefined, page: PageState): string =>
  disclosure ? filled(disclosure, page) : '';

/** Greeting of the agent, shown locally until the session's first message replaces it. */
export function localGreeting(greeting: WidgetRuntime['greeting'] | undefined, page: PageState): Entry | null {
  if (!greeting || needsServerToGreet(greeting, page)) return null;
  const text = filled(greeting, page);
  const state: ChatMessage['status'] = 'complete';
  return text ? { ...emptyEntry, key: greetingKey, role: 'agent', text, state } : null;
}
