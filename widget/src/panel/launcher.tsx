import type { ComponentChildren, RefObject } from 'preact';
import type { PublicWidgetConfig } from '../api.ts';
import type { Texts } from '../texts/texts.ts';
import { Icon } from './icons.tsx';

interface LauncherProps {
  config: PublicWidgetConfig;
  texts: Texts;
  isOpen: boolean;
  unread: number;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  children: ComponentChildren;
}

/** The round button on a page; the panel it opens is its child. */
export function Launcher({ config, texts, isOpen, unread, buttonRef, onToggle, children }: LauncherProps) {
  const label = isOpen ? texts.close : texts.open;
  return (
    <div
      class={`float ${config.position.replace('-', ' ')}${isOpen ? ' open' : ''}`}
      role="region"
      aria-label={config.agent_display_name || texts.assistant}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || event.isComposing) return;
        event.stopPropagation();
        onToggle();
      }}
    >
      {children}
      <button
        ref={buttonRef}
        type="button"
        class="launcher"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? `${label} (${unread})` : label}
        onClick={onToggle}
      >
        <Icon name={isOpen ? 'down' : config.button_icon} />
        {unread > 0 && <span class="badge">{unread}</span>}
      </button>
    </div>
  );
}
