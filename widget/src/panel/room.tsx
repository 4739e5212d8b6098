import { Component, createRef } from 'preact';
import { type ChatMessage, createChatApi, type PublicWidgetConfig, type WidgetRuntime } from '../api.ts';
import { waitInBrowser } from '../backoff.ts';
import { Chat } from '../chat.ts';
import { type Conversation, emptyConversation } from '../conversation.ts';
import { needsServerToGreet } from '../more/greeting.ts';
import { wordsOf } from '../more/texts.ts';
import { describeVisitor, type PageState } from '../page-state.ts';
import type { Request } from '../request.ts';
import { type ChatStore, isWithPeople, type SavedChat } from '../saved-chats.ts';
import type { Texts } from '../texts/texts.ts';
import type { WidgetEvent } from '../widget.tsx';
import type { ChatView, View } from './chat-view.ts';
import { Panel } from './panel.tsx';

interface RoomProps {
  onMount: (room: Room | null) => void;
  base: string;
  request: Request;
  page: PageState;
  agentId: string;
  language: string;
  isDark: boolean;
  hasVoice: boolean;
  store: ChatStore;
  config: PublicWidgetConfig;
  runtime: WidgetRuntime | null;
  texts: Texts;
  isOpen: boolean;
  onRefresh: () => void;
  /** Undefined for an inline chat. */
  onClose: (() => void) | undefined;
  onUnread: (count: number) => void;
  onWithPeople: (isWithPeople: boolean) => void;
  tell: (event: WidgetEvent, detail: object) => void;
}

interface RoomState {
  conversation: Conversation;
  unread: number;
  view: View;
}

/** The visitor's chats: one that shows, and what leads to the others. Lives on while its panel is closed. */
export class Room extends Component<RoomProps, RoomState> {
  override state: RoomState = {
    conversation: emptyConversation,
    unread: this.props.store.current()?.unread ?? 0,
    view: 'chat',
  };
  readonly #api = createChatApi(this.props.base, this.props.request);
  readonly #life = new AbortController();
  readonly #panel = createRef<HTMLElement>();
  #chat = this.#begin(this.props.store.current());
  /** Visitor data last sent to the chat. */
  #saidOfVisitor = '';

  override componentDidMount(): void {
    const { store, onMount } = this.props;
    const { signal } = this.#life;
    addEventListener('storage', ({ key }) => key === store.key && this.#syncTabs(), { signal });
    this.#show();
    onMount(this);
  }

  override componentDidUpdate(before: RoomProps, { conversation, unread }: RoomState): void {
    const { isOpen, tell, onUnread, onWithPeople } = this.props;
    if (isOpen !== before.isOpen) this.#show();
    if (isOpen && !before.isOpen) this.setState({ view: 'chat' });
    const { status } = this.state.conversation;
    if (this.state.unread !== unread) onUnread(this.state.unread);
    if (status.status === conversation.status.status) return;
    onWithPeople(isWithPeople(status.status));
    tell('status', status);
  }

  override componentWillUnmount(): void {
    this.props.onMount(null);
    this.#life.abort();
    this.#chat.dispose();
  }

  focus(): void {
    const panel = this.#panel.current;
    // On a phone the field would bring the keyboard, which covers what there is to read.
    const isTouched = matchMedia('(pointer: coarse)').matches;
    ((!isTouched && panel?.querySelector('textarea')) || panel)?.focus();
  }

  #begin(saved: SavedChat | null): Chat {
    const { agentId, language, store, config, tell, page } = this.props;
    const chat: Chat = new Chat({
      api: this.#api,
      store,
      saved,
      describeStart: () => ({
        agent_id: agentId,
        // Without query and fragment: they may carry names or tokens that are none of the chat's business.
        page_url: location.protocol.startsWith('http') ? location.origin + location.pathname : undefined,
        locale: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined,
        ...describeVisitor(page),
      }),
      needsServerToGreet: () => needsServerToGreet(this.props.runtime?.greeting, page),
      isStreaming: config.streaming_enabled,
      backoff: waitInBrowser,
      onChange: (conversation) => {
        if (chat === this.#chat) this.setState({ conversation, unread: chat.unread });
      },
      onMessage: (message: ChatMessage) => tell('message', message),
    });
    return chat;
  }

  /** Makes `saved`, or with null a new chat, the one that shows. */
  readonly choose = (saved: SavedChat | null): void => {
    if (!saved || saved.id !== this.#chat.session?.id) {
      this.props.store.choose(saved?.id ?? null);
      this.#chat.dispose();
      this.#chat = this.#begin(saved);
      this.#saidOfVisitor = '';
      this.setState({ conversation: this.#chat.conversation, unread: this.#chat.unread });
      this.#show();
    }
    this.setState({ view: 'chat' });
  };

  /** Shows the chat, or lets it go on unseen. */
  #show(): void {
    const chat = this.#chat;
    if (this.props.isOpen) {
      this.updateVisitor();
      void chat.show();
    } else {
      chat.hide();
      if (isWithPeople(this.props.store.current()?.status)) void chat.wake();
    }
  }

  /** Changes by another tab: another chat opened, messages seen, or all chats cleared. */
  #syncTabs(): void {
    const { current, chats } = this.props.store.read();
    const { session } = this.#chat;
    const saved = chats.find(({ id }) => id === current);
    const { awaiting } = this.state.conversation;
    // Forgotten, or put aside for a new chat, which has no session until something is written in it.
    if (!saved && session && (!chats[0] || !awaiting[0])) return this.choose(null);
    if (!saved || awaiting[0]) return;
    if (saved.id === session?.id) this.#chat.sync(saved);
    else this.choose(saved);
  }

  /** Tells a chat that was started before what the page now says of its visitor. */
  updateVisitor(): void {
    const chat = this.#chat;
    const { user, variables } = this.props.page;
    const body = { ...user, variables };
    const said = JSON.stringify(body);
    // A greeting may name the visitor.
    if (!chat.session) return this.setState({});
    if (said === this.#saidOfVisitor) return;
    this.#saidOfVisitor = said;
    if (said === '{}') return;
    this.#api.ask(chat.session, 'visitor', { method: 'PATCH', body }).catch(({ status }) => {
      // Another user of the portal began it, so it is not this visitor's to see.
      if (status === 409 && chat.conversation.status.status !== 'closed') this.choose(null);
    });
  }

  override render({ isOpen, onClose, onRefresh, texts, runtime, hasVoice, ...rest }: RoomProps, state: RoomState) {
    const voice = { is_available: hasVoice && runtime?.voice.is_available === true };
    const view: ChatView = {
      ...rest,
      ...state,
      api: this.#api,
      chat: this.#chat,
      texts: wordsOf(texts),
      runtime: runtime && { ...runtime, voice },
      controls: {
        go: (to) => this.setState({ view: to }),
        choose: this.choose,
        refresh: onRefresh,
        close: onClose,
      },
    };
    return <Panel {...view} role={onClose ? 'dialog' : 'region'} panelRef={this.#panel} isHidden={!isOpen} />;
  }
}
