import { Component, createRef } from 'preact';
import type { ChatSessionStatus } from '../api.ts';
import type { ChatView } from '../panel/chat-view.ts';
import { isWithPeople } from '../saved-chats.ts';
import { type IconName, MoreIcon } from './icons.tsx';
import { handoffOption, requestHandoff } from './request-handoff.ts';

interface MenuItem {
  icon: IconName;
  words: string;
  act: () => void;
  badge?: number;
}

function itemsOf(view: ChatView): MenuItem[] {
  const { api, texts, chat, controls, conversation, runtime, store } = view;
  const words = texts;
  const { status } = conversation.status;
  const hasSpoken = conversation.entries.some(({ role }) => role === 'visitor');
  const others = store.read().chats.filter(({ id }) => id !== chat.session?.id);
  const offer = handoffOption(view);
  const { methods = [] } = runtime?.verification ?? {};
  const items: (MenuItem | false | null | undefined)[] = [
    offer === 'person' && { icon: 'headset', words: words.askPerson, act: () => void requestHandoff(view) },
    (offer === 'form' || isWithPeople(status)) &&
      runtime?.people.offline_behavior === 'form' && {
        icon: 'mail',
        words: words.leaveMessage,
        act: () => controls.go('contact'),
      },
    hasSpoken && { icon: 'add', words: words.fresh, act: () => controls.choose(null) },
    others[0] && {
      icon: 'chats',
      words: words.chats,
      act: () => controls.go('list'),
      badge: others.reduce((sum, { unread }) => sum + unread, 0),
    },
    status !== 'closed' && { icon: 'person', words: words.details, act: () => controls.go('details') },
    status !== 'closed' && methods[0] && { icon: 'shield', words: words.confirm, act: () => controls.go('verify') },
    status !== 'closed' &&
      hasSpoken && {
        icon: 'end',
        words: words.end,
        act: () => {
          if (chat.session)
            api
              .ask<ChatSessionStatus>(chat.session, 'close', { method: 'POST' })
              .then(chat.setStatus.bind(chat), () => {});
        },
      },
  ];
  return items.filter((item): item is MenuItem => Boolean(item));
}

/** The call button and the menu. Keys as in the pattern for menu buttons (WAI-ARIA Authoring Practices). */
export class HeaderActions extends Component<ChatView, { isOpen: boolean }> {
  override state = { isOpen: false };
  readonly #root = createRef<HTMLDivElement>();
  readonly #button = createRef<HTMLButtonElement>();
  readonly #life = new AbortController();

  override componentDidMount(): void {
    const { signal } = this.#life;
    // Pressed anywhere else; within the shadow root the path says where.
    addEventListener(
      'pointerdown',
      (event) => {
        const root = this.#root.current;
        if (this.state.isOpen && root && !event.composedPath().includes(root)) this.setState({ isOpen: false });
      },
      { signal },
    );
  }

  override componentWillUnmount(): void {
    this.#life.abort();
  }

  #entries = (): HTMLElement[] => [...(this.#root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  readonly #open = (): void => this.setState({ isOpen: true }, () => this.#entries()[0]?.focus());

  readonly #keys = (event: KeyboardEvent): void => {
    const entries = this.#entries();
    const at = entries.indexOf(event.target as HTMLElement);
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const to = moves[event.key];
    if (event.key === 'ArrowDown' && !this.state.isOpen) {
      event.preventDefault();
      return this.#open();
    }
    if (!this.state.isOpen) return;
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      this.setState({ isOpen: false }, () => this.#button.current?.focus());
    } else if (to !== undefined) {
      event.preventDefault();
      entries.at(to % entries.length)?.focus();
    }
  };

  override render(view: ChatView, { isOpen }: { isOpen: boolean }) {
    const { texts, runtime, controls } = view;
    const words = texts;
    const items = itemsOf(view);
    return (
      <div ref={this.#root} class="actions" onKeyDown={this.#keys}>
        {runtime?.voice.is_available && (
          <button
            type="button"
            class="tool"
            aria-label={words.call}
            title={words.call}
            onClick={() => controls.go('voice')}
          >
            <MoreIcon name="phone" />
          </button>
        )}
        {items[0] && (
          <button
            ref={this.#button}
            type="button"
            class="tool"
            aria-label={words.menu}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? this.setState({ isOpen: false }) : this.#open())}
          >
            <MoreIcon name="menu" />
          </button>
        )}
        {isOpen && (
          <div class="menu" role="menu" aria-label={words.menu}>
            {items.map(({ icon, words: label, act, badge }) => (
              <button
                key={icon}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  this.setState({ isOpen: false }, () => this.#button.current?.focus());
                  act();
                }}
              >
                <MoreIcon name={icon} />
                <span>{label}</span>
                {badge ? <span class="count">{badge}</span> : null}
              </button>
            ))}
          </div>
        )}
      </div>
    );
  }
}
