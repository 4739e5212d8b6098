import { Component, createRef } from 'preact';
import { isOtherSideWriting } from '../conversation.ts';
import { fill } from '../texts/texts.ts';
import { Message } from './message.tsx';
import type { ChatView } from './chat-view.ts';

/** Nearer to the end than this counts as reading along. Unit: CSS pixels. */
const atEndPx = 60;

/** What was said, oldest first; stays at the end while the visitor reads there, and stays put when they scroll back. */
export class Transcript extends Component<ChatView & { name: string }> {
  readonly #log = createRef<HTMLDivElement>();
  #isAtEnd = true;

  override componentDidUpdate(before: ChatView): void {
    const { entries } = this.props.conversation;
    const hasWritten = entries.length > before.conversation.entries.length && entries.at(-1)?.role === 'visitor';
    if (this.#isAtEnd || hasWritten) this.#log.current?.scrollTo(0, this.#log.current.scrollHeight);
  }

  override render({ config, texts, chat, conversation, name }: ChatView & { name: string }) {
    const { entries } = conversation;
    return (
      <div
        ref={this.#log}
        class="log"
        role="log"
        aria-label={fill(texts.talk, name)}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          this.#isAtEnd = scrollHeight - scrollTop - clientHeight < atEndPx;
        }}
      >
        <div class="lines">
          {config.welcome_enabled && (
            <div class="welcome" dir="auto">
              <p class="title">{config.welcome_title}</p>
              <p>{config.welcome_subtitle}</p>
            </div>
          )}
          {entries.map((entry, index) => (
            <Message
              key={entry.key}
              entry={entry}
              isFirstInRow={entries[index - 1]?.role !== entry.role}
              name={name}
              texts={texts}
              onRetry={() => chat.send(entry.text, entry.key)}
            />
          ))}
          {isOtherSideWriting(conversation) && (
            <div class="line first">
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
