import type { ChatView } from '../panel/chat-view.ts';
import { MoreIcon } from './icons.tsx';
import { handoffOption, requestHandoff } from './request-handoff.ts';

/** The quiet way to a person, always in sight below the field. */
export function Footer(view: ChatView) {
  const words = view.texts;
  const offer = handoffOption(view);
  if (!offer) return null;
  return (
    <button
      type="button"
      class="ask"
      onClick={() => (offer === 'person' ? void requestHandoff(view) : view.controls.go('contact'))}
    >
      <MoreIcon name={offer === 'person' ? 'headset' : 'mail'} />
      {offer === 'person' ? words.askPerson : words.leaveMessage}
    </button>
  );
}
