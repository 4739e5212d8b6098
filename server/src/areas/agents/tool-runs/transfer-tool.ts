import type { LoadedTool } from '#areas/agents/tools';
import { type Offer, objectSchema } from './offer.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault } from './tool-fault.ts';

/** Transfers the caller to one of the agent's transfer targets. Offered in voice when there are any. */
export function offerTransfer({ definition }: LoadedTool, conversation: ToolConversation): Offer[] {
  const allowed = definition.transfer?.targets ?? [];
  const targets = conversation.agent.config.transfer_targets.filter(
    ({ key }) => allowed.length === 0 || allowed.includes(key),
  );
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
        return {
          result: `The caller is being connected to ${chosen.label || chosen.key}.`,
          isError: false,
          transferTo: chosen.key,
        };
      },
    },
  ];
}
