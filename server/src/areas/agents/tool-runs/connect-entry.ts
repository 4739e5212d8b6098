import type { DirectoryEntry } from '@parley/contract/resources/directory';
import { nodeOfEntry, planTransfer } from '#areas/telephony/directory';
import type { ToolOutcome } from '#brain/ports.ts';
import { directorySentences } from './directory-sentences.ts';
import type { ToolConversation } from './tool-conversation.ts';

/**
 * Plans the transfer to a directory entry. Where no phone can be called now, says when they are back, and leaves a request
 * to call back if that is the entry's fallback.
 */
export async function connectEntry(
  entry: DirectoryEntry,
  asked: { name: string; reason: string },
  context: {
    entries: readonly DirectoryEntry[];
    conversation: Pick<ToolConversation, 'agent'>;
    transfers: NonNullable<ToolConversation['transfers']>;
    now: Date;
  },
): Promise<ToolOutcome> {
  const { entries, conversation, transfers, now } = context;
  const { language, timezone } = conversation.agent.config;
  const sentences = directorySentences(language);
  const plan = planTransfer(nodeOfEntry(entry, entries), {
    now,
    find: (key) => {
      const next = entries.find(({ id }) => id === key);
      return next && nodeOfEntry(next);
    },
    dial: (destination) => transfers.dial(destination),
  });
  if (plan.calls.length > 0) {
    const result = JSON.stringify({ outcome: 'connecting', to: asked.name });
    return { result, isError: false, transferTo: transfers.plan(plan, asked) };
  }
  const isLeft = plan.onFailure === 'contact_request' && (await transfers.requestCallBack(asked));
  const opens = plan.opensAt && sentences.time(plan.opensAt, timezone);
  const say = [
    sentences.unavailable(entry.name),
    opens && sentences.from(opens),
    isLeft && sentences.callBackLeft,
  ].filter((sentence) => typeof sentence === 'string');
  const outcome = { outcome: plan.isClosed ? 'closed' : 'unreachable', opens_at: plan.opensAt, call_back: isLeft };
  return { result: JSON.stringify(outcome), isError: false, say: say.join(' ') };
}
