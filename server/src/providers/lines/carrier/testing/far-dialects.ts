import type { AudioFormat } from '../audio-format.ts';
import type { CarrierProtocol } from '../carrier-protocol.ts';

/**
 * The peer's side of each protocol, written from its public description and not from our own codecs: these peers
 * replace services and modules that the tests cannot reach.
 */
export interface FarDialect {
  protocol: CarrierProtocol;
  /** Format of the audio sent to us; `soundBack` is that of ours. */
  sound: AudioFormat;
  soundBack: AudioFormat;
  subprotocol?: string;
  query?: string;
  /** Sent before any audio. */
  opening: readonly string[];
  say(payload: Uint8Array, count: number): string | Uint8Array;
  press(digit: string): string;
  echo(id: string): string;
  /** Sent before the socket is closed. */
  stop?: string;
  /** True where marks come back for cleared audio too, as Twilio's do. */
  echoesCleared: boolean;
  hear(message: Buffer, isBinary: boolean): FarHeard;
}

export type FarHeard =
  | { kind: 'sound'; payload: Uint8Array }
  | { kind: 'mark'; id: string }
  | { kind: 'clear' }
  | { kind: 'hangup' }
  | { kind: 'other'; text: string };

const pcmu: AudioFormat = { encoding: 'pcmu', sampleRateHz: 8_000 };
const base64 = (payload: Uint8Array) => Buffer.from(payload).toString('base64');

interface CarrierMessage {
  event?: string;
  streamSid?: string;
  media?: { payload: string };
  mark?: { name: string };
}

function hearCarrier(message: Buffer, isBinary: boolean, streamSid?: string): FarHeard {
  const text = message.toString();
  if (isBinary) return { kind: 'other', text: 'binary' };
  const read = JSON.parse(text) as CarrierMessage;
  if (streamSid !== undefined && read.streamSid !== streamSid) return { kind: 'other', text };
  if (read.event === 'media' && read.media)
    return { kind: 'sound', payload: Buffer.from(read.media.payload, 'base64') };
  if (read.event === 'mark' && read.mark) return { kind: 'mark', id: read.mark.name };
  return read.event === 'clear' ? { kind: 'clear' } : { kind: 'other', text };
}

export interface FarCall {
  callRef: string;
  streamRef: string;
  from: string;
  to: string;
  token: string;
}

const exampleCall: FarCall = {
  callRef: 'CA5e5f4f8b1c2d3e4f5a6b7c8d9e0f1a2b',
  streamRef: 'MZ18ad3ab5a668481ce02b83e7395059f0',
  from: '+14155550123',
  to: '+46812345678',
  token: 'stream_token',
};

/** Twilio Media Streams. */
export function farTwilio(call: FarCall = exampleCall): FarDialect {
  const { streamRef: streamSid } = call;
  const json = (message: object) => JSON.stringify({ ...message, streamSid });
  return {
    protocol: 'twilio',
    sound: pcmu,
    soundBack: pcmu,
    opening: [
      JSON.stringify({ event: 'connected', protocol: 'Call', version: '1.0.0' }),
      json({
        event: 'start',
        sequenceNumber: '1',
        start: {
          accountSid: 'ACxx',
          streamSid,
          callSid: call.callRef,
          tracks: ['inbound'],
          mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 },
          customParameters: { token: call.token, from: call.from, to: call.to, Campaign: 'spring' },
        },
      }),
    ],
    say: (payload, count) =>
      json({
        event: 'media',
        sequenceNumber: String(count + 2),
        media: { track: 'inbound', chunk: String(count), timestamp: String(count * 20), payload: base64(payload) },
      }),
    press: (digit) => json({ event: 'dtmf', sequenceNumber: '5', dtmf: { track: 'inbound_track', digit } }),
    echo: (name) => json({ event: 'mark', sequenceNumber: '4', mark: { name } }),
    stop: json({ event: 'stop', sequenceNumber: '9', stop: { accountSid: 'ACxx', callSid: call.callRef } }),
    echoesCleared: true,
    hear: (message, isBinary) => hearCarrier(message, isBinary, streamSid),
  };
}

/** Telnyx media streaming. */
export function farTelnyx(sound: AudioFormat = pcmu, call: FarCall = exampleCall): FarDialect {
  const { streamRef: stream_id } = call;
  const json = (message: object) => JSON.stringify({ ...message, stream_id });
  const client_state = Buffer.from(call.token).toString('base64');
  return {
    protocol: 'telnyx',
    sound,
    soundBack: pcmu,
    opening: [
      JSON.stringify({ event: 'connected', version: '1.0.0' }),
      json({
        event: 'start',
        sequence_number: '1',
        start: {
          user_id: '3e6f995f-85f7-4705-9741-53b116d28237',
          call_control_id: call.callRef,
          call_session_id: 'ff55a038-6f5d-11ef-9692-02420aeffb1f',
          from: call.from,
          to: call.to,
          client_state,
          media_format: { encoding: sound.encoding.toUpperCase(), sample_rate: sound.sampleRateHz, channels: 1 },
        },
      }),
    ],
    say: (payload, count) =>
      json({
        event: 'media',
        sequence_number: String(count + 2),
        media: { track: 'inbound', chunk: String(count), timestamp: String(count * 20), payload: base64(payload) },
      }),
    press: (digit) =>
      json({ event: 'dtmf', occurred_at: '2026-01-01T00:00:00Z', sequence_number: '5', dtmf: { digit } }),
    echo: (name) => json({ event: 'mark', sequence_number: '4', mark: { name } }),
    stop: json({ event: 'stop', sequence_number: '9', stop: { call_control_id: call.callRef } }),
    echoesCleared: true,
    hear: (message, isBinary) => hearCarrier(message, isBinary),
  };
}

const asteriskNames: Record<string, AudioFormat> = {
  ulaw: pcmu,
  alaw: { encoding: 'pcma', sampleRateHz: 8_000 },
  slin16: { encoding: 'l16', sampleRateHz: 16_000 },
};

/** Asterisk's chan_websocket. */
export function farAsterisk(format: 'ulaw' | 'alaw' | 'slin16', style: 'text' | 'json'): FarDialect {
  const sound = asteriskNames[format] ?? pcmu;
  const channel_id = '1761245643.1';
  const event = (name: string, fields: Record<string, string | number> = {}) =>
    style === 'json'
      ? JSON.stringify({ event: name, channel_id, ...fields })
      : [name, ...Object.entries(fields).map(([key, value]) => `${key}:${value}`)].join(' ');
  const optimal_frame_size = sound.encoding === 'l16' ? 640 : 160;
  return {
    protocol: 'asterisk',
    sound,
    soundBack: sound,
    subprotocol: 'media',
    query: 'from=%2B14155550123&to=%2B46812345678',
    opening: [
      event('MEDIA_START', {
        connection_id: 'parley',
        channel: 'WebSocket/parley/0x5140001a0040',
        channel_id,
        format,
        optimal_frame_size,
        ptime: 20,
      }),
    ],
    say: (payload) => payload,
    press: (digit) => event('DTMF_END', { digit, channel_id }),
    echo: (id) =>
      style === 'json' ? event('MEDIA_MARK_PROCESSED', { correlation_id: id }) : `MEDIA_MARK_PROCESSED ${id}`,
    echoesCleared: false,
    hear(message, isBinary) {
      if (isBinary) return { kind: 'sound', payload: message };
      const text = message.toString();
      const [command, id] = readAsteriskCommand(text, style);
      if (text.length > 128) return { kind: 'other', text: 'too long for Asterisk' };
      if (command === 'MARK_MEDIA') return { kind: 'mark', id: id ?? '' };
      if (command === 'FLUSH_MEDIA') return { kind: 'clear' };
      return command === 'HANGUP' ? { kind: 'hangup' } : { kind: 'other', text };
    },
  };
}

function readAsteriskCommand(text: string, style: 'text' | 'json'): (string | undefined)[] {
  if (style === 'text') return text.split(' ');
  const read = JSON.parse(text) as { command?: string; correlation_id?: string };
  return [read.command, read.correlation_id];
}

/** jambonz' `listen`, and FreeSWITCH's mod_audio_fork below it. */
export function farFork(
  protocol: 'jambonz' | 'freeswitch',
  sampleRateHz: 8_000 | 16_000,
  echoesMarks = true,
): FarDialect {
  const sound: AudioFormat = { encoding: 'l16', sampleRateHz };
  const facts = { from: '+14155550123', to: '+46812345678' };
  const opening = {
    jambonz: { callSid: 'c0ffee', ...facts, sampleRate: sampleRateHz, mixType: 'mono', direction: 'inbound' },
    freeswitch: { uuid: 'c0ffee', ...facts, sampleRate: sampleRateHz },
  };
  return {
    protocol,
    sound,
    soundBack: sound,
    subprotocol: 'audio.drachtio.org',
    opening: [JSON.stringify(opening[protocol])],
    say: (payload) => payload,
    press: (digit) => JSON.stringify({ event: 'dtmf', dtmf: digit, duration: '160' }),
    echo: (name) => JSON.stringify({ type: 'mark', data: { name, event: 'playout' } }),
    echoesCleared: false,
    hear(message, isBinary) {
      if (isBinary) return { kind: 'sound', payload: message };
      const read = JSON.parse(message.toString()) as { type?: string; data?: { name?: string } };
      if (read.type === 'mark' && echoesMarks) return { kind: 'mark', id: read.data?.name ?? '' };
      if (read.type === 'killAudio') return { kind: 'clear' };
      return read.type === 'disconnect' ? { kind: 'hangup' } : { kind: 'other', text: message.toString() };
    },
  };
}
