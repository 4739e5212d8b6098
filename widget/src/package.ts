import { api } from './page-api.ts';
import type { ParleyAgentElement, ParleyApi, ParleyOptions } from './public-types.ts';

export type * from './public-types.ts';

/** `window.Parley` on pages with the script: shared by all chats of the page. */
export const parley: ParleyApi = api;

/**
 * Makes `<parley-agent>` known to the page; once, however often it is called. `server`: where those go that name none.
 * Nothing of a browser is touched before, so the package may be imported on a server too.
 */
export async function defineParley(options: { server?: string } = {}): Promise<void> {
  const { AgentElement, defineElements } = await import('./element.tsx');
  if (options.server) AgentElement.defaultServer = options.server;
  AgentElement.loadMore = () => import('./more/index.ts');
  defineElements();
}

/** Puts a chat on the page and gives its element, which comes to life by itself. Remove the element to end it. */
export function mountParley(options: ParleyOptions, parent: Element = document.body): ParleyAgentElement {
  const { agentId, server, mode, locale, theme, position, texts } = options;
  const element = document.createElement('parley-agent') as ParleyAgentElement;
  const attributes = { 'agent-id': agentId, server, mode, locale, theme, position };
  for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, value);
  if (texts) element.setAttribute('texts', JSON.stringify(texts));
  parent.append(element);
  void defineParley();
  return element;
}
