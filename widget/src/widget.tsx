import { Component, createRef } from 'preact';
import { type ChatApi, ChatRefused, codeOf, type PublicWidgetConfig } from './api.ts';
import { waitInBrowser } from './backoff.ts';
import { Chat } from './chat.ts';
import { type Conversation, emptyConversation } from './conversation.ts';
import { Launcher } from './panel/launcher.tsx';
import { Panel } from './panel/panel.tsx';
import { Refusal } from './panel/refusal.tsx';
import { createSessionStore } from './saved-session.ts';
import { explainRefusal, type Texts } from './texts/texts.ts';
import type { BrandColours } from './theme/palette.ts';

interface WidgetProps {
  api: ChatApi;
  agentId: string;
  mode: 'inline' | 'launcher';
  language: string;
  /** Never rejects: there are always words. */
  loadTexts: () => Promise<Texts>;
  onColours: (colours: BrandColours) => void;
}

interface WidgetState {
  texts: Texts | null;
  config: PublicWidgetConfig | null;
  /** Code of the refusal that stands in the way of any chat. */
  refusal: string | null;
  conversation: Conversation;
  isOpen: boolean;
  /** How many messages of the other side were there when the panel was last open. */
  seenCount: number;
}

/** Tries for the configuration, some eight seconds in all; then the words for it stand in the frame. */
const configTries = 5;

const countHeard = ({ entries }: Conversation): number =>
  entries.filter((entry) => entry.role !== 'visitor' && entry.state !== 'streaming').length;

/** Loads the configuration, then is either a chat in its place on the page or a button that opens one. */
export class Widget extends Component<WidgetProps, WidgetState> {
  override state: WidgetState = {
    texts: null,
    config: null,
    refusal: null,
    conversation: emptyConversation,
    isOpen: false,
    seenCount: 0,
  };
  readonly #life = new AbortController();
  readonly #panel = createRef<HTMLElement>();
  readonly #button = createRef<HTMLButtonElement>();
  #chat: Chat | null = null;

  override componentDidMount(): void {
    void this.#load();
  }

  override componentWillUnmount(): void {
    this.#life.abort();
    this.#chat?.dispose();
  }

  readonly #load = async (): Promise<void> => {
    const { api, agentId, mode, loadTexts, onColours } = this.props;
    const { signal } = this.#life;
    this.setState({ refusal: null });
    const loading = loadTexts();
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        const config = await api.readConfig(agentId);
        if (signal.aborted) return;
        onColours(config);
        this.#chat = this.#createChat(config);
        this.setState({ config, texts: await loading });
        if (mode === 'inline') void this.#chat.show();
        return;
      } catch (error) {
        const mayPass = !(error instanceof ChatRefused) || error.status >= 429;
        if (mayPass && failures < configTries) {
          await waitInBrowser(failures, signal);
          continue;
        }
        const refusal = codeOf(error);
        const texts = await loading;
        console.warn(`parley-chat: ${explainRefusal(texts, refusal)} (${refusal})`);
        return this.setState({ refusal, texts });
      }
    }
  };

  #createChat(config: PublicWidgetConfig): Chat {
    const { api, agentId, language } = this.props;
    return new Chat({
      api,
      agentId,
      store: createSessionStore(agentId),
      // Without query and fragment: they may carry names or tokens that are none of the chat's business.
      pageUrl: location.protocol.startsWith('http') ? location.origin + location.pathname : undefined,
      locale: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined,
      isStreaming: config.streaming_enabled,
      backoff: waitInBrowser,
      onChange: (conversation) => this.setState({ conversation }),
    });
  }

  readonly #toggle = (): void => {
    const isOpen = !this.state.isOpen;
    this.setState({ isOpen, seenCount: countHeard(this.state.conversation) }, () => {
      const target = isOpen ? this.#panel.current?.querySelector('textarea') : this.#button.current;
      target?.focus();
    });
    if (isOpen) void this.#chat?.show();
    else this.#chat?.hide();
  };

  override render() {
    const { mode } = this.props;
    const { config, texts, refusal, conversation, isOpen, seenCount } = this.state;
    const chat = this.#chat;
    if (config && texts && chat) {
      const panel = { config, texts, chat, conversation };
      if (mode === 'inline') return <Panel {...panel} role="region" />;
      return (
        <Launcher
          config={config}
          texts={texts}
          isOpen={isOpen}
          unread={isOpen ? 0 : countHeard(conversation) - seenCount}
          buttonRef={this.#button}
          onToggle={this.#toggle}
        >
          <Panel {...panel} role="dialog" panelRef={this.#panel} isHidden={!isOpen} onClose={this.#toggle} />
        </Launcher>
      );
    }
    if (mode === 'launcher') return null;
    return <div class="panel">{refusal && texts && <Refusal code={refusal} texts={texts} onRetry={this.#load} />}</div>;
  }
}
