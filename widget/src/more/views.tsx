import type { ComponentType } from 'preact';
import type { NamedView, View } from '../panel/chat-view.ts';
import { ChatList } from './chat-list.tsx';
import { ContactForm } from './contact-form.tsx';
import { DetailsForm } from './details-form.tsx';
import type { MoreTexts } from './texts.ts';
import { VerifyForm } from './verify-form.tsx';
import { ViewFrame } from './view-frame.tsx';
import { VoiceView } from './voice-view.tsx';

const views: Partial<Record<View, { title: keyof MoreTexts; Body: ComponentType<NamedView> }>> = {
  list: { title: 'chats', Body: ChatList },
  contact: { title: 'leaveMessage', Body: ContactForm },
  verify: { title: 'confirm', Body: VerifyForm },
  details: { title: 'details', Body: DetailsForm },
};

/** View that replaces the chat in the panel. A call continues behind other views. */
export function Views(view: NamedView) {
  const shown = views[view.view];
  return (
    <div class="views">
      <VoiceView {...view} />
      {shown && (
        <ViewFrame {...view} key={view.view} title={view.texts[shown.title]}>
          <shown.Body {...view} />
        </ViewFrame>
      )}
    </div>
  );
}
