import { Icon } from './icons.tsx';
import type { ChatView } from './chat-view.ts';

interface HeaderProps extends ChatView {
  name: string;
  onClose: (() => void) | undefined;
}

/** Who answers, with a picture or, where there is none or the page's policy blocks it, the first letter. */
export function Header({ config, texts, conversation, name, onClose }: HeaderProps) {
  const { operator } = conversation.status;
  const picture = operator ? operator.avatar_url : config.agent_avatar_url;
  const what = operator ? texts.person : texts.assistant;
  return (
    <header class="header">
      <div class="avatar" aria-hidden="true">
        {[...name][0]}
        {/^(https?:|data:image\/|\/)/i.test(picture) && (
          <img
            key={picture}
            src={picture}
            alt=""
            referrerpolicy="no-referrer"
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
      </div>
      <div class="who">
        <p class="name">{name}</p>
        {name !== what && <p class="what">{what}</p>}
      </div>
      {onClose && (
        <button type="button" class="close" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </header>
  );
}
