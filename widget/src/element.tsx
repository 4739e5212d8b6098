import { render } from 'preact';
import type * as More from './more/index.ts';
import { type PageElement, page } from './page-state.ts';
import { createRequest } from './request.ts';
import { findLanguage, loadTexts, readTexts } from './texts/index.ts';
import { type BrandColours, paletteFor } from './theme/palette.ts';
import { isDarkWanted, onSchemeChange } from './theme/scheme.ts';
import { adoptStyleSheets } from './theme/style-sheets.ts';
import { followViewport } from './theme/viewport.ts';
import { Widget } from './widget.tsx';

/**
 * `<parley-agent agent-id="..." server="https://..." mode="inline|launcher" locale="sv" theme="auto|light|dark">`
 * Draws itself in a shadow root, so no style of the page reaches in and none of ours reaches out.
 */
export class AgentElement extends HTMLElement implements PageElement {
  static readonly observedAttributes = 'agent-id server mode lang locale theme position texts voice'.split(' ');
  /** Origin of the script this class came with; where the `server` attribute is missing. */
  static defaultServer = location.origin;
  /** How the part that is loaded with the first opening comes. */
  static loadMore: (base: string) => Promise<typeof More>;

  isReady = false;
  readonly #container = document.createElement('div');
  readonly #sheets: ReturnType<typeof adoptStyleSheets>;
  #widget: Widget | null = null;
  #colours: BrandColours = {};
  #isDark = false;
  #leave = () => {};

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.#sheets = adoptStyleSheets(root);
    this.#container.className = 'frame';
    root.append(this.#container);
  }

  connectedCallback(): void {
    page.elements.add(this);
    const stops = [onSchemeChange(() => this.#draw()), followViewport(this.#container)];
    this.#leave = () => {
      for (const stop of stops) stop();
    };
    this.#draw();
    if (page.wantsOpen) this.open();
  }

  disconnectedCallback(): void {
    page.elements.delete(this);
    this.#leave();
    render(null, this.#container);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw();
  }

  open(): void {
    this.#widget?.setOpen(true);
  }

  close(): void {
    this.#widget?.setOpen(false);
  }

  toggle(): void {
    this.#widget?.toggle();
  }

  updateVisitor(): void {
    this.#widget?.updateVisitor();
  }

  forget(): void {
    this.#widget?.forget();
  }

  /** The configuration may come after the page turned dark: what is painted is the scheme of now. */
  #paint(): void {
    this.#sheets.paint(paletteFor(this.#colours, this.#isDark), this.#isDark);
  }

  #draw(): void {
    const agentId = this.getAttribute('agent-id');
    if (!agentId) return console.warn('parley-agent: agent-id is missing.');
    const base = (this.getAttribute('server') || AgentElement.defaultServer).replace(/\/+$/, '');
    const language = findLanguage(this);
    this.#isDark = isDarkWanted(this, this.getAttribute('theme'));
    this.#container.dir = getComputedStyle(this).direction;
    this.#paint();
    render(
      <Widget
        // Another agent, server or language is another chat: nothing of the first may live on in it.
        key={`${base} ${agentId} ${language}`}
        onMount={(widget) => {
          this.#widget = widget;
        }}
        base={base}
        request={createRequest(base)}
        agentId={agentId}
        mode={this.getAttribute('mode') === 'inline' ? 'inline' : 'launcher'}
        position={this.getAttribute('position')}
        hasVoice={this.getAttribute('voice') !== 'off'}
        language={language}
        isDark={this.#isDark}
        loadTexts={() => loadTexts(base, language, readTexts(this))}
        loadMore={() => AgentElement.loadMore(base)}
        onConfig={(config) => {
          this.#colours = config;
          this.#paint();
        }}
        onStyles={this.#sheets.add}
        tell={(event, detail) => {
          this.isReady ||= event === 'ready';
          this.dispatchEvent(new CustomEvent(`parley:${event}`, { detail, bubbles: true, composed: true }));
        }}
      />,
      this.#container,
    );
  }
}

/** Makes the tags known; a page may carry us twice, and the first one wins. */
export function defineElements(): boolean {
  if (customElements.get('parley-agent')) return false;
  customElements.define('parley-agent', AgentElement);
  customElements.define('parley-chat', class extends AgentElement {});
  return true;
}
