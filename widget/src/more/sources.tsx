import { distinctSources } from '@parley/contract/browser/distinct-sources';
import type { Entry } from '../conversation.ts';
import type { Words } from './texts.ts';

/** Below an answer: the passages it rests on, those of web pages as links. Draws nothing for none. */
export function Sources({ entry, texts }: { entry: Entry; texts: Words }) {
  const { sources } = entry;
  return sources?.[0] ? (
    <div class="note sources" part="sources">
      {texts.sources}
      <ul aria-label={texts.sources}>
        {distinctSources(sources).map(({ id, title, url }) => (
          <li key={id} dir="auto">
            {/^https?:/.test(url ?? '') ? (
              <a href={url as string} target="_blank" rel="noopener nofollow ugc">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  ) : null;
}
