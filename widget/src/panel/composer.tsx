import { Icon } from '../icons.tsx';
import { Attachments } from '../more/attachments.tsx';
import type { ChatView } from './chat-view.ts';

/** The contract's limit for one message. Unit: UTF-16 code units. */
const maxLength = 8000;

/** Set by property: a Content-Security-Policy forbids style attributes, not this. */
function fitHeight(field: HTMLTextAreaElement) {
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}

/**
 * Enter sends, Shift+Enter makes a new line; sending stays possible while an answer is being said.
 * The field keeps its own text, so the button can tell by CSS whether there is anything to send.
 */
export function Composer(view: ChatView) {
  const { texts, chat } = view;
  return (
    <form
      class="composer"
      part="composer"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.querySelector('textarea') as HTMLTextAreaElement;
        const text = field.value.trim();
        field.focus();
        const files = chat.files ? chat.files.take() : [];
        if (!files || (!text && !files[0])) return;
        field.value = '';
        fitHeight(field);
        chat.send(text, files);
      }}
    >
      <Attachments {...view} key={chat} />
      <textarea
        rows={1}
        dir="auto"
        maxLength={maxLength}
        placeholder={texts.placeholder}
        aria-label={texts.placeholder}
        enterkeyhint="send"
        autocomplete="off"
        onInput={(event) => {
          fitHeight(event.currentTarget);
          chat.typing();
        }}
        onKeyDown={(event) => {
          // Enter also picks a suggestion of an input method; that is not sending.
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="submit" class="send" part="send" aria-label={texts.send}>
        <Icon name="send" />
      </button>
    </form>
  );
}
