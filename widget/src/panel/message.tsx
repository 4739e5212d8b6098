import type { Entry } from '../conversation.ts';
import { linkify } from '../linkify.ts';
import { explainRefusal, type Texts } from '../texts/texts.ts';

interface MessageProps {
  entry: Entry;
  isFirstInRow: boolean;
  name: string;
  texts: Texts;
  onRetry: () => void;
}

/** One bubble, with a note below when something happened to it. */
export function Message({ entry, isFirstInRow, name, texts, onRetry }: MessageProps) {
  const { role, state, text, refusal } = entry;
  return (
    // A screen reader waits with an answer until it is whole instead of reading each piece.
    <div class={`line ${role} ${state}${isFirstInRow ? ' first' : ''}`} aria-busy={state === 'streaming'}>
      {text && (
        <div class="bubble" dir="auto">
          <span class="unseen">{role === 'visitor' ? texts.you : name}: </span>
          {linkify(text).map((part) =>
            part.href ? (
              <a href={part.href} target="_blank" rel="noopener nofollow ugc">
                {part.text}
              </a>
            ) : (
              part.text
            ),
          )}
        </div>
      )}
      {state === 'interrupted' && <div class="note">{texts.cut}</div>}
      {state === 'failed' && <div class="note">{texts.failed}</div>}
      {refusal && (
        <div class="note bad">
          {explainRefusal(texts, refusal)}{' '}
          <button type="button" onClick={onRetry}>
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  );
}
