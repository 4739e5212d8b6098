import type { RefObject } from 'preact';
import { fill } from '../texts/texts.ts';
import type { ChatView } from './chat-view.ts';
import { Composer } from './composer.tsx';
import { Header } from './header.tsx';
import { StatusLine } from './status-line.tsx';
import { Transcript } from './transcript.tsx';

interface PanelProps extends ChatView {
  role: 'region' | 'dialog';
  panelRef?: RefObject<HTMLElement | null>;
  isHidden?: boolean;
  onClose?: () => void;
}

/** The chat itself, the same in its place on a page and under a launcher. */
export function Panel({ role, panelRef, isHidden = false, onClose, ...view }: PanelProps) {
  const { config, texts, chat, conversation } = view;
  const name =
    conversation.status.operator?.name || (config.show_agent_name && config.agent_display_name) || texts.assistant;
  return (
    <section ref={panelRef ?? null} class="panel" role={role} aria-label={fill(texts.talk, name)} hidden={isHidden}>
      <Header {...view} name={name} onClose={onClose} />
      <Transcript {...view} name={name} />
      <StatusLine {...view} />
      <Composer texts={texts} onSend={(text) => chat.send(text)} />
      {config.show_powered_by && <p class="powered">{texts.powered}</p>}
    </section>
  );
}
