import type { EventData } from '@parley/contract/events';
import type { Call, CallTurn } from '@parley/contract/resources/call';
import { storableText } from '#platform/text/storable.ts';

/** Maximum event size with its envelope, so that every webhook and stream can carry it. Unit: bytes of JSON. */
export const maxEventBytes = 18_000;
const maxTextCharacters = 4000;

/** Event topic of a call. */
export const callTopic = (id: Call['id']) => `call:${id}`;

/**
 * Presents the call for events. Fields that make it too large are omitted, largest kinds first; the call resource has
 * them.
 */
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
  const { sources: _, ...shown } = turn;
  const isShortened = turn.text.length > maxTextCharacters;
  const text = isShortened ? storableText(turn.text.slice(0, maxTextCharacters)) : turn.text;
  return { call_id: callId, turn: { ...shown, text }, is_shortened: isShortened };
}
