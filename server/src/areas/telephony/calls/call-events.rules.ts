import type { EventData } from '@parley/contract/events';
import type { Call, CallTurn } from '@parley/contract/resources/call';
import { storableText } from './storable.rules.ts';

/** Events stay below this with their envelope, so that every webhook and stream can carry them. Unit: bytes of JSON. */
export const maxEventBytes = 18_000;
const maxTextCharacters = 4000;

/** Where the events of a call are told. */
export const callTopic = (id: Call['id']) => `call:${id}`;

/** The call as events tell it. What makes it too large is left out, largest kinds first, and stands with the call. */
export function callEvent(call: Call): EventData<'call.ended'> {
  const told = { ...call };
  let isShortened = false;
  const shorten = [
    () => void (told.structured_data = null),
    () => void (told.collected_variables = {}),
    () => void (told.dynamic_variables = {}),
    () => void (told.metadata = {}),
    () => void (told.summary = told.summary && storableText(told.summary.slice(0, maxTextCharacters))),
  ];
  for (const step of shorten) {
    if (Buffer.byteLength(JSON.stringify(told)) <= maxEventBytes) break;
    step();
    isShortened = true;
  }
  return { call: told, is_shortened: isShortened };
}

export function turnEvent(callId: Call['id'], turn: CallTurn): EventData<'call.turn.created'> {
  const isShortened = turn.text.length > maxTextCharacters;
  const text = isShortened ? storableText(turn.text.slice(0, maxTextCharacters)) : turn.text;
  return { call_id: callId, turn: { ...turn, text }, is_shortened: isShortened };
}
