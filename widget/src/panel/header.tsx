import { Icon } from '../icons.tsx';
import { HeaderActions } from '../more/header-actions.tsx';
import { Picture } from '../more/picture.tsx';
import type { NamedView } from './chat-view.ts';

/** Header with the name and avatar of the agent or operator; the first letter without a picture. */
export function Header({ name, ...view }: NamedView) {
  const { config, texts, conversation, controls, api } = view;
  const { operator } = conversation.status;
  const picture = operator ? operator.avatar_url : config.agent_avatar_url;
  const what = operator ? texts.person : texts.assistant;
  return (
    <header class="header" part="header">
      <div class="avatar" part="avatar" aria-hidden="true">
        {[...name][0]}
        {picture && <Picture key={picture} base={api.base} url={picture} />}
      </div>
      <div class="who">
        <p class="name">{name}</p>
        {name !== what && <p class="what">{what}</p>}
      </div>
      <HeaderActions {...view} />
      {controls.close && (
        <button type="button" class="tool close" aria-label={texts.close} onClick={controls.close}>
          <Icon name="close" />
        </button>
      )}
    </header>
  );
}
