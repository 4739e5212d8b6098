import type { CarrierCodec, CarrierEvent } from './carrier-protocol.ts';
import { asNumber, asObject, asText, digitEvent, readObject } from './read-message.ts';

/**
 * Creates the codec shared by jambonz and FreeSWITCH's mod_audio_fork, on which jambonz is built: samples in binary
 * messages both ways, commands and events in JSON. Names and shapes as in the module's README; only newer builds know
 * `mark`, for others the clock estimates playout.
 */
export function createForkCodec(): CarrierCodec {
  return {
    read: (data, isBinary) => (isBinary ? { kind: 'sound', payload: data } : readForkEvent(data)),
    sound: (payload) => payload,
    mark: (id) => `{"type":"mark","data":{"name":"${id}"}}`,
    clear: () => '{"type":"killAudio"}',
    hangUp: () => '{"type":"disconnect"}',
  };
}

function readForkEvent(data: Uint8Array): CarrierEvent | undefined {
  const message = readObject(data);
  switch (message?.['event'] ?? message?.['type']) {
    case 'dtmf': {
      const inner = asObject(message?.['dtmf']);
      const digit = inner?.['digit'] ?? message?.['dtmf'] ?? message?.['digit'];
      return digitEvent(digit, asNumber(message?.['duration']));
    }
    case 'mark': {
      const id = asText(asObject(message?.['data'])?.['name']) ?? asText(message?.['name']);
      return id === undefined ? undefined : { kind: 'mark', id };
    }
    case 'disconnect':
      return { kind: 'stop' };
    default:
      return undefined;
  }
}
