import type { CarrierEvent } from './carrier-protocol.ts';
import { asObject, asText, audioEvent, digitEvent, type JsonObject, readObject } from './read-message.ts';

/**
 * Reads a message of a running stream, in Twilio's format, which Telnyx adopted. `sequenceOf`: the number of an audio
 * message, where order is not guaranteed. Never throws.
 */
export function readStreamMessage(
  data: Uint8Array,
  isBinary: boolean,
  sequenceOf: (media: JsonObject | undefined) => number | undefined = () => undefined,
): CarrierEvent | undefined {
  const message = isBinary ? undefined : readObject(data);
  switch (message?.['event']) {
    case 'media': {
      const media = asObject(message['media']);
      const isCaller = (media?.['track'] ?? 'inbound') === 'inbound';
      return isCaller ? audioEvent(media?.['payload'], sequenceOf(media)) : undefined;
    }
    case 'dtmf':
      return digitEvent(asObject(message['dtmf'])?.['digit']);
    case 'mark': {
      const id = asText(asObject(message['mark'])?.['name']);
      return id === undefined ? undefined : { kind: 'mark', id };
    }
    case 'stop':
      return { kind: 'stop' };
    default:
      return undefined;
  }
}
