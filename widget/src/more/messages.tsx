import type { ChatFile } from '../api.ts';
import type { Entry } from '../conversation.ts';
import type { ChatView } from '../panel/chat-view.ts';
import { MoreIcon } from './icons.tsx';
import { Picture } from './picture.tsx';
import { readableBytes, readableTime } from './readable.ts';

/** A silence longer than this is named. Unit: milliseconds. */
const longSilenceMs = 20 * 60_000;

type BeforeProps = ChatView & { entry: Entry; previous: Entry | undefined; isFirst: boolean };

/** Above a message: when it was, after a silence, and which person says it. */
export function Before({ entry, previous, isFirst, api, language }: BeforeProps) {
  const { operator, createdAt, role } = entry;
  const at = Date.parse(createdAt ?? '');
  const silence = at - Date.parse(previous?.createdAt ?? '');
  const isNamed = at && (Number.isNaN(silence) ? !previous : silence > longSilenceMs);
  const isPerson = isFirst && role === 'operator' && operator;
  return (
    <div class="before">
      {isNamed ? (
        <time class="when" dateTime={createdAt}>
          {readableTime(at, language)}
        </time>
      ) : null}
      {isPerson && (
        <div class="speaker" aria-hidden="true">
          <span class="avatar small">
            {[...operator.name][0]}
            {operator.avatar_url && <Picture base={api.base} url={operator.avatar_url} edge={48} />}
          </span>
          {operator.name}
        </div>
      )}
    </div>
  );
}

/** Below the last message: that the person has seen it. */
export function After({ conversation, texts }: ChatView) {
  const { entries, status } = conversation;
  const last = entries.at(-1);
  const isSeen = last?.role === 'visitor' && last.id !== null && last.id === status.seen_message_id;
  return (
    <div class="seen" aria-live="polite">
      {isSeen && texts.seen}
    </div>
  );
}

/** Attachments of a message: images inline, other files by name. */
export function Files({ files, api, language }: ChatView & { files: ChatFile[] }) {
  return (
    <ul class="files">
      {files.map((file) => (
        <li key={file.id}>
          <a
            class={file.content_type.startsWith('image/') ? 'file image' : 'file'}
            href={api.base + file.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {file.content_type.startsWith('image/') && <Picture base={api.base} url={file.url} edge={640} />}
            <span class="file-line">
              <MoreIcon name="file" />
              <span class="file-name" dir="auto">
                {file.name}
              </span>
              <span class="file-size">{readableBytes(file.bytes, language)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
