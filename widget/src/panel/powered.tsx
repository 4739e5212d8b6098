import { fill } from '../texts/texts.ts';
import type { ChatView } from './chat-view.ts';

/** Name of the brand behind the chat, with a link to its page where it has one. */
export function Powered({ config, runtime, texts }: Pick<ChatView, 'config' | 'runtime' | 'texts'>) {
  if (!config.show_powered_by || !runtime) return null;
  const { name, url } = runtime.brand;
  const text = fill(texts.powered, name);
  return (
    <p class="powered">
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
