import type { ChatView } from '../panel/chat-view.ts';
import { askForPerson, offeredPerson } from './ask-person.ts';
import { MoreIcon } from './icons.tsx';

/** The quiet way to a person, always in sight below the field. */
export function Footer(view: ChatView) {
  const words = view.texts;
  const offer = offeredPerson(view);
  if (!offer) return null;
  return (
    <button
      type="button"
      class="ask"
      onClick={() => (offer === 'person' ? void askForPerson(view) : view.controls.go('contact'))}
    >
      <MoreIcon name={offer === 'person' ? 'headset' : 'mail'} />
      {offer === 'person' ? words.askPerson : words.leaveMessage}
    </button>
  );
}
