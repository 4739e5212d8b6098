import { ToolDefinition } from '@parley/contract/resources/tool';
import type { LoadedTool } from '#areas/agents/tools';
import { type Offer, objectSchema } from './offer.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { untilAborted } from './until-aborted.ts';

/** What the model makes of it; the built-in one reads the outcome and has words of its own. */
const notes = {
  asked: 'A colleague was asked to take over. Say so in one sentence, and promise no time.',
  nobody_available:
    'No colleague is available now. Say so, and offer that the person leaves a message with a name and a way to be reached.',
};

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
        const outcome = await untilAborted(handOff(request), signal);
        record.response = { outcome };
        return { result: JSON.stringify({ outcome, note: notes[outcome] }), isError: false };
      },
    },
  ];
}

/** What asks for a person where nobody has made a tool for it: agents that people stand behind need no set-up. */
export const defaultHandoff: LoadedTool = {
  id: null,
  revision: 1,
  definition: ToolDefinition.parse({ name: 'talk_to_a_person', type: 'handoff' }),
  signingSecrets: [],
};

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
