import type { ChatView } from '../panel/chat-view.ts';
import { verificationRequired } from '../request.ts';
import { fill } from '../texts/texts.ts';
import { MoreIcon } from './icons.tsx';
import { Rating } from './rating.tsx';
import { leaveQueue } from './request-handoff.ts';

/** Card between transcript and input, one at a time: queue, verification, rating. */
export function Card(view: ChatView) {
  const { conversation, texts, controls, chat } = view;
  const { status, entries } = conversation;
  const words = texts;
  if (status.status === 'waiting') {
    const place = status.queue_position ?? 1;
    return (
      <div class="card waiting" role="status">
        <span class="spinner" aria-hidden="true" />
        <span class="grow">{place > 1 ? fill(words.queue, place) : words.queueNext}</span>
        <button type="button" class="quiet" onClick={() => leaveQueue(view).catch(() => {})}>
          {words.leaveQueue}
        </button>
      </div>
    );
  }
  if (status.status === 'closed') {
    return <Rating {...view} key={chat} />;
  }
  const last = entries.at(-1);
  if (last?.refusal === verificationRequired) {
    return (
      <div class="card" role="status">
        <MoreIcon name="shield" />
        <span class="grow">{words.verifyNeeded}</span>
        <button type="button" class="main small" onClick={() => controls.go('verify')}>
          {words.confirm}
        </button>
      </div>
    );
  }
  return null;
}
