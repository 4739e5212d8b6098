import { pcmu8k } from './audio-format.ts';
import type { CarrierCodec, CarrierDialect, CarrierStart } from './carrier-protocol.ts';
import { asObject, asText, base64Of, type JsonObject, partiesOf, readObject, readVariables } from './read-message.ts';
import { readStreamMessage } from './stream-message.ts';

/**
 * Dialect of Twilio Media Streams, both ways (`<Connect><Stream>`): JSON messages, mu-law at 8 kHz in base64, in order.
 * A mark comes back when the audio before it has been played, and all marks at once after a clear.
 * Source: twilio.com/docs/voice/media-streams/websocket-messages.
 */
export const twilioDialect: CarrierDialect = {
  admission: 'webhook',
  subprotocols: [],
  readStart(data, isBinary) {
    const message = isBinary ? undefined : readObject(data);
    if (message?.['event'] === 'connected') return 'wait';
    const start = message?.['event'] === 'start' ? asObject(message['start']) : undefined;
    const format = asObject(start?.['mediaFormat']);
    const callRef = asText(start?.['callSid']);
    const streamRef = asText(start?.['streamSid']) ?? asText(message?.['streamSid']);
    if (callRef === undefined || streamRef === undefined || !isMuLaw(format)) return undefined;
    const parameters = asObject(start?.['customParameters']);
    const { token, ...variables } = readVariables(parameters);
    return {
      start: {
        callRef,
        streamRef,
        ...partiesOf(variables['from'], variables['to']),
        token: token ?? null,
        soundIn: pcmu8k,
        soundOut: pcmu8k,
        variables,
      },
    };
  },
  createCodec: createTwilioCodec,
};

/** Checks for Twilio's only format; a message without a format means it. */
function isMuLaw(format: JsonObject | undefined): boolean {
  return format === undefined || (format['encoding'] === 'audio/x-mulaw' && Number(format['sampleRate']) === 8_000);
}

function createTwilioCodec({ streamRef }: CarrierStart): CarrierCodec {
  const streamSid = JSON.stringify(streamRef);
  return {
    read: (data, isBinary) => readStreamMessage(data, isBinary),
    sound: (payload) => `{"event":"media","streamSid":${streamSid},"media":{"payload":"${base64Of(payload)}"}}`,
    mark: (id) => `{"event":"mark","streamSid":${streamSid},"mark":{"name":"${id}"}}`,
    clear: () => `{"event":"clear","streamSid":${streamSid}}`,
  };
}
