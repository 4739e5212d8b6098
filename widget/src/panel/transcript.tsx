import { Component, createRef } from 'preact';
import { isReplyPending } from '../conversation.ts';
import { disclosureText, greetingKey, localGreeting } from '../more/greeting.ts';
import { After } from '../more/messages.tsx';
import { fill } from '../texts/texts.ts';
import type { NamedView } from './chat-view.ts';
import { Message } from './message.tsx';

/** Nearer to the end than this counts as reading along. Unit: CSS pixels. */
const atEndPx = 60;

/** Transcript, oldest first; follows new messages while scrolled to the end, and stays put when scrolled back. */
export class Transcript extends Component<NamedView> {
  readonly #log = createRef<HTMLDivElement>();
  readonly #sizes = new ResizeObserver(() => this.#isAtEnd && this.#goToEnd());
  #isAtEnd = true;

  override componentDidMount(): void {
    // Keeps the read position when the room changes: cards, the phone's keyboard, loaded pictures.
    const log = this.#log.current;
    for (const box of [log, log?.firstElementChild]) if (box) this.#sizes.observe(box);
  }

  override componentWillUnmount(): void {
    this.#sizes.disconnect();
  }

  #goToEnd(): void {
    this.#log.current?.scrollTo(0, 1e9);
  }

  override componentDidUpdate(before: NamedView): void {
    const { chat, conversation } = this.props;
    const { entries } = conversation;
    const hasWritten = entries.length > before.conversation.entries.length && entries.at(-1)?.role === 'visitor';
    if (this.#isAtEnd || hasWritten || chat !== before.chat) this.#goToEnd();
  }

  override render({ name, ...view }: NamedView) {
    const { config, texts, chat, conversation, page, runtime } = view;
    const isNew = !chat.session && conversation.entries.every(({ role }) => role === 'visitor');
    const greeting = isNew ? localGreeting(runtime?.greeting, page) : null;
    const disclosure = disclosureText(runtime?.ai_disclosure, page);
    const entries = [...(greeting ? [greeting] : []), ...conversation.entries];
    return (
      <div
        ref={this.#log}
        class="log"
        part="log"
        role="log"
        aria-label={fill(texts.talk, name)}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          this.#isAtEnd = scrollHeight - scrollTop - clientHeight < atEndPx;
        }}
      >
        <div class="lines">
          {disclosure && (
            <p class="disclosure" part="disclosure" dir="auto">
              {disclosure}
            </p>
          )}
          {config.welcome_enabled && (
            <div class="welcome" dir="auto">
              <p class="title">{config.welcome_title}</p>
              <p>{config.welcome_subtitle}</p>
            </div>
          )}
          {entries.map((entry, index) => (
            <Message
              {...view}
              key={index === 0 && entry.role === 'agent' ? greetingKey : entry.key}
              entry={entry}
              previous={entries[index - 1]}
              name={name}
            />
          ))}
          <After {...view} />
          {isReplyPending(conversation) && (
            <div class="line agent first">
              <div class="bubble typing">
                <i />
                <i />
                <i />
                <span class="unseen">{fill(texts.writing, name)}</span>
              </div>
            </div>
          )}
          {!entries.some((entry) => entry.role === 'visitor') && (
            <div class="questions">
              {config.quick_questions.map(({ text, message }) => (
                <button type="button" dir="auto" onClick={() => chat.send(message)}>
                  {text}
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
    );
  }
}
