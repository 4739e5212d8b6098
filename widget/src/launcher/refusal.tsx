import { Icon } from '../icons.tsx';
import { explainRefusal, isPassing, type Texts } from '../texts/texts.ts';

/** In place of a chat that cannot be had: why, and what to do. */
export const Refusal = ({ code, texts, onRetry }: { code: string; texts: Texts; onRetry: () => void }) => (
  <div class="refusal" role="alert">
    <Icon name="notice" />
    <p>{explainRefusal(texts, code)}</p>
    {isPassing(code) && (
      <button type="button" class="again" onClick={onRetry}>
        {texts.retry}
      </button>
    )}
  </div>
);
