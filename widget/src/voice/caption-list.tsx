import { Component, createRef } from 'preact';
import type { Caption } from './captions.ts';
import type { VoiceTexts } from './texts.ts';

/** Nearer to the end than this counts as reading along. Unit: CSS pixels. */
const atEndPx = 60;

interface CaptionListProps {
  captions: readonly Caption[];
  texts: VoiceTexts;
  name: string;
}

/** Captions, oldest first. Only final captions are announced to screen readers. */
export class CaptionList extends Component<CaptionListProps> {
  readonly #list = createRef<HTMLDivElement>();
  #isAtEnd = true;

  override componentDidUpdate(): void {
    if (this.#isAtEnd) this.#list.current?.scrollTo(0, this.#list.current.scrollHeight);
  }

  override render({ captions, texts, name }: CaptionListProps) {
    const said = captions.filter((caption) => caption.isFinal).at(-1);
    return (
      <div class="captions-frame">
        <div
          ref={this.#list}
          class="captions"
          role="group"
          aria-label={texts.captions}
          tabIndex={0}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            this.#isAtEnd = scrollHeight - scrollTop - clientHeight < atEndPx;
          }}
        >
          {captions.map(({ key, role, text, isFinal }) => (
            <p key={key} class={`caption ${role}${isFinal ? '' : ' partial'}`} dir="auto">
              <span class="unseen">{role === 'user' ? texts.you : name}: </span>
              {text}
            </p>
          ))}
        </div>
        <p class="unseen" aria-live="polite">
          {said && `${said.role === 'user' ? texts.you : name}: ${said.text}`}
        </p>
      </div>
    );
  }
}
