import type { LoadedTool } from '#areas/tools';
import { type Offer, objectSchema } from './offer.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { untilAborted } from './until-aborted.ts';

/** Asks for a person to take over. Offered where there is somebody to ask. */
export function offerHandoff({ definition }: LoadedTool, { handOff }: ToolConversation): Offer[] {
  if (!handOff) return [];
  const texts = {
    reason: { type: 'string', maxLength: 200, description: 'Why a person is needed, in a few words' },
    summary: { type: 'string', maxLength: 2000, description: 'What the person taking over should know' },
  };
  return [
    {
      name: definition.name,
      description:
        definition.description ||
        'Asks a colleague, a person, to take this conversation over. Use it when you cannot help.',
      parameters: objectSchema(texts),
      async execute({ arguments: given, record, signal }) {
        const reason = textOf(given['reason']) || (definition.handoff?.reason ?? '');
        const request = { reason, summary: textOf(given['summary']) };
        record.request = request;
        await untilAborted(handOff(request), signal);
        return { result: 'A colleague was asked to take over.', isError: false };
      },
    },
  ];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
