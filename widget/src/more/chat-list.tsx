import { Component } from 'preact';
import type { NamedView } from '../panel/chat-view.ts';
import type { SavedChat } from '../saved-chats.ts';
import { MoreIcon } from './icons.tsx';
import { readableTime } from './readable.ts';

/** The chats this browser knows, newest first, with what was last said and what has not been seen. */
export class ChatList extends Component<NamedView> {
  #isGone = false;

  override componentDidMount(): void {
    for (const saved of this.props.store.read().chats) {
      if (saved.id !== this.props.chat.session?.id && saved.status !== 'closed') void this.#refresh(saved);
    }
  }

  override componentWillUnmount(): void {
    this.#isGone = true;
  }

  /** Unread messages since this browser last had the chat open. */
  async #refresh(saved: SavedChat): Promise<void> {
    const { api, store } = this.props;
    try {
      const { messages = [], ...status } = await api.tellStatus(saved, { after: saved.seen ?? undefined });
      const last = messages.findLast(({ role }) => role !== 'system');
      store.put({
        ...saved,
        status: status.status,
        name: status.operator?.name ?? '',
        ...(last && { at: last.created_at, excerpt: (last.text || last.files[0]?.name || '').slice(0, 120) }),
        unread: messages.filter(({ role }) => role === 'agent' || role === 'operator').length,
      });
      if (!this.#isGone) this.setState({});
    } catch (error) {
      if ([401, 404].includes((error as { status?: number }).status ?? 0)) store.forget(saved.id);
      if (!this.#isGone) this.setState({});
    }
  }

  override render({ store, texts, chat, controls, language, name }: NamedView) {
    const words = texts;
    const { chats } = store.read();
    return (
      <div class="stack">
        <ul class="chat-list">
          {chats.map((saved) => (
            <li key={saved.id}>
              <button
                type="button"
                class="chat-line"
                aria-current={saved.id === chat.session?.id ? 'true' : undefined}
                onClick={() => controls.choose(saved)}
              >
                <span class="chat-top">
                  <b class="grow">{saved.name || name}</b>
                  <time dateTime={saved.at}>{readableTime(Date.parse(saved.at), language)}</time>
                </span>
                <span class="chat-bottom">
                  <span class="grow excerpt" dir="auto">
                    {saved.excerpt}
                  </span>
                  {saved.status === 'closed' && <span class="tag">{words.ended}</span>}
                  {saved.unread > 0 && <span class="count">{saved.unread}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {!chats[0] && <p class="hint">{words.noChats}</p>}
        <button type="button" class="main" onClick={() => controls.choose(null)}>
          <MoreIcon name="add" />
          {words.fresh}
        </button>
      </div>
    );
  }
}
