import type { ModelMessage } from '#brain/ports.ts';
import type { CompletedTurn } from '#brain/turn.ts';
import type { ReplyRequest } from '#voice/ports.ts';

/** Part of a reply that the caller heard. */
export interface PlayedReply {
  playedText: string;
  interrupted: boolean;
}

/** The caller's message; none where the agent speaks first. */
export function requestMessages({ callerText }: ReplyRequest): ModelMessage[] {
  return callerText === '' ? [] : [{ role: 'user', text: callerText }];
}

/** The model's messages of a turn; after an interruption, its text is cut to what the caller heard. */
export function replyMessages(completed: CompletedTurn | undefined, played: PlayedReply): ModelMessage[] {
  const spoken: ModelMessage[] = played.playedText === '' ? [] : [{ role: 'assistant', text: played.playedText }];
  if (completed === undefined) return spoken;
  if (!played.interrupted) return completed.messages;
  return [...toolMessages(completed.messages), ...spoken];
}

/** Tool calls with their results only: models reject a history that has a call without a result. */
function toolMessages(messages: readonly ModelMessage[]): ModelMessage[] {
  const answered = new Set(messages.flatMap((message) => (message.role === 'tool' ? [message.toolCallId] : [])));
  return messages.flatMap((message): ModelMessage[] => {
    if (message.role === 'tool') return [message];
    if (message.role === 'user') return [];
    const toolCalls = (message.toolCalls ?? []).filter((call) => answered.has(call.id));
    return toolCalls.length > 0 ? [{ role: 'assistant', text: '', toolCalls }] : [];
  });
}
