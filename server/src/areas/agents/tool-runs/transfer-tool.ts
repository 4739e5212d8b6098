import type { DirectoryEntry } from '@parley/contract/resources/directory';
import type { LoadedTool } from '#areas/agents/tools';
import { entryOfQueue, queueOf } from '#areas/telephony/directory';
import { connectEntry } from './connect-entry.ts';
import { type Offer, objectSchema } from './offer.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault } from './tool-fault.ts';

/**
 * Transfers the caller to one of the agent's transfer targets. Offered in voice when there are any. `queues`: directory
 * entries whose queues the targets name.
 */
export function offerTransfer(
  { definition }: LoadedTool,
  conversation: ToolConversation,
  { queues, now }: { queues: readonly DirectoryEntry[]; now(): Date },
): Offer[] {
  const allowed = definition.transfer?.targets ?? [];
  const targets = conversation.agent.config.transfer_targets
    .filter(({ key }) => allowed.length === 0 || allowed.includes(key))
    .map((target) => ({ ...target, entry: entryOfQueue(target.destination, queues) }))
    .filter(({ destination, entry }) => queueOf(destination) === undefined || (entry && conversation.transfers));
  if (conversation.channel !== 'voice' || targets.length === 0) return [];
  const meant = targets.map(({ key, label }) => (label === '' ? key : `${key}: ${label}`)).join('; ');
  const target = { type: 'string', enum: targets.map(({ key }) => key), description: `To whom: ${meant}` };
  return [
    {
      name: definition.name,
      description:
        definition.description || 'Connects the caller to somebody else. Use it when they ask for it or need it.',
      parameters: objectSchema({ target }, ['target']),
      async execute({ arguments: { target: key }, record }) {
        const chosen = targets.find((each) => each.key === key);
        if (!chosen)
          throw new ToolFault('refused', `There is nobody called ${String(key)} to connect to.`, 'no such target');
        record.request = { target: chosen.key };
        const { entry } = chosen;
        const { transfers } = conversation;
        if (entry && transfers) {
          const asked = { name: chosen.label || entry.name, reason: '' };
          return connectEntry(entry, asked, { entries: queues, conversation, transfers, now: now() });
        }
        return {
          result: `The caller is being connected to ${chosen.label || chosen.key}.`,
          isError: false,
          transferTo: chosen.key,
        };
      },
    },
  ];
}
