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

/** Greeting of the agent, shown locally until the session's first message replaces it. */
export function localGreeting(greeting: WidgetRuntime['greeting'] | undefined, page: PageState): Entry | null {
  if (!greeting || needsServerToGreet(greeting, page)) return null;
  const { name, email, phone_number } = page.user;
  const said = Object.entries({ name, email, phone_number }).flatMap(([key, value]) => (value ? [[key, value]] : []));
  const text = renderTemplate(greeting.text, {
    ...greeting.variables,
    ...page.variables,
    ...Object.fromEntries(said),
  }).trim();
  const state: ChatMessage['status'] = 'complete';
  return text ? { ...emptyEntry, key: greetingKey, role: 'agent', text, state } : null;
}
