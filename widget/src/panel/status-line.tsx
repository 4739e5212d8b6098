import { explainRefusal } from '../texts/texts.ts';
import type { ChatView } from './chat-view.ts';

/** One line above the composer for what the visitor should know now; always there, so that changes are announced. */
export function StatusLine({ texts, chat, conversation }: ChatView) {
  const { lost, refusal, entries } = conversation;
  const isLost = lost.length > 0;
  const words = isLost ? texts.lost : refusal && explainRefusal(texts, refusal);
  return (
    <div class="status" role="status">
      {isLost && <i />}
      {words && <span>{words}</span>}
      {refusal && !isLost && entries.length === 0 && (
        <button type="button" class="again" onClick={() => void chat.show()}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
