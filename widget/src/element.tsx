import { render } from 'preact';
import { createChatApi } from './api.ts';
import { findLanguage, loadTexts } from './texts/index.ts';
import { type BrandColours, paletteFor } from './theme/palette.ts';
import { isDarkWanted, onSystemSchemeChange } from './theme/scheme.ts';
import { adoptStyleSheets } from './theme/style-sheets.ts';
import { Widget } from './widget.tsx';

/**
 * `<parley-chat agent-id="..." server="https://..." mode="inline|launcher" lang="sv" theme="auto|light|dark">`
 * Draws itself in a shadow root, so no style of the page reaches in and none of ours reaches out.
 */
export class ParleyChatElement extends HTMLElement {
  static readonly observedAttributes = ['agent-id', 'server', 'mode', 'lang', 'theme'];
  /** Origin of the script this class came with; where the `server` attribute is missing. */
  static defaultServer = location.origin;

  readonly #container = document.createElement('div');
  readonly #setColours: ReturnType<typeof adoptStyleSheets>;
  #colours: BrandColours = {};
  #stopWatchingScheme = () => {};

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.#setColours = adoptStyleSheets(root);
    this.#container.className = 'frame';
    root.append(this.#container);
  }

  connectedCallback(): void {
    this.#stopWatchingScheme = onSystemSchemeChange(() => this.#paint());
    this.#draw();
  }

  disconnectedCallback(): void {
    this.#stopWatchingScheme();
    render(null, this.#container);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw();
  }

  #draw(): void {
    const agentId = this.getAttribute('agent-id');
    if (!agentId) return console.warn('parley-chat: agent-id is missing.');
    const base = (this.getAttribute('server') || ParleyChatElement.defaultServer).replace(/\/+$/, '');
    const language = findLanguage(this);
    this.#container.dir = getComputedStyle(this).direction;
    this.#paint();
    render(
      <Widget
        // Another agent, server or language is another chat: nothing of the first may live on in it.
        key={`${base} ${agentId} ${language}`}
        api={createChatApi(base)}
        agentId={agentId}
        mode={this.getAttribute('mode') === 'inline' ? 'inline' : 'launcher'}
        language={language}
        loadTexts={() => loadTexts(base, language)}
        onColours={(colours) => {
          this.#colours = colours;
          this.#paint();
        }}
      />,
      this.#container,
    );
  }

  #paint(): void {
    const isDark = isDarkWanted(this, this.getAttribute('theme'));
    this.#setColours(paletteFor(this.#colours, isDark), isDark);
  }
}
