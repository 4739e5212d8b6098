import { ParleyChatElement } from './element.tsx';

/** Read at once: `document.currentScript` is only set while a classic script runs, also an async one. */
const script = document.currentScript as HTMLScriptElement | null;
if (script) ParleyChatElement.defaultServer = new URL(script.src).origin;

// A page may carry the script twice; the first one wins.
if (!customElements.get('parley-chat')) {
  customElements.define('parley-chat', ParleyChatElement);
  if (script?.dataset.agentId) {
    if (document.body) mountLauncher(script.dataset);
    else addEventListener('DOMContentLoaded', () => mountLauncher(script.dataset));
  }
}

/** `<script async src=".../widget.js" data-agent-id="...">` alone puts a launcher on the page. */
function mountLauncher({ agentId = '', server, lang, theme }: DOMStringMap) {
  const element = document.createElement('parley-chat');
  for (const [name, value] of Object.entries({ 'agent-id': agentId, server, lang, theme })) {
    if (value) element.setAttribute(name, value);
  }
  document.body.append(element);
}
