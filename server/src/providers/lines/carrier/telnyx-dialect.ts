import { type AudioFormat, pcmu8k } from './audio-format.ts';
import type { CarrierCodec, CarrierDialect } from './carrier-protocol.ts';
import { asNumber, asObject, asText, base64Of, partiesOf, readObject } from './read-message.ts';
import { readStreamMessage } from './stream-message.ts';

/**
 * Dialect of Telnyx media streaming with `stream_bidirectional_mode: rtp`: JSON messages with RTP payloads in base64,
 * in no guaranteed order: `media.chunk` counts them. We send PCMU, as our command that starts the stream says;
 * `start.media_format` names the received format. The token is the command's `client_state`.
 * Source: developers.telnyx.com/api-reference/websockets/stream-call-media-over-websocket.
 */
export const telnyxDialect: CarrierDialect = {
  admission: 'webhook',
  subprotocols: [],
  readStart(data, isBinary) {
    const message = isBinary ? undefined : readObject(data);
    if (message?.['event'] === 'connected') return 'wait';
    const start = message?.['event'] === 'start' ? asObject(message['start']) : undefined;
    const callRef = asText(start?.['call_control_id']);
    const soundIn = soundOf(start?.['media_format']);
    if (callRef === undefined || soundIn === undefined) return undefined;
    const state = asText(start?.['client_state'], 2_048);
    return {
      start: {
        callRef,
        streamRef: asText(message?.['stream_id']) ?? '',
        ...partiesOf(start?.['from'], start?.['to']),
        token: state === undefined ? null : Buffer.from(state, 'base64').toString('utf8'),
        soundIn,
        soundOut: pcmu8k,
        variables: {},
      },
    };
  },
  createCodec: createTelnyxCodec,
};

/** Format names in both styles of the documentation. */
const encodings: Readonly<Record<string, AudioFormat>> = {
  pcmu: pcmu8k,
  'audio/x-mulaw': pcmu8k,
  pcma: { encoding: 'pcma', sampleRateHz: 8_000 },
  'audio/x-alaw': { encoding: 'pcma', sampleRateHz: 8_000 },
  opus: { encoding: 'opus', sampleRateHz: 48_000 },
};

function soundOf(value: unknown): AudioFormat | undefined {
  const encoding = asText(asObject(value)?.['encoding'])?.toLowerCase();
  return encoding === undefined ? undefined : encodings[encoding];
}

function createTelnyxCodec(): CarrierCodec {
  return {
    read: (data, isBinary) => readStreamMessage(data, isBinary, (media) => asNumber(media?.['chunk'])),
    sound: (payload) => `{"event":"media","media":{"payload":"${base64Of(payload)}"}}`,
    mark: (id) => `{"event":"mark","mark":{"name":"${id}"}}`,
    clear: () => '{"event":"clear"}',
  };
}
