import { type AudioFormat, linear, pcmu8k } from './audio-format.ts';
import type { CarrierCodec, CarrierDialect, CarrierEvent, CarrierStart } from './carrier-protocol.ts';
import {
  asObject,
  asText,
  digitEvent,
  type JsonObject,
  partiesOf,
  readObject,
  readVariables,
  textOf,
} from './read-message.ts';

/**
 * Dialect of Asterisk's chan_websocket (20.16, 21.11, 22.6, 23 and later): audio in binary messages of 20 ms, control
 * in text, plain or JSON as its dial string says; commands are written in the style in which `MEDIA_START` came.
 * Asterisk paces the audio it receives and has a queue for `MARK_MEDIA` and `FLUSH_MEDIA`, but not for Opus
 * (passthrough).
 * Source: docs.asterisk.org, WebSocket channel driver, and channels/chan_websocket.c.
 */
export const asteriskDialect: CarrierDialect = {
  admission: 'key',
  subprotocols: ['media'],
  readStart(data, isBinary, query) {
    const message = isBinary ? undefined : readControl(data);
    if (message?.['event'] !== 'MEDIA_START') return undefined;
    const sound = formats[asText(message['format']) ?? ''];
    const callRef = asText(message['channel_id']) ?? asText(message['connection_id']);
    if (sound === undefined || callRef === undefined) return undefined;
    const variables = readVariables(Object.fromEntries(query), asObject(message['channel_variables']));
    return {
      start: {
        callRef,
        streamRef: asText(message['connection_id']) ?? callRef,
        ...partiesOf(query.get('from'), query.get('to')),
        token: null,
        soundIn: sound,
        soundOut: sound,
        variables,
        commands: data[0] === openingBrace ? 'json' : 'text',
        hasQueue: sound.encoding !== 'opus',
      },
    };
  },
  createCodec: createAsteriskCodec,
};

const openingBrace = 0x7b;

/** Asterisk's format names. `slin` is 8 kHz in the processor's byte order, little-endian. */
const formats: Readonly<Record<string, AudioFormat | undefined>> = {
  ulaw: pcmu8k,
  alaw: { encoding: 'pcma', sampleRateHz: 8_000 },
  slin: linear(8_000),
  slin16: linear(16_000),
  slin24: linear(24_000),
  slin32: linear(32_000),
  slin48: linear(48_000),
  opus: { encoding: 'opus', sampleRateHz: 48_000 },
};

/** Reads `EVENT name:value name:value`, or the same as JSON. A value ends at the next space. */
function readControl(data: Uint8Array): JsonObject | undefined {
  if (data[0] === openingBrace) return readObject(data);
  const [event = '', ...words] = textOf(data).trim().split(' ');
  const fields: Record<string, string> = { event };
  for (const word of words) {
    const colon = word.indexOf(':');
    // The word after MEDIA_MARK_PROCESSED is its correlation id and has no name.
    if (colon < 0) fields['correlation_id'] = word;
    else fields[word.slice(0, colon)] = word.slice(colon + 1);
  }
  return fields;
}

function createAsteriskCodec({ commands, hasQueue, variables }: CarrierStart): CarrierCodec {
  const command = (name: string, id?: string) => {
    if (commands !== 'json') return id === undefined ? name : `${name} ${id}`;
    return JSON.stringify({ command: name, ...(id === undefined ? {} : { correlation_id: id }) });
  };
  return {
    read: (data, isBinary) => (isBinary ? { kind: 'sound', payload: data } : readEvent(data)),
    sound: (payload) => payload,
    ...(hasQueue === true
      ? { mark: (id: string) => command('MARK_MEDIA', id), clear: () => command('FLUSH_MEDIA') }
      : {}),
    hangUp: () => command('HANGUP'),
    // With `n` in the dial string Asterisk waits for ANSWER; without it the channel is up already.
    ...(variables['answer'] === 'manual' ? { answer: () => command('ANSWER') } : {}),
  };
}

function readEvent(data: Uint8Array): CarrierEvent | undefined {
  const message = readControl(data);
  switch (message?.['event']) {
    case 'DTMF_END':
      return digitEvent(message['digit']);
    case 'MEDIA_MARK_PROCESSED': {
      const id = asText(message['correlation_id']);
      return id === undefined ? undefined : { kind: 'mark', id };
    }
    case 'MEDIA_XOFF':
      return { kind: 'flow', isOpen: false };
    case 'MEDIA_XON':
      return { kind: 'flow', isOpen: true };
    default:
      return undefined;
  }
}
