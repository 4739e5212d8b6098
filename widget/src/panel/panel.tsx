import type { RefObject } from 'preact';
import { Card } from '../more/card.tsx';
import { Footer } from '../more/footer.tsx';
import { Views } from '../more/views.tsx';
import { fill } from '../texts/texts.ts';
import type { ChatView } from './chat-view.ts';
import { Composer } from './composer.tsx';
import { Header } from './header.tsx';
import { Powered } from './powered.tsx';
import { StatusLine } from './status-line.tsx';
import { Transcript } from './transcript.tsx';

interface PanelProps extends ChatView {
  role: 'region' | 'dialog';
  panelRef?: RefObject<HTMLElement | null>;
  isHidden?: boolean;
}

/** The chat itself, the same in its place on a page and under a launcher. */
export function Panel({ role, panelRef, isHidden = false, ...view }: PanelProps) {
  const { config, texts, conversation, controls } = view;
  const { status } = conversation;
  const name = status.operator?.name || (config.show_agent_name && config.agent_display_name) || texts.assistant;
  return (
    <section
      ref={panelRef ?? null}
      class="panel"
      part="panel"
      role={role}
      aria-label={fill(texts.talk, name)}
      hidden={isHidden}
      tabIndex={-1}
    >
      <Views {...view} name={name} />
      <div class="view" hidden={view.view !== 'chat'}>
        <Header {...view} name={name} />
        <Transcript {...view} name={name} />
        <Card {...view} />
        <StatusLine {...view} />
        {status.status === 'closed' ? (
          <button type="button" class="fresh" onClick={() => controls.choose(null)}>
            {texts.fresh}
          </button>
        ) : (
          <Composer {...view} />
        )}
        <footer class="foot">
          <Footer {...view} />
          <Powered {...view} />
        </footer>
      </div>
    </section>
  );
}
