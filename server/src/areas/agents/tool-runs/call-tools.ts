import type { LoadedTool } from '#areas/agents/tools';
import { renderTemplate } from '#brain/template.ts';
import { type Offer, objectSchema } from './offer.ts';
import { raceAbort } from './race-abort.ts';
import type { ToolConversation } from './tool-conversation.ts';

/** Ends a call. Offered in voice. */
export function offerEndCall({ definition }: LoadedTool, { channel }: ToolConversation): Offer[] {
  if (channel !== 'voice') return [];
  return [
    {
      name: definition.name,
      description:
        definition.description || 'Ends the call. Use it when everything is said and the caller wants to go.',
      parameters: objectSchema({}),
      async execute({ conversation }) {
        const say = renderTemplate(definition.end_call?.message ?? '', conversation.variables()).trim();
        return { result: 'The call ends.', isError: false, endsCall: true, ...(say === '' ? {} : { say }) };
      },
    },
  ];
}

/** Maximum DTMF digits per run: enough for a menu, an extension and a card number. */
const mostDigits = 64;

/** Sends DTMF. Offered in phone calls. */
export function offerDigits({ definition }: LoadedTool, { call, pressDigits }: ToolConversation): Offer[] {
  if (call?.type !== 'phone' || !pressDigits) return [];
  const digits = {
    type: 'string',
    pattern: '^[0-9*#A-Dw]+$',
    minLength: 1,
    maxLength: mostDigits,
    description: 'Keys in their order: 0-9, *, #, A-D; w waits half a second',
  };
  return [
    {
      name: definition.name,
      description: definition.description || 'Presses keys of the telephone, for example in the menu of a machine.',
      parameters: objectSchema({ digits }, ['digits']),
      async execute({ arguments: given, record, signal }) {
        const keys = String(given['digits']);
        record.request = { digits: keys };
        await raceAbort(pressDigits(keys), signal);
        return { result: 'The keys were pressed.', isError: false };
      },
    },
  ];
}
