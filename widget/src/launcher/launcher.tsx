import type { ComponentChildren, RefObject } from 'preact';
import type { PublicWidgetConfig } from '../api.ts';
import { Icon } from '../icons.tsx';
import type { Texts } from '../texts/texts.ts';

interface LauncherProps {
  config: PublicWidgetConfig;
  position: string;
  texts: Texts;
  isOpen: boolean;
  unread: number;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  /** Preloads on hover and focus, before the click. */
  onNear: () => void;
  children: ComponentChildren;
}

/** The round button on a page; the panel it opens is its child. Escape closes, and Tab stays inside while it is open. */
export function Launcher({ config, position, texts, isOpen, unread, buttonRef, ...rest }: LauncherProps) {
  const { onToggle, onNear, children } = rest;
  const label = isOpen ? texts.close : texts.open;
  return (
    <div
      class={`float ${position.replace('-', ' ')}${isOpen ? ' open' : ''}`}
      role="region"
      aria-label={`${config.agent_display_name} ${texts.assistant}`.trim()}
      onKeyDown={(event) => {
        if (!isOpen || event.isComposing) return;
        if (event.key === 'Tab') return keepInside(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onToggle();
      }}
    >
      {children}
      <button
        ref={buttonRef}
        type="button"
        class="launcher"
        part="launcher"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? `${label} (${unread})` : label}
        onClick={onToggle}
        onPointerEnter={onNear}
      >
        <Icon name={isOpen ? 'down' : config.button_icon} />
        {unread > 0 && (
          <span class="badge" part="badge">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </button>
    </div>
  );
}

function keepInside(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button,a,input,select,textarea,[tabindex="0"]')];
  const stops = all.filter((one) => one.offsetParent && one.tabIndex >= 0 && !one.matches(':disabled'));
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  if (event.target !== last) return;
  event.preventDefault();
  first?.focus();
}
