import { Component, type ComponentChildren, createRef } from 'preact';
import { Icon } from '../icons.tsx';
import type { ChatView } from '../panel/chat-view.ts';
import { MoreIcon } from './icons.tsx';

interface FrameProps extends ChatView {
  title: string;
  children: ComponentChildren;
}

/** A view with its title and the way back. Takes the focus when it comes and gives it to the field when it goes. */
export class ViewFrame extends Component<FrameProps> {
  readonly #root = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    const root = this.#root.current;
    root?.querySelector<HTMLElement>('.body input:not([type=hidden]), .body button, .body textarea')?.focus();
    if (!root?.contains((root.getRootNode() as ShadowRoot).activeElement)) root?.querySelector('button')?.focus();
  }

  override componentWillUnmount(): void {
    const panel = this.#root.current?.closest('.panel');
    // The chat is shown again only after this.
    queueMicrotask(() => panel?.querySelector<HTMLElement>('.composer textarea')?.focus());
  }

  override render({ title, texts, controls, children }: FrameProps) {
    const words = texts;
    const goBack = () => controls.go('chat');
    return (
      <div
        ref={this.#root}
        class="view"
        role="group"
        aria-label={title}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // One step back, not out of the chat.
          event.preventDefault();
          goBack();
        }}
      >
        <header class="header">
          <button type="button" class="tool back" aria-label={words.back} onClick={goBack}>
            <MoreIcon name="back" />
          </button>
          <h2 class="grow view-title">{title}</h2>
          {controls.close && (
            <button type="button" class="tool close" aria-label={words.close} onClick={controls.close}>
              <Icon name="close" />
            </button>
          )}
        </header>
        <div class="body">{children}</div>
      </div>
    );
  }
}
