import { Component, createRef } from 'preact';
import type { PublicWidgetConfig, WidgetRuntime } from './api.ts';
import { Launcher } from './launcher/launcher.tsx';
import { Refusal } from './launcher/refusal.tsx';
import { loadConfig } from './load-config.ts';
import type * as More from './more/index.ts';
import { page } from './page-state.ts';
import type { Room } from './panel/room.tsx';
import type { Request } from './request.ts';
import { createChatStore, isWithPeople } from './saved-chats.ts';
import { explainRefusal, type Texts } from './texts/texts.ts';

export type WidgetEvent = 'ready' | 'open' | 'close' | 'message' | 'unread' | 'status';

interface WidgetProps {
  /** Classes get no `ref` in Preact 11. */
  onMount: (widget: Widget | null) => void;
  base: string;
  request: Request;
  agentId: string;
  mode: 'inline' | 'launcher';
  position: string | null;
  language: string;
  isDark: boolean;
  /** The voice button is enabled by the page. */
  hasVoice: boolean;
  /** Never rejects: there are always words. */
  loadTexts: () => Promise<Texts>;
  /** Second script that renders chats, loaded on demand. */
  loadMore: () => Promise<typeof More>;
  onConfig: (config: PublicWidgetConfig) => void;
  onStyles: (css: string, customCss: string) => void;
  tell: (event: WidgetEvent, detail: object) => void;
}

interface WidgetState {
  texts: Texts | null;
  config: PublicWidgetConfig | null;
  /** Null until it is known, and where the server does not say. */
  runtime: WidgetRuntime | null;
  more: typeof More | null;
  /** Error code that prevents any chat. */
  refusal: string | null;
  unread: number;
  isOpen: boolean;
  /** People may write in the chat at any time. */
  isWithPeople: boolean;
}

/** Poll interval for available operators while the launcher is hidden. Unit: milliseconds. */
const lookAgainMs = 60_000;

/** Loads the configuration, then is either a chat in its place on the page or a button that opens one. */
export class Widget extends Component<WidgetProps, WidgetState> {
  override state: WidgetState = {
    texts: null,
    config: null,
    runtime: null,
    more: null,
    refusal: null,
    unread: 0,
    isOpen: this.props.mode === 'inline',
    isWithPeople: false,
  };
  readonly #life = new AbortController();
  readonly #store = createChatStore(this.props.agentId);
  readonly #path = `widget/${encodeURIComponent(this.props.agentId)}`;
  #room: Room | null = null;
  readonly #button = createRef<HTMLButtonElement>();
  /** Element that had the focus when the panel was opened. */
  #opener: Element | null = null;
  /** Asked for before there was anything to open. */
  #isAskedFor = false;

  override componentDidMount(): void {
    const { signal } = this.#life;
    this.props.onMount(this);
    void this.#load();
    addEventListener('storage', ({ key }) => key === this.#store.key && this.#recall(), { signal });
    const looking = setInterval(() => {
      if (!document.hidden && this.#isHidden()) this.#refresh();
    }, lookAgainMs);
    signal.addEventListener('abort', () => clearInterval(looking));
  }

  override componentWillUnmount(): void {
    this.#life.abort();
    this.props.onMount(null);
  }

  override componentDidUpdate(_: WidgetProps, before: WidgetState): void {
    const { unread } = this.state;
    if (unread !== before.unread) this.props.tell('unread', { count: unread });
  }

  readonly #load = async (): Promise<void> => {
    const { request, mode, loadTexts, onConfig, tell } = this.props;
    const { signal } = this.#life;
    this.setState({ refusal: null });
    if (mode === 'inline') this.#loadMore();
    const loading = Promise.all([loadTexts(), this.#readRuntime().catch(() => null)]);
    const config = await loadConfig(request, this.#path, signal);
    const [texts, runtime] = await loading;
    if (signal.aborted) return;
    if ('refusal' in config) {
      console.warn(`parley-agent: ${explainRefusal(texts, config.refusal)} (${config.refusal})`);
      return this.setState({ refusal: config.refusal, texts });
    }
    onConfig(config);
    this.#setRuntime(runtime);
    this.#recall();
    this.setState({ config, texts }, () => {
      tell('ready', {});
      if (this.#isAskedFor) this.setOpen(true);
    });
  };

  /** Unread state saved in this browser, until the chat itself is loaded. */
  #recall(): void {
    if (this.#room) return;
    const saved = this.#store.current();
    this.setState({ unread: saved?.unread ?? 0 });
    if (isWithPeople(saved?.status)) this.#setWithPeople(true);
  }

  readonly #setWithPeople = (isWithPeople: boolean): void => {
    this.setState({ isWithPeople });
    if (isWithPeople) this.#loadMore();
  };

  readonly #setRoom = (room: Room | null): void => {
    this.#room = room;
    if (room && this.state.isOpen && this.props.mode === 'launcher') this.#moveFocus();
  };

  readonly #loadMore = (): void => {
    if (this.state.more) return;
    this.props.loadMore().then(
      (more) => this.setState({ more }, () => this.#setRuntime(this.state.runtime)),
      // The next opening tries again.
      () => {},
    );
  };

  async #readRuntime(): Promise<WidgetRuntime> {
    return (await this.props.request(`${this.#path}/runtime`)).json();
  }

  readonly #refresh = (): void => {
    this.#readRuntime().then(this.#setRuntime, () => {});
  };

  readonly #setRuntime = (runtime: WidgetRuntime | null): void => {
    this.props.onStyles(this.state.more?.styles ?? '', runtime?.custom_css ?? '');
    this.setState({ runtime });
  };

  updateVisitor(): void {
    this.#room?.updateVisitor();
  }

  /** Forgets everything that was said in this browser. */
  forget(): void {
    this.#store.clear();
    this.setState({ unread: 0, isWithPeople: false });
    this.#room?.choose(null);
  }

  setOpen(isOpen: boolean): void {
    this.#isAskedFor = isOpen;
    if (!this.state.config || isOpen === this.state.isOpen || this.props.mode === 'inline') return;
    if (isOpen) {
      this.#opener = document.activeElement;
      this.#loadMore();
      this.#refresh();
    }
    this.setState({ isOpen }, this.#moveFocus);
    this.props.tell(isOpen ? 'open' : 'close', {});
  }

  readonly toggle = (): void => this.setOpen(!this.state.isOpen);

  /** Into the panel, or back to where it was. */
  readonly #moveFocus = (): void => {
    const button = this.#button.current;
    const opener = this.#opener instanceof HTMLButtonElement ? this.#opener : button;
    if (this.state.isOpen) this.#room?.focus();
    else opener?.focus();
  };

  /** No operator is available, and the owner then hides the launcher. An open chat stays. */
  #isHidden(): boolean {
    const { runtime, isOpen, isWithPeople } = this.state;
    const { are_available, offline_behavior } = runtime?.people ?? {};
    return offline_behavior === 'hide' && !are_available && !isOpen && !isWithPeople;
  }

  override render() {
    const { mode, position } = this.props;
    const { config, texts, refusal, unread, isOpen } = this.state;
    if (!config || !texts) {
      if (mode === 'launcher') return null;
      return (
        <div class="panel">{refusal && texts && <Refusal code={refusal} texts={texts} onRetry={this.#load} />}</div>
      );
    }
    if (mode === 'inline') return this.#renderRoom(config, texts);
    if (this.#isHidden()) return null;
    return (
      <Launcher
        config={config}
        position={position ?? config.position}
        texts={texts}
        isOpen={isOpen}
        unread={isOpen ? 0 : unread}
        buttonRef={this.#button}
        onToggle={this.toggle}
        onNear={this.#loadMore}
      >
        {this.#renderRoom(config, texts)}
      </Launcher>
    );
  }

  #renderRoom(config: PublicWidgetConfig, texts: Texts) {
    const { mode, base, request, agentId, language, isDark, hasVoice, tell } = this.props;
    const { more, isOpen, isWithPeople, runtime } = this.state;
    if (!more) return isOpen && <div class="panel" />;
    if (!isOpen && !isWithPeople && !this.#room) return null;
    return (
      <more.Room
        onMount={this.#setRoom}
        base={base}
        request={request}
        page={page}
        agentId={agentId}
        language={language}
        isDark={isDark}
        hasVoice={hasVoice}
        store={this.#store}
        config={config}
        runtime={runtime}
        texts={texts}
        isOpen={isOpen}
        onRefresh={this.#refresh}
        onClose={mode === 'inline' ? undefined : this.toggle}
        onUnread={(unread) => this.setState({ unread })}
        onWithPeople={this.#setWithPeople}
        tell={tell}
      />
    );
  }
}
