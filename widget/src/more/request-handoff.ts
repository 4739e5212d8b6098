import type { ChatSessionStatus } from '../api.ts';
import type { ChatView } from '../panel/chat-view.ts';
import { isWithPeople } from '../saved-chats.ts';

/** Handoff offered to the visitor now: an operator, a contact form, or none. */
export function handoffOption({ runtime, conversation }: ChatView): 'person' | 'form' | null {
  const { status } = conversation.status;
  if (!runtime?.people.can_be_asked_for || isWithPeople(status) || status === 'closed') return null;
  if (runtime.people.are_available) return 'person';
  return runtime.people.offline_behavior === 'form' ? 'form' : null;
}

/** Requests a handoff. Opens the contact form when no operator is available any more. */
export async function requestHandoff({ api, chat, controls, runtime }: ChatView): Promise<void> {
  controls.go('chat');
  try {
    const session = await chat.open();
    const { outcome, ...status } = await api.ask<ChatSessionStatus & { outcome: string }>(session, 'handoff', {
      body: {},
    });
    chat.setStatus(status);
    if (outcome !== 'nobody_available') return;
    controls.refresh();
    if (runtime?.people.offline_behavior === 'form') controls.go('contact');
  } catch (error) {
    if (!chat.session) chat.fail(error);
    controls.refresh();
  }
}

/** Cancels the handoff: back to the agent. */
export async function leaveQueue({ api, chat }: ChatView): Promise<void> {
  if (!chat.session) return;
  chat.setStatus(await api.ask<ChatSessionStatus>(chat.session, 'handoff', { method: 'DELETE' }));
}
