import { ToolDefinition } from '@parley/contract/resources/tool';
import type { LoadedTool } from '#areas/agents/tools';
import { type Offer, objectSchema } from './offer.ts';
import { raceAbort } from './race-abort.ts';
import type { ToolConversation } from './tool-conversation.ts';

/** Result text by outcome for external models; the built-in one reads the outcome itself. */
const notes = {
  asked: 'A colleague was asked to take over. Say so in one sentence, and promise no time.',
  nobody_available:
    'No colleague is available now. Say so, and offer that the person leaves a message with a name and a way to be reached.',
};

/** Requests a handoff to a person. Offered when people can be asked. */
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
        const teamId = definition.handoff?.team_id ?? undefined;
        const outcome = await raceAbort(handOff({ ...request, teamId }), signal);
        record.response = { outcome };
        return { result: JSON.stringify({ outcome, note: notes[outcome] }), isError: false };
      },
    },
  ];
}

/** Handoff tool for agents without one: agents backed by people need no set-up. */
export const defaultHandoff: LoadedTool = {
  id: null,
  revision: 1,
  definition: ToolDefinition.parse({ name: 'talk_to_a_person', type: 'handoff' }),
  signingSecrets: [],
};

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
