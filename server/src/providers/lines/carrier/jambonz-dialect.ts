import { linear } from './audio-format.ts';
import type { CarrierDialect } from './carrier-protocol.ts';
import { createForkCodec } from './fork-codec.ts';
import { asNumber, asObject, asText, partiesOf, readObject, readVariables } from './read-message.ts';

/**
 * Dialect of jambonz' `listen` verb with `bidirectionalAudio.streaming`: the first message is text with the facts of
 * the call, then samples both ways. Only `mixType: mono` is one caller's voice; anything else is refused. No message
 * names the rate of the audio we send: it is that of the received audio, unless `?out_rate=` gives another.
 * Source: docs.jambonz.org, listen.
 */
export const jambonzDialect: CarrierDialect = {
  admission: 'key',
  subprotocols: ['audio.jambonz.org', 'audio.drachtio.org'],
  readStart(data, isBinary, query) {
    const message = isBinary ? undefined : readObject(data);
    const callRef = asText(message?.['callSid']);
    const soundIn = linear(asNumber(message?.['sampleRate']) ?? 8_000);
    const soundOut = linear(asNumber(query.get('out_rate')) ?? soundIn?.sampleRateHz ?? 0);
    const isMono = (message?.['mixType'] ?? 'mono') === 'mono';
    if (callRef === undefined || soundIn === undefined || soundOut === undefined || !isMono) return undefined;
    return {
      start: {
        callRef,
        streamRef: callRef,
        ...partiesOf(message?.['from'] ?? query.get('from'), message?.['to'] ?? query.get('to')),
        token: null,
        soundIn,
        soundOut,
        variables: readVariables(Object.fromEntries(query), asObject(message?.['metadata']), message),
      },
    };
  },
  createCodec: createForkCodec,
};
