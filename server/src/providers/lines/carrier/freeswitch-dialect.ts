import { linear } from './audio-format.ts';
import type { CarrierDialect } from './carrier-protocol.ts';
import { createForkCodec } from './fork-codec.ts';
import { asNumber, asText, partiesOf, readObject, readVariables } from './read-message.ts';

const defaultRateHz = 8_000;

/**
 * Dialect of FreeSWITCH's mod_audio_fork and mod_audio_stream: samples in binary messages, `mono`. The dialplan's
 * metadata comes first, as JSON; without metadata the first message is audio. Neither module sends a sample rate, so it
 * is read from the query (`rate`, and `out_rate` where that differs), or from the metadata as `sampleRate`.
 * Source: README of both modules.
 */
export const freeswitchDialect: CarrierDialect = {
  admission: 'key',
  subprotocols: ['audio.drachtio.org', 'audio.jambonz.org'],
  readStart(data, isBinary, query) {
    const message = isBinary ? {} : readObject(data);
    if (message === undefined) return undefined;
    const rateHz = asNumber(query.get('rate')) ?? asNumber(message['sampleRate']) ?? defaultRateHz;
    const soundIn = linear(rateHz);
    const soundOut = linear(asNumber(query.get('out_rate')) ?? rateHz);
    const callRef = asText(query.get('call_id')) ?? asText(message['call_id']) ?? asText(message['uuid']);
    if (soundIn === undefined || soundOut === undefined || callRef === undefined) return undefined;
    return {
      start: {
        callRef,
        streamRef: callRef,
        ...partiesOf(message['from'] ?? query.get('from'), message['to'] ?? query.get('to')),
        token: null,
        soundIn,
        soundOut,
        variables: readVariables(Object.fromEntries(query), message),
      },
      ...(isBinary ? { isSound: true as const } : {}),
    };
  },
  createCodec: createForkCodec,
};
