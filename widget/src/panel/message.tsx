import type { Entry } from '../conversation.ts';
import { Before, Files } from '../more/messages.tsx';
import { renderText } from '../more/render-text.tsx';
import { Sources } from '../more/sources.tsx';
import { verificationRequired } from '../request.ts';
import { explainRefusal, isPassing } from '../texts/texts.ts';
import type { NamedView } from './chat-view.ts';

interface MessageProps extends NamedView {
  entry: Entry;
  previous: Entry | undefined;
}

/** One bubble, with a note below when something happened to it. */
export function Message({ entry, previous, name, ...view }: MessageProps) {
  const { texts, chat } = view;
  const { role, state, text, files, refusal } = entry;
  const isFirst = previous?.role !== role || previous.operator?.name !== entry.operator?.name;
  return (
    // A screen reader waits with an answer until it is whole instead of reading each piece.
    <div class={`line ${role} ${state}${isFirst ? ' first' : ''}`} aria-busy={state === 'streaming'}>
      <Before {...view} entry={entry} previous={previous} isFirst={isFirst} />
      {text && (
        <div class="bubble" part={`bubble ${role}`} dir="auto">
          {role !== 'system' && (
            <span class="unseen">{role === 'visitor' ? texts.you : entry.operator?.name || name}: </span>
          )}
          {renderText(entry, texts)}
        </div>
      )}
      {files[0] && <Files {...view} files={files} />}
      <Sources entry={entry} texts={texts} />
      {state === 'interrupted' && <div class="note">{texts.cut}</div>}
      {state === 'failed' && <div class="note">{texts.failed}</div>}
      {refusal && (
        <div class="note bad">
          {refusal === verificationRequired ? texts.verifyNeeded : explainRefusal(texts, refusal)}{' '}
          {isPassing(refusal) && (
            <button type="button" onClick={() => chat.send(text, files, entry.key)}>
              {texts.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
