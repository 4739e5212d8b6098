import { Component, createElement, createRef } from 'preact';
import { AgentElement, defineElements } from './element.tsx';
import { loadScript } from './load-script.ts';
import { installPageApi } from './page-api.ts';

/** Put in by the build. */
declare const BUILD_HASH: string;

/** Read at once: `document.currentScript` is only set while a classic script runs, also an async one. */
const script = document.currentScript as HTMLScriptElement | null;
if (script) AgentElement.defaultServer = new URL(script.src).origin;
AgentElement.loadMore = (base) => loadScript(`${base}/more.js?v=${BUILD_HASH}`, 'ParleyMore');

if (defineElements()) {
  // The lazy part is drawn by the same Preact, which it finds under this name.
  Object.assign(window, { ParleyWidget: { Component, createElement, createRef } });
  installPageApi();
  if (script?.dataset.agentId) {
    if (document.body) mountLauncher(script.dataset);
    else addEventListener('DOMContentLoaded', () => mountLauncher(script.dataset));
  }
}

/** `<script async src=".../widget.js" data-agent-id="...">` alone puts a launcher on the page. */
function mountLauncher(data: DOMStringMap) {
  const element = document.createElement('parley-agent');
  for (const [name, value] of Object.entries({ ...data, 'agent-id': data['agentId'] })) {
    if (value && AgentElement.observedAttributes.includes(name)) element.setAttribute(name, value);
  }
  document.body.append(element);
}
